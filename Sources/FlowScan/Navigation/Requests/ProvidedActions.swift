import ValueFlow

/// Finds the screens that get an action from their environment: of several flows whose views provide one, the nearest around the screen counts.
struct ProvidedActions {
  let askers: Askers
  private var solution: Solution { askers.solution }

  /// The screens that may call an action, of those that call one of its type.
  func takers(of action: ObjectIndex, among screens: [TypeIndex]) -> [TypeIndex] {
    let type = solution.info(of: action).type
    guard let flow = provider(of: action), askers.isAction(type) else { return screens }
    let providers = Set((solution.objects.ofType[type] ?? []).compactMap(provider))
    return screens.filter { screen in
      guard takes(type, screen) else { return true }
      let showing = askers.screens.keys.filter { askers.screens[$0]?.contains(screen) ?? false }
      return showing.isEmpty || showing.contains { isNearest(flow, of: providers, around: $0) }
    }
  }

  /// The flow in whose code an action is made.
  private func provider(of action: ObjectIndex) -> TypeIndex? {
    let owners = solution.objects.makers(of: action).map { askers.owners.owner(ofCode: $0.instance) }
    return owners.lazy.compactMap { if case .flow(let type) = $0 { type } else { nil } }.first
  }

  /// Tells whether a view takes an action from its environment.
  private func takes(_ action: TypeIndex, _ view: TypeIndex) -> Bool {
    solution.program.types[Int(view)].propertyOrder.map { solution.program.properties[Int($0)] }.contains {
      solution.program.environmentKey(of: $0) != nil && solution.program.type(of: $0).types.contains(action)
    }
  }

  private func isNearest(_ flow: TypeIndex, of providers: Set<TypeIndex>, around inner: TypeIndex) -> Bool {
    guard isAround(flow, inner) else { return false }
    return !providers.contains { $0 != flow && isAround($0, inner) && askers.isAncestor(flow, of: $0) }
  }

  private func isAround(_ flow: TypeIndex, _ inner: TypeIndex) -> Bool {
    flow == inner || askers.isAncestor(flow, of: inner)
  }
}
