/// The rules of a section while it is being parsed.
struct OwnerSectionBuilder {
  /// The section's name in lower case; empty for lines before any section.
  let name: String
  /// The default owners for rules without owners of their own.
  var owners: [String] = []
  private(set) var rules: [(rule: OwnerRule, owners: [String])] = []

  init(name: String) { self.name = name }

  mutating func add(_ rule: OwnerRule) {
    rules.append((rule, rule.owners.isEmpty ? owners : rule.owners))
  }
}

/// The rules of a section, indexed so that most need not be tried for a path.
struct OwnerSection: Sendable {
  private let rules: [(rule: OwnerRule, owners: [String])]
  private let rulesByNeed: [OwnerPart.Need: [Int]]
  /// The rules that can match any path.
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
    // An excluded path cannot be included again.
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

  /// The candidate rules for a path, as lists in the order of the file.
  private func candidates(of path: [[UInt8]]) -> [[Int]] {
    var needs: Set<OwnerPart.Need> = []
    for part in path {
      needs.insert(.name(part))
      // Endings longer than any in a rule are not extracted, in case a name is nothing but dots.
      for dot in part.indices where part[dot] == UInt8(ascii: ".") && part.count - dot - 1 <= longestEnding {
        needs.insert(.ending(Array(part[(dot + 1)...])))
      }
    }
    return [others] + needs.compactMap { rulesByNeed[$0] }
  }
}
