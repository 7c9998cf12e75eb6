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

  /// The cases for which code makes the target of a route.
  private func cases(showing route: SeenRoute) -> Set<Name> {
    guard let object = route.sight?.object else { return [] }
    return solution.objects.makers(of: object).reduce(into: []) { names, made in
      let blocks = solution.template(made.instance).blocks
      var block = made.block
      while block > 0 {
        names.formUnion(blocks[Int(block)].caseNames)
        block = blocks[Int(block)].parent
      }
    }
  }
}
