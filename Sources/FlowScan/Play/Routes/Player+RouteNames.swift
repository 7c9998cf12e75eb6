// What a route is called, and by what it was asked for.
extension Player {
  /// The case by which somebody asked, innermost first.
  func asked(in frame: Frame) -> String? {
    for frame in frame.stack {
      if let label = frame.labels.last(where: { !$0.isChosen }) { return label.name }
    }
    return nil
  }

  func cases(in frame: Frame) -> [String] {
    frame.stack.flatMap { $0.labels.filter { !$0.isChosen }.flatMap { $0.all.isEmpty ? [$0.name] : $0.all } }
  }

  /// A route is called after the case or the method of the flow that leads to it.
  ///
  /// A helper that is handed what it shows names nothing, where another function hands it over.
  func routeName(in frame: Frame, of shown: [Thing]) -> RouteName {
    let own = frame.stack.filter { $0.me === me && $0.owner == flow }
    let isHanded = { (frame: Frame) in shown.contains { frame.arguments.contains(ObjectIdentifier($0)) } }
    let hasNamer = own.contains { $0.function != nil && $0.function?.facts.name != "init" && !isHanded($0) }
    for frame in frame.stack where frame.me === me {
      if hasNamer, isHanded(frame), frame.labels.isEmpty, frame.owner == flow { continue }
      guard frame.owner == flow else {
        if let route = frame.members.first(where: { $0.type != nil }) { return self.routeName(of: route) }
        continue
      }
      if let label = frame.labels.last {
        return RouteName(name: label.name, parameters: label.parameters, summary: summary(of: label))
      }
      guard let function = frame.function else { continue }
      if function.facts.parameters.count == 1, let route = frame.members.first(where: { isRoute($0) }) {
        return self.routeName(of: route)
      }
      let name = function.facts.name == "init" ? "start" : function.facts.name
      return RouteName(name: name, parameters: function.facts.parameters, summary: function.facts.summary)
    }
    let name = frame.cause.trigger.isEmpty ? "start" : frame.cause.trigger
    return RouteName(name: name, parameters: [], summary: "")
  }

  /// Whether a case is of a type that is called after routes, so that `show(.detail)` is about `detail`.
  func isRoute(_ member: EnumMember) -> Bool {
    guard let id = member.type else { return false }
    return ["Route", "Screen", "Page", "Destination", "Step", "Path", "Sheet", "Cover", "Scene"].contains {
      program[id].shortName.hasSuffix($0)
    }
  }

  func routeName(of member: EnumMember) -> RouteName {
    let declared = member.type.flatMap { id in program[id].cases.first { $0.name == member.name } }
    return RouteName(
      name: member.name, parameters: declared?.parameters ?? [], summary: declared?.summary ?? "")
  }

  private func summary(of label: Frame.Label) -> String {
    label.type.flatMap { id in program[id].cases.first { $0.name == label.name }?.summary } ?? ""
  }
}
