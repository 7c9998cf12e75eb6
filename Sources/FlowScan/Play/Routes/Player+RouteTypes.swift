// Routes that are no cases: a value of a type, for which the flow has a builder, as `flowDestination(for: Number.self)`.
extension Player {
  /// Shows what the flow makes of a value by its type, or else by the type that the navigator takes.
  func showRoute(
    byType value: Value, on receiver: Value?, style: String, _ text: String, at place: Place, in frame: Frame
  ) -> Bool {
    let own = value.things.compactMap(\.id).filter { program[$0].kind != .enum }
    if let found = own.lazy.compactMap({ self.builder(for: .named(self.program[$0].name), $0) }).first {
      return show(found, style, text, at: place, in: frame)
    }
    guard own.isEmpty, let taken = taken(by: receiver), let found = builder(for: taken, nil) else {
      return false
    }
    return show(found, style, text, at: place, in: frame)
  }

  /// What a navigator or a list of routes takes: `Int` for `FlowNavigator<Int>`.
  private func taken(by receiver: Value?) -> TypeShape? {
    for thing in receiver?.things ?? [] {
      if case .named(_, let arguments) = thing.type, let first = arguments.first { return first }
    }
    return nil
  }

  /// Whether a navigator that takes this type speaks to the flow.
  func isTaken(_ type: TypeShape) -> Bool {
    hosts.contains { $0.builders.contains { !$0.written.isEmpty && $0.written == type.name } }
  }

  /// Whether the flow knows its routes by their types alone, so that its navigators take whatever they are given.
  var takesAnyRoute: Bool {
    hosts.contains { $0.builders.contains { $0.cases.isEmpty && !$0.written.isEmpty } }
  }

  private struct FoundBuilder {
    let builder: RouteBuilder
    let host: Host
  }

  private func builder(for type: TypeShape, _ id: TypeID?) -> FoundBuilder? {
    let above = id.map { knowledge.ancestries[$0.index].compactMap(\.id) } ?? []
    for host in hosts {
      for builder in host.builders where builder.cases.isEmpty && !builder.written.isEmpty {
        if builder.route.map(above.contains) ?? (builder.written == type.name) {
          return FoundBuilder(builder: builder, host: host)
        }
      }
    }
    return nil
  }

  private func show(
    _ found: FoundBuilder, _ style: String, _ text: String, at place: Place, in frame: Frame
  ) -> Bool {
    let screen = play(found.builder, of: found.host, with: .unknown, in: frame)
    guard !subjects(of: screen).isEmpty else { return false }
    let member = EnumMember(type: nil, name: name(of: found.builder, making: screen), payload: [])
    show(screen, of: member, isAny: false, style: style, text, at: place, in: frame)
    return true
  }

  /// A route is called after its type; a plain number says nothing, so that the screen has to.
  private func name(of builder: RouteBuilder, making screen: Value) -> String {
    guard builder.route == nil, case .screen(_, let name)? = subjects(of: screen).first else {
      return builder.written.lastPart.uncapitalized
    }
    return name.lastPart.uncapitalized
  }
}

extension String {
  /// `numberList` for `NumberList`.
  fileprivate var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
