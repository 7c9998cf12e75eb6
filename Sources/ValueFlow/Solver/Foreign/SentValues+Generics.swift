import SwiftFacts

/// Values that the code of a generic type receives for one of its parameters: `navigationDestination(for: Page.self)` in
/// `struct RouteStack<Page: Routable, …>: View`.
extension SentValues {
  /// The values of a channel for the generic parameter that a call requests; nil if the call requests none, or nothing tells its type.
  func receivedForParameter(_ name: String, by call: CallSite, in instance: InstanceIndex) -> NodeIndex? {
    let object = solver.instances[instance].receiver
    guard object >= 0, solver.objects[object].type >= 0, let parameter = parameter(requestedBy: call)
    else { return nil }
    if let type = solver.missing.typeArguments(of: object).first { return channel(name, of: type) }
    let uses = GenericArguments(program: solver.program).uses(of: parameter, in: solver.objects[object].type)
    let own = isInside(name, instance) ? ownChannel(name, in: instance) : nil
    if uses.isEmpty { return own }
    let key = "\(name) for \(solver.program.name(parameter)) of \(object)"
    if let known = solver.foreign.channels[key] { return known }
    let node = solver.channel(key)
    if let own { solver.copy(own, to: node) }
    for use in uses { follow(use, of: object, name, to: node) }
    return node
  }

  private func follow(
    _ use: GenericArguments.Use, of object: ObjectIndex, _ channel: String, to node: NodeIndex
  ) {
    solver.foreign.parameters.append(
      ParameterNode(channel: channel, node: node, base: use.base, name: use.parameter))
    solver.add(
      Use(kind: .genericType, a: Int32(solver.foreign.parameters.count - 1)),
      to: solver.field(object, use.property)
    )
  }

  /// Handles an object whose type tells that of a generic parameter: an `InboxRouter` for a `Router<Page>`.
  func resolveParameter(_ object: ObjectIndex, _ number: Int) {
    let (type, parameter) = (solver.objects[object].type, solver.foreign.parameters[number])
    guard type >= 0 else { return }
    let types =
      type == parameter.base
      ? solver.missing.typeArguments(of: object)
      : GenericArguments(program: solver.program).types(for: parameter.name, of: parameter.base, by: type)
    for type in types { solver.copy(channel(parameter.channel, of: type), to: parameter.node) }
  }

  /// The generic parameter in the argument `Page.self` of a call.
  private func parameter(requestedBy call: CallSite) -> Name? {
    let template = solver.bodies.templates[Int(call.template)]
    let isOpen = call.arguments.contains { solver.bodies.isOpenType($0.slot, in: template) }
    guard isOpen, case .call(_, let arguments)? = solver.program.written(call.node, in: template.file)?.form
    else { return nil }
    let named = arguments.map(\.value.text).first { $0.hasSuffix(".self") } ?? arguments.first?.value.text
    return named.flatMap { solver.program.names.known($0.hasSuffix(".self") ? String($0.dropLast(5)) : $0) }
  }
}
