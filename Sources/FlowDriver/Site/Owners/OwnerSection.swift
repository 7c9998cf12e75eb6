/// The rules of a section while its lines are read.
struct OwnerSectionBuilder {
  /// In small letters; empty for what stands before any section.
  let name: String
  /// Who owns what a rule without owners matches.
  var owners: [String] = []
  private(set) var rules: [(rule: OwnerRule, owners: [String])] = []

  init(name: String) { self.name = name }

  mutating func add(_ rule: OwnerRule) {
    rules.append((rule, rule.owners.isEmpty ? owners : rule.owners))
  }
}

/// The rules of a section, found by what a path must have to match them: most rules are never looked at.
struct OwnerSection: Sendable {
  private let rules: [(rule: OwnerRule, owners: [String])]
  private let rulesByNeed: [OwnerPart.Need: [Int]]
  /// Rules that any path may match.
  private let others: [Int]
  private let hasExclusions: Bool
  private let longestEnding: Int

  init(_ builder: OwnerSectionBuilder) {
    rules = builder.rules
    hasExclusions = rules.contains { $0.rule.isExclusion }
    var others: [Int] = []
    var rulesByNeed: [OwnerPart.Need: [Int]] = [:]
    for (number, entry) in rules.enumerated() {
      if let need = entry.rule.need {
        rulesByNeed[need, default: []].append(number)
      } else {
        others.append(number)
      }
    }
    longestEnding =
      rulesByNeed.keys.map { if case .ending(let bytes) = $0 { bytes.count } else { -1 } }.max() ?? -1
    self.others = others
    self.rulesByNeed = rulesByNeed
  }

  func owners(of path: [[UInt8]]) -> [String] {
    let lists = candidates(of: path)
    // What is excluded cannot be taken in again.
    if hasExclusions,
      lists.contains(where: { $0.contains { rules[$0].rule.isExclusion && matches($0, path) } })
    {
      return []
    }
    var last = -1
    for list in lists { last = list.last { $0 > last && matches($0, path) } ?? last }
    return last < 0 ? [] : rules[last].owners
  }

  private func matches(_ rule: Int, _ path: [[UInt8]]) -> Bool { rules[rule].rule.matches(path) }

  /// Lists of the rules that may match, each in the order of the file.
  private func candidates(of path: [[UInt8]]) -> [[Int]] {
    var needs: Set<OwnerPart.Need> = []
    for part in path {
      needs.insert(.name(part))
      // An ending that no rule has need not be cut out of a name that is nothing but dots.
      for dot in part.indices where part[dot] == UInt8(ascii: ".") && part.count - dot - 1 <= longestEnding {
        needs.insert(.ending(Array(part[(dot + 1)...])))
      }
    }
    return [others] + needs.compactMap { rulesByNeed[$0] }
  }
}
