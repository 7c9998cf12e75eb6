import SwiftFacts

/// The delivery of messages, which continues with what is new whenever nothing else is left to do.
extension MessageDelivery {
  /// Delivers all messages; returns whether that is news to anyone.
  func deliverMessages() -> Bool {
    guard !solver.messages.heard.isEmpty || !solver.messages.selectors.isEmpty else { return false }
    let before = solver.progress
    solver.selectors.answerSelectors()
    if !solver.messages.heard.isEmpty { deliverToAll() }
    solver.run()
    return before != solver.progress
  }

  private func deliverToAll() {
    connectHandlers()
    if solver.deliveryInputs.areCurrent(in: solver) { return }
    solver.deliveryInputs.begin(in: solver)
    var sent: [Name: [Int]] = [:]
    var known: [ObjectIndex: [Messages.Title]] = [:]
    for (number, call) in solver.messages.sent.enumerated() {
      for title in titles(of: call, &known) { sent[title.key, default: []].append(number) }
    }
    for (number, registration) in solver.messages.heard.enumerated() {
      let titles = self.titles(of: registration, &known)
      solver.messages.titles[registration.source, default: []].formUnion(titles)
      let handlers = solver.messages.running[registration.source] ?? []
      for title in titles {
        for call in sent[title.key] ?? [] { deliver(call, title, to: number, handlers) }
      }
    }
  }

  /// Connects the code that was handed to calls which receive messages.
  private func connectHandlers() {
    solver.messages.handed = solver.messages.handed.filter { source, object in
      let found =
        solver.objects[object].kind == .closure
        ? [solver.calling.closureInstance(object)] : solver.knownInstances(ofMethod: object)
      for handler in found { connect(handler, to: source) }
      return found.isEmpty
    }
  }

  private func connect(_ handler: InstanceIndex, to source: ObjectIndex) {
    guard solver.messages.handlers[handler, default: []].insert(source).inserted else { return }
    solver.messages.running[source, default: []].append(handler)
    if let first = solver.template(handler).parameters.first {
      solver.copy(solver.content(source), to: solver.node(handler, first))
    }
  }

  private func deliver(_ number: Int, _ title: Messages.Title, to heard: Int, _ handlers: [InstanceIndex]) {
    let (call, source) = (solver.messages.sent[number], solver.messages.heard[heard].source)
    let state = Messages.State(
      handlers: handlers.count,
      makers: solver.nodes.count(at: solver.node(ofArgument: call.argument, of: call.site, in: call.instance))
    )
    let delivery = Messages.Delivery(sent: number, heard: heard, name: title.name)
    let known = solver.messages.delivered.updateValue(state, forKey: delivery)
    guard known != state else { return }
    solver.messages.note(call, title.name, to: source)
    let (block, place) = (
      solver.bodies.sites[Int(call.site)].block, solver.bodies.sites[Int(call.site)].place
    )
    let name = solver.plain(.enumCase, name: title.name)
    solver.made(by: call.instance, block, place, name)
    solver.messages.names.insert(name)
    for handler in handlers.dropFirst(known?.handlers ?? 0) {
      solver.calls(.delivered, from: call.instance, call.site, block: block, to: handler, object: name)
    }
    solver.add(message(of: call, named: name), to: solver.content(source))
  }

  /// The message that a call sends, with what it carries.
  private func message(of call: Messages.Call, named name: ObjectIndex) -> ObjectIndex {
    let site = solver.bodies.sites[Int(call.site)]
    let made = solver.make(
      .instance, type: solver.semantics.messages.message, site: Int64(call.site) + 1, in: call.instance,
      block: site.block, place: site.place)
    solver.add(name, to: solver.field(made.object, solver.semantics.messages.label))
    for (maker, arguments) in [(call.instance, site.arguments)] + makers(ofArgument: call) {
      for argument in arguments where argument.label != 0 && argument.label != solver.semantics.messages.label
      {
        solver.copy(solver.node(maker, argument.slot), to: solver.field(made.object, argument.label))
      }
    }
    return made.object
  }

  /// Where a message is made that is sent as a whole: `post(Notification(name: .paid, object: order))`.
  private func makers(ofArgument call: Messages.Call) -> [(InstanceIndex, [CallArgument])] {
    solver.objects(at: solver.node(ofArgument: call.argument, of: call.site, in: call.instance)).flatMap {
      object in
      making(object).map { ($0.instance, solver.bodies.sites[Int($0.site)].arguments) }
    }
  }

  /// The calls that make an instance of a type without source.
  func making(_ object: ObjectIndex) -> [(instance: InstanceIndex, site: Int32)] {
    let info = solver.objects[object]
    let site = info.site - 1
    guard info.kind == .instance, site >= 0, site < Int64(solver.bodies.sites.count) else { return [] }
    solver.deliveryInputs.note(makersOf: object, in: solver)
    return solver.objects.makers(of: object).map { ($0.instance, Int32(site)) }
  }
}
