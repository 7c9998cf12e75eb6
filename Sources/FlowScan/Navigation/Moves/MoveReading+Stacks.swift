import SwiftFacts
import ValueFlow

// Ways back by setting the screens of a container to some of those that it has.
extension MoveReading {
  /// Stacks of which code keeps only some screens: `stack.viewControllers = stack.viewControllers.filter { … }`.
  func shortenedStacks() -> [SeenMove] {
    let lists = Set(
      conventions.assignments.filter { $0.style == "root" }.compactMap {
        solution.program.names.known($0.name)
      }
    )
    var found: [SeenMove] = []
    for store in solution.stores where lists.contains(store.name) {
      guard solution.isActive(store.instance, block: store.block),
        solution.isShortened(listNamed: store.name, at: store.value)
      else { continue }
      found += backs(from: store.instance, store.block, store.place)
    }
    let setters = setters(of: lists)
    for call in solution.foreignCalls(where: { setters[$0.name] != nil }) {
      let site = solution.bodies.sites[Int(call.site)]
      guard let list = setters[site.name], let first = site.arguments.indices.first,
        solution.isShortened(
          listNamed: list, at: solution.node(ofArgument: first, of: call.site, in: call.instance))
      else { continue }
      found += backs(from: call.instance, site.block, site.place)
    }
    return found
  }

  /// The functions that set a list: `setViewControllers`.
  private func setters(of lists: Set<Name>) -> [Name: Name] {
    lists.reduce(into: [:]) { found, list in
      let name = solution.program.name(list)
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      if let known = solution.program.names.known(setter) { found[known] = list }
    }
  }
}
