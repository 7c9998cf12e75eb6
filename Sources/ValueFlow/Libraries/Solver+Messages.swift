import SwiftFacts

/// Messages that code without source delivers by name, from those who send them to those who registered for them.
extension Solver {
  /// Handles a call of code without source that may send a message, register for one, or receive those of a source.
  func message(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    if let argument = argument(semantics.messages.sending[call.name], of: call) {
      messages.send(Messages.Call(instance: instance, site: site, argument: argument))
    }
    if let argument = argument(semantics.messages.hearing[call.name], of: call) {
      hear(call, site, in: instance, argument)
    }
    if semantics.messages.receiving.contains(call.name) {
      for argument in call.arguments {
        add(Use(kind: .hear, a: instance, b: site), to: node(instance, argument.slot))
      }
    }
    listen(receiver, site, in: instance)
    makeName(call, site, in: instance, of: receiver)
  }

  /// Makes a name by its type, which is nested in another one without source: `Notification.Name("paid")`.
  private func makeName(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, of type: ObjectIndex) {
    guard type >= 0, objects[type].kind == .metatype,
      let name = program.names.known(
        program.typeName(objects[type].type) + "." + program.name(call.name)),
      let named = program.foreignTypes[name], semantics.messages.names.contains(named)
    else { return }
    let made = make(
      .instance, type: named, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    add(made.object, to: node(instance, call.result))
  }

  private func argument(_ rules: [RequestArgument]?, of call: CallSite) -> Int? {
    guard let slot = rules?.lazy.compactMap({ $0.slot(in: call) }).first else { return nil }
    return call.arguments.firstIndex { $0.slot == slot }
  }

  /// Makes what delivers the messages that a call registers for, which is also its result.
  private func hear(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, _ argument: Int) {
    let source = make(
      .instance, type: semantics.messages.source, site: Int64(site) + 1, in: instance, block: call.block,
      place: call.place)
    let registration = Messages.Call(
      instance: instance, site: site, argument: argument, source: source.object)
    guard messages.hear(registration) else { return }
    messages.listen(registration)
    add(source.object, to: node(instance, call.result))
  }

  /// Handles a call that receives the messages of a source, which it is made on or which is its argument.
  func listen(_ source: ObjectIndex, _ site: Int32, in instance: InstanceIndex) {
    guard source >= 0, objects[source].kind == .instance, objects[source].type == semantics.messages.source
    else { return }
    messages.listen(Messages.Call(instance: instance, site: site, argument: -1, source: source))
  }

  // MARK: - Delivery

  /// Delivers all messages; returns whether that is news to anyone.
  func deliverMessages() -> Bool {
    guard !messages.heard.isEmpty || !messages.selectors.isEmpty else { return false }
    let before = progress
    answerSelectors()
    var sent: [Name: [(call: Messages.Call, title: Messages.Title)]] = [:]
    for call in messages.sent {
      for title in titles(of: call) { sent[title.key, default: []].append((call, title)) }
    }
    for registration in messages.heard {
      let titles = self.titles(of: registration)
      messages.titles[registration.source, default: []].formUnion(titles)
      let handlers = self.handlers(of: registration.source)
      for title in titles.sorted(by: { $0.key < $1.key }) {
        for (call, _) in sent[title.key] ?? [] {
          deliver(call, title, to: registration.source, handlers)
        }
      }
    }
    run()
    return before != progress
  }

  /// The instances that run for the messages of a source.
  private func handlers(of source: ObjectIndex) -> [InstanceIndex] {
    let found = (messages.listening[source] ?? []).flatMap { call -> [InstanceIndex] in
      guard let number = foreign.handingNumbers[UInt64(pair: call.instance, call.site)] else { return [] }
      return foreign.handings[Int(number)].called.flatMap { object -> [InstanceIndex] in
        objects[object].kind == .closure
          ? [closureInstance(object)] : knownInstances(ofMethod: object)
      }
    }
    for handler in found {
      messages.handlers[handler, default: []].insert(source)
      if let first = template(handler).parameters.first { copy(content(source), to: node(handler, first)) }
    }
    return found
  }

  private func deliver(
    _ call: Messages.Call, _ title: Messages.Title, to source: ObjectIndex, _ handlers: [InstanceIndex]
  ) {
    let isKnown = (messages.senders[source] ?? []).contains {
      $0.call.instance == call.instance && $0.call.site == call.site
    }
    if !isKnown { messages.senders[source, default: []].append((call, title.name)) }
    let name = plain(.enumCase, name: title.name)
    let (block, place) = (bodies.sites[Int(call.site)].block, bodies.sites[Int(call.site)].place)
    made(by: call.instance, block, place, name)
    messages.names.insert(name)
    for handler in handlers {
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

// Queries about the finished analysis.
extension Solver {
  /// Tells whether a call registers code for messages, so that whoever sends these requests what the code does, and not the caller.
  package func isRegistering(_ edge: CallerEdge, _ handler: InstanceIndex) -> Bool {
    guard edge.kind == .foreign, edge.site >= 0, let sources = messages.handlers[handler] else {
      return false
    }
    return sources.contains { source in
      messages.titles[source]?.isEmpty == false
        && (messages.listening[source] ?? []).contains {
          $0.site == edge.site && $0.instance == edge.instance
        }
    }
  }

  /// The messages for which an instance runs and that no code of the source sends, with the calls that register for them.
  package func unsentMessages(to handler: InstanceIndex) -> [(title: Messages.Title, call: Messages.Call)] {
    (messages.handlers[handler] ?? []).sorted().flatMap { unsentMessages(of: $0) }
  }

  private func unsentMessages(of source: ObjectIndex) -> [(title: Messages.Title, call: Messages.Call)] {
    guard messages.senders[source] == nil,
      let call = messages.heard.first(where: { $0.source == source })
    else { return [] }
    return (messages.titles[source] ?? []).sorted { $0.key < $1.key }.map { ($0, call) }
  }

  /// The loops over messages: `for await message in center.notifications(named: .paid) { … }`.
  package var messageLoops: [(call: Messages.Call, source: ObjectIndex)] {
    messages.heard.filter {
      semantics.messages.sequences.contains(bodies.sites[Int($0.site)].name)
        && messages.titles[$0.source]?.isEmpty == false
    }
    .map { ($0, $0.source) }
  }

  /// The calls that send the messages of a source, with the names of these.
  package func senders(to source: ObjectIndex) -> [(call: Messages.Call, name: Name)] {
    messages.senders[source] ?? []
  }

  /// Tells whether an object is the name of a message that is sent.
  package func isMessageName(_ object: ObjectIndex) -> Bool { messages.names.contains(object) }

  /// The messages of a source that no code of the source sends.
  package func unsentTitles(of source: ObjectIndex) -> [Messages.Title] {
    unsentMessages(of: source).map(\.title)
  }
}
