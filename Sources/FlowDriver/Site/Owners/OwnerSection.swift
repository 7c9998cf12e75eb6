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
    self.others = others
    self.rulesByNeed = rulesByNeed
  }

  func owners(of path: [[UInt8]]) -> [String] {
    let matching = candidates(of: path).lazy.map { rules[$0] }.filter { $0.rule.matches(path) }
    // What is excluded cannot be taken in again.
    if hasExclusions, matching.contains(where: { $0.rule.isExclusion }) { return [] }
    return matching.first?.owners ?? []
  }

  /// The rules that may match, the last ones first.
  private func candidates(of path: [[UInt8]]) -> [Int] {
    var found = others
    for part in path {
      found += rulesByNeed[.name(part)] ?? []
      for dot in part.indices where part[dot] == UInt8(ascii: ".") {
        found += rulesByNeed[.ending(Array(part[(dot + 1)...]))] ?? []
      }
    }
    return Set(found).sorted(by: >)
  }
}
