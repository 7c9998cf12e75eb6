/// Properties that are routes by their wrapper: `@Route(.push) var detail = makeDetail`.
extension Player {
  /// A property of the flow that is a route, with how it shows its screen.
  struct WrappedRoute {
    let property: PropertyNode
    let style: String
  }

  func wrappedRoute(_ name: String, of flow: TypeID? = nil) -> WrappedRoute? {
    guard let (property, _) = knowledge.property(name, of: flow ?? self.flow) else { return nil }
    for attribute in property.facts.attributes {
      guard let wrapper = knowledge.conventions.wrappers.first(where: { $0.name == attribute.name }) else {
        continue
      }
      return WrappedRoute(property: property, style: style(of: wrapper, attribute.arguments))
    }
    return nil
  }

  private func style(of wrapper: Conventions.Wrapper, _ arguments: [Argument]) -> String {
    for argument in arguments {
      if let style = wrapper.styles[argument.label]
        ?? argument.value.calledName.flatMap({ wrapper.styles[$0] })
      {
        return style
      }
    }
    return wrapper.style
  }

  /// Shows what the function behind a wrapped property makes.
  func show(_ route: WrappedRoute, at place: Place, text: String, in frame: Frame) {
    let name = route.property.facts.name
    let inner = Frame(
      outer: frame, me: me, function: nil, owner: flow, file: frame.file, scope: Scope(), arguments: [],
      cause: frame.cause)
    let maker = value(of: route.property.facts.value, in: inner, scope: inner.scope)
    inner.labels.append(.init(type: flow, name: name, parameters: parameters(of: maker), isChosen: true))
    let shown = Value.oneOf(
      maker.options.map { option in
        guard case .method(let thing, let name) = option, let id = thing.id,
          let function = knowledge.functions(name, of: id).first
        else { return option }
        return enter(function, on: thing, [], in: inner)
      })
    note(shown, style: route.style, owner: me, text, at: place, in: inner)
  }

  /// Whether routes are asked for by routers of a library, which go back as well.
  var hasWrappedRoutes: Bool {
    program[flow].propertyOrder.contains { wrappedRoute($0) != nil }
  }

  private func parameters(of maker: Value) -> [ParameterFacts] {
    guard case .method(let thing, let name) = maker, let id = thing.id else { return [] }
    return knowledge.functions(name, of: id).first?.facts.parameters ?? []
  }

  /// `router.route(to: \.detail)`, if it speaks to this flow.
  func answerKeyPath(_ route: Value, on receiver: Value?, _ call: Call) -> Bool {
    var isFound = false
    for case .keyPath(let path) in route.leaves {
      guard let name = path.last, let route = wrappedRoute(name), isMeant(receiver, path) else {
        if askOther(path, on: receiver, call) { isFound = true }
        continue
      }
      var frame = call.frame
      if frame.cause.isSpeech {
        frame = asked(by: .member(EnumMember(type: nil, name: name, payload: [])), call)
      }
      show(route, at: call.place, text: call.text, in: frame)
      isFound = true
    }
    return isFound
  }

  /// Whether a router is one of this flow, as `Router` in it, or a router that names it.
  func isMeant(_ receiver: Value?, _ path: [String]) -> Bool {
    let own = program[flow].name
    if path.count > 1, path[0] != own, path[0].first?.isUppercase == true { return false }
    guard let thing = receiver?.things.first, thing !== me else { return true }
    return thing.type.parts.contains { part in
      guard case .named(let name, let arguments) = part else { return false }
      if name == own || name.hasPrefix(own + ".") { return true }
      if arguments.isEmpty, thing.id == nil, takesAnyRoute { return true }
      return arguments.contains { argument in
        if isTaken(argument) { return true }
        guard let id = knowledge.concrete(argument, in: nil, from: thing.file) else { return false }
        return id == flow || hosts.contains { $0.builders.contains { $0.route == id } }
      }
    }
  }
}

extension FlowPlay {
  /// Plays the properties that are routes by their wrapper and that nobody asked for.
  func playWrappedRoutes() {
    for ancestor in knowledge.ancestries[player.flow.index].compactMap(\.id) {
      for name in program[ancestor].propertyOrder {
        guard let route = player.wrappedRoute(name) else { continue }
        let frame = player.root(Cause())
        player.show(route, at: route.property.facts.place, text: name, in: frame)
      }
    }
  }
}
