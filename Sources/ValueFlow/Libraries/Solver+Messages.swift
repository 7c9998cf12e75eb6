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
    listen(registration)
    add(source.object, to: node(instance, call.result))
  }

  /// Handles a call that receives the messages of a source, which it is made on or which is its argument.
  func listen(_ source: ObjectIndex, _ site: Int32, in instance: InstanceIndex) {
    guard source >= 0, objects[source].kind == .instance, objects[source].type == semantics.messages.source
    else { return }
    listen(Messages.Call(instance: instance, site: site, argument: -1, source: source))
  }

  private func listen(_ call: Messages.Call) {
    guard messages.listen(call),
      let number = foreign.handingNumbers[UInt64(pair: call.instance, call.site)]
    else { return }
    messages.handed += foreign.handings[Int(number)].called.map { (call.source, $0) }
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
