// Which screen a route stands for.
extension Player {
  /// Shows what a route stands for, as the flow's builder of screens tells.
  func showRoute(_ route: Value, style: String, _ text: String, at place: Place, in frame: Frame) -> Bool {
    let members = self.members(of: route)
    let isAny = !route.things.isEmpty
    var isFound = false
    for member in members {
      guard let id = member.type, let builder = builder(for: id) else {
        if let screen = hostedScreen(of: member, in: frame) {
          isFound = true
          show(screen, of: member, isAny: isAny, style: style, text, at: place, in: frame)
        }
        continue
      }
      isFound = true
      let screen = enter(
        builder,
        on: builder.owner.map {
          $0 == flow ? me : Thing(in: arena, .named(program[$0].name), id: $0, isMade: false)
        },
        [.init(label: builder.facts.parameters.first?.label ?? "", value: .member(member))], in: frame)
      show(screen, of: member, isAny: isAny, style: style, text, at: place, in: frame)
    }
    return isFound
  }

  /// Shows the screen that was made of a route, under the route's name.
  func show(
    _ screen: Value, of member: EnumMember, isAny: Bool, style: String, _ text: String, at place: Place,
    in frame: Frame
  ) {
    if isAny, isAtRoot(screen) { return }
    let inner = Frame(
      outer: frame, me: me, function: nil, owner: flow, file: frame.file, scope: Scope(), arguments: [],
      cause: frame.cause)
    if frame.cause.isSpeech {
      inner.cause.trigger = member.name
      inner.cause.isSpeech = false
    }
    let parameters =
      member.type.flatMap { id in program[id].cases.first { $0.name == member.name }?.parameters } ?? []
    inner.labels.append(.init(type: member.type, name: member.name, parameters: parameters, isChosen: true))
    note(screen, style: style, owner: me, text, at: place, in: inner)
  }

  /// The cases that a route may be: the one at hand, or all of its type but for those that are there from the start.
  private func members(of route: Value) -> [EnumMember] {
    route.leaves.flatMap { leaf -> [EnumMember] in
      switch leaf {
      case .member(let member): return [member]
      case .thing(let thing):
        guard let id = thing.id, program[id].kind == .enum else { return [] }
        return program[id].cases.map { EnumMember(type: id, name: $0.name, payload: []) }
      default: return []
      }
    }
  }

  /// Whether all of this is at the root of a stack: a route that is only one of many does not put it on top again.
  private func isAtRoot(_ value: Value) -> Bool {
    let roots = seen.compactMap { sighting -> TypeID? in
      if case .show(.screen(let thing, _), "root") = sighting.deed { thing.id } else { nil }
    }
    return subjects(of: value).allSatisfy { subject in
      if case .screen(let thing, _) = subject, let id = thing.id { roots.contains(id) } else { false }
    }
  }

  /// The function that makes a view of a route.
  private func builder(for route: TypeID) -> FunctionNode? {
    let own = knowledge.ancestries[flow.index].compactMap(\.id).flatMap { program[$0].functionOrder }
    if let found = own.first(where: { builds($0, from: route) }) { return found }
    return program.types.lazy.flatMap(\.functionOrder).first { self.builds($0, from: route) }
  }

  private func builds(_ function: FunctionNode, from route: TypeID) -> Bool {
    guard function.facts.hasBody, let parameter = function.facts.parameters.first,
      let name = parameter.type.name,
      program.find(name, in: function.owner, from: function.file) == route
    else { return false }
    switch function.facts.result {
    case .named(let result, _):
      if knowledge.isScreen(result) || result == "AnyView" { return true }
      return program.find(result, in: function.owner, from: function.file).map { knowledge.isScreen($0) }
        ?? false
    default: return function.facts.attributes.contains { $0.name == "ViewBuilder" }
    }
  }
}
