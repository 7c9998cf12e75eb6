import SwiftFacts
import ValueFlow

/// Finds what flows show for the cases of their state: `switch step { case .welcome: WelcomeView() … }`.
struct ShownCases {
  let solution: Solution

  /// For each flow, the screens and flows that it shows for each case.
  func targets(of routes: [SeenRoute]) -> [TypeIndex: [Name: Set<TypeIndex>]] {
    routes.reduce(into: [:]) { found, route in
      for name in cases(showing: route) {
        found[route.flow, default: [:]][name, default: []].insert(route.target.type)
      }
    }
  }

  /// For each flow, the very cases for which its views make screens: of who sends one, the flow shows something, whatever code hands it on.
  func objects(of routes: [SeenRoute]) -> [TypeIndex: Set<ObjectIndex>] {
    routes.reduce(into: [:]) { found, route in
      guard let object = route.sight?.object else { return }
      for made in solution.objects.makers(of: object) where isOfValue(made.instance) {
        found[route.flow, default: []].formUnion(
          blocks(around: made).flatMap { solution.chosen(made.instance, $0) })
      }
    }
  }

  /// The enums by whose cases views of flows choose what they show.
  func types(of routes: [SeenRoute]) -> Set<TypeIndex> {
    Set(routes.flatMap(choices).map(\.type))
  }

  /// The cases by which views choose to show the target of a route.
  func choices(showing route: SeenRoute) -> [(type: TypeIndex, name: Name)] {
    guard let object = route.sight?.object else { return [] }
    return solution.objects.makers(of: object).filter { isOfValue($0.instance) }.flatMap { made in
      solution.choices(around: made.block, in: made.instance).filter { !$0.isRest }.flatMap { choice in
        enums(of: choice).flatMap { type in choice.names.map { (type, $0) } }
      }
    }
  }

  private func enums(of choice: BlockChoice) -> Set<TypeIndex> {
    choice.types.union(choice.cases.map { solution.info(of: $0).type })
      .filter { $0 >= 0 && solution.program.types[Int($0)].kind == .enum }
  }

  /// Tells whether code is that of a value, as a view is, and not of an object with a state.
  private func isOfValue(_ instance: InstanceIndex) -> Bool {
    guard let type = solution.receiverType(of: instance), type >= 0 else { return false }
    return solution.program.types[Int(type)].kind == .struct
  }

  /// The cases for which code makes the target of a route.
  private func cases(showing route: SeenRoute) -> Set<Name> {
    guard let object = route.sight?.object else { return [] }
    return solution.objects.makers(of: object).reduce(into: []) { names, made in
      let blocks = solution.template(made.instance).blocks
      for block in self.blocks(around: made) { names.formUnion(blocks[Int(block)].caseNames) }
    }
  }

  private func blocks(around made: Maker) -> [Int32] {
    let blocks = solution.template(made.instance).blocks
    return Array(sequence(first: made.block) { blocks[Int($0)].parent }.prefix { $0 > 0 })
  }
}
