import SwiftFacts

/// The delivery of messages, which continues with what is new whenever nothing else is left to do.
extension Solver {
  /// Delivers all messages; returns whether that is news to anyone.
  func deliverMessages() -> Bool {
    guard !messages.heard.isEmpty || !messages.selectors.isEmpty else { return false }
    let before = progress
    answerSelectors()
    connectHandlers()
    var sent: [Name: [Int]] = [:]
    for (number, call) in messages.sent.enumerated() {
      for title in titles(of: call) { sent[title.key, default: []].append(number) }
    }
    for (number, registration) in messages.heard.enumerated() {
      let titles = self.titles(of: registration)
      messages.titles[registration.source, default: []].formUnion(titles)
      let handlers = messages.running[registration.source] ?? []
      for title in titles {
        for call in sent[title.key] ?? [] { deliver(call, title, to: number, handlers) }
      }
    }
    run()
    return before != progress
  }

  /// Connects the code that was handed to calls which receive messages.
  private func connectHandlers() {
    messages.handed = messages.handed.filter { source, object in
      let found =
        objects[object].kind == .closure ? [closureInstance(object)] : knownInstances(ofMethod: object)
      for handler in found { connect(handler, to: source) }
      return found.isEmpty
    }
  }

  private func connect(_ handler: InstanceIndex, to source: ObjectIndex) {
    guard messages.handlers[handler, default: []].insert(source).inserted else { return }
    messages.running[source, default: []].append(handler)
    if let first = template(handler).parameters.first { copy(content(source), to: node(handler, first)) }
  }

  private func deliver(_ number: Int, _ title: Messages.Title, to heard: Int, _ handlers: [InstanceIndex]) {
    let (call, source) = (messages.sent[number], messages.heard[heard].source)
    let state = Messages.State(
      handlers: handlers.count,
      makers: nodes.count(at: node(ofArgument: call.argument, of: call.site, in: call.instance)))
    let delivery = Messages.Delivery(sent: number, heard: heard, name: title.name)
    let known = messages.delivered.updateValue(state, forKey: delivery)
    guard known != state else { return }
    messages.note(call, title.name, to: source)
    let (block, place) = (bodies.sites[Int(call.site)].block, bodies.sites[Int(call.site)].place)
    let name = plain(.enumCase, name: title.name)
    made(by: call.instance, block, place, name)
    messages.names.insert(name)
    for handler in handlers.dropFirst(known?.handlers ?? 0) {
      calls(.delivered, from: call.instance, call.site, block: block, to: handler, object: name)
    }
    add(message(of: call, named: name), to: content(source))
  }

  /// The message that a call sends, with what it carries.
  private func message(of call: Messages.Call, named name: ObjectIndex) -> ObjectIndex {
    let site = bodies.sites[Int(call.site)]
    let made = make(
      .instance, type: semantics.messages.message, site: Int64(call.site) + 1, in: call.instance,
      block: site.block, place: site.place)
    add(name, to: field(made.object, semantics.messages.label))
    for (maker, arguments) in [(call.instance, site.arguments)] + makers(ofArgument: call) {
      for argument in arguments where argument.label != 0 && argument.label != semantics.messages.label {
        copy(node(maker, argument.slot), to: field(made.object, argument.label))
      }
    }
    return made.object
  }

  /// Where a message is made that is sent as a whole: `post(Notification(name: .paid, object: order))`.
  private func makers(ofArgument call: Messages.Call) -> [(InstanceIndex, [CallArgument])] {
    objects(at: node(ofArgument: call.argument, of: call.site, in: call.instance)).flatMap { object in
      making(object).map { ($0.instance, bodies.sites[Int($0.site)].arguments) }
    }
  }

  /// The calls that make an instance of a type without source.
  func making(_ object: ObjectIndex) -> [(instance: InstanceIndex, site: Int32)] {
    let info = objects[object]
    let site = info.site - 1
    guard info.kind == .instance, site >= 0, site < Int64(bodies.sites.count) else { return [] }
    return objects.makers(of: object).map { ($0.instance, Int32(site)) }
  }
}
