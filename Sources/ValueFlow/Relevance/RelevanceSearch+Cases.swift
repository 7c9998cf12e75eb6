import SwiftFacts

// The cases that code makes which is not analysed, such as `state = .loaded(items)` in a function that only loads.
extension RelevanceSearch {
  mutating func collectCasesElsewhere() {
    for (name, types) in cases where isMadeElsewhere(name, types) { found.casesElsewhere.insert(name) }
  }

  private func isMadeElsewhere(_ name: Name, _ types: [TypeIndex]) -> Bool {
    if implicit[name]?.contains(where: { !isFollowed($0) }) == true { return true }
    let names = Set(types.map(program.shortName))
    return members[name]?.contains { $0.base.map(names.contains) == true && !isFollowed($0.body) } == true
  }

  /// Tells whether a body is relevant already.
  func isFollowed(_ body: Body) -> Bool {
    let property = Int(body) - program.functions.count
    return property >= 0 ? found.properties[property] : found.functions[Int(body)]
  }
}
