import SwiftFacts
import ValueFlow

/// Finds what code makes for each case of an enum, as for tabs: `Tab.allCases.map { tab in controller(for: tab) }`.
struct TabsOfCases {
  private struct Case: Hashable {
    var type: TypeIndex
    var name: Name
  }

  private let solution: Solution
  private var made: [Case: Set<TypeIndex>] = [:]

  init(_ solution: Solution) {
    self.solution = solution
    for instance in solution.instances.indices where solution.instances[instance].caseName != 0 {
      note(instance)
    }
  }

  /// The types of what is made for a case.
  func types(for choice: ObjectIndex) -> Set<TypeIndex> {
    let info = solution.info(of: choice)
    return made[Case(type: info.type, name: info.name)] ?? []
  }

  private mutating func note(_ instance: InstanceIndex) {
    let results = Set(solution.unsortedObjects(at: solution.resultNode(instance)).flatMap(shownTypes))
    if results.isEmpty { return }
    let name = solution.instances[instance].caseName
    for object in Set(solution.parameters(of: instance).flatMap { solution.unsortedObjects(at: $0) }) {
      let info = solution.info(of: object)
      guard info.kind == .enumCase, info.name == name else { continue }
      made[Case(type: info.type, name: name), default: []].formUnion(results)
    }
  }

  /// The type of an object, and those of what it contains: `UINavigationController(rootViewController: page)`.
  private func shownTypes(_ object: ObjectIndex) -> [TypeIndex] {
    let content = solution.knownContent(object).map { solution.unsortedObjects(at: $0) } ?? []
    return ([object] + content).filter { [.instance, .some].contains(solution.info(of: $0).kind) }
      .map { solution.info(of: $0).type }.filter { $0 >= 0 }
  }
}
