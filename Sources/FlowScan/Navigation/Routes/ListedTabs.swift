import SwiftFacts
import ValueFlow

/// The objects of each tab in a list that code writes tab by tab: `[home, shop]`, `[home, shop].map { $0.navigation }`.
struct ListedTabs {
  let solution: Solution

  /// The objects of each tab, in the order of the code; none if the code does not tell one from another.
  func tabs(at list: NodeIndex) -> [Set<ObjectIndex>] {
    let written = solution.elements(at: list)
    if !written.isEmpty { return written.map { Set(solution.objects(at: $0)) } }
    let shown = Set(solution.objects(at: list))
    let tabs = solution.elements(mappedTo: list).map { keeping($0).intersection(shown) }
    let isDistinct = Set(tabs.joined()).count == tabs.map(\.count).reduce(0, +)
    return isDistinct && !tabs.contains(where: \.isEmpty) ? tabs : []
  }

  /// The objects at a node, with what they keep: a flow its router, and the router its navigation controller.
  private func keeping(_ node: NodeIndex) -> Set<ObjectIndex> {
    var found = Set(solution.objects(at: node))
    var last = found
    for _ in 0..<Self.deepest {
      last = Set(last.flatMap(kept))
      found.formUnion(last)
    }
    return found
  }

  private static let deepest = 2

  private func kept(by object: ObjectIndex) -> [ObjectIndex] {
    let type = solution.info(of: object).type
    guard type >= 0 else { return [] }
    let program = solution.program
    let names = program.ancestors(type).flatMap { program.types[Int($0)].propertyOrder }.map {
      program.properties[Int($0)].name
    }
    return names.compactMap { solution.knownField(object, $0) }.flatMap { solution.objects(at: $0) }
  }
}
