import SwiftFacts

/// The messages of the finished analysis: who sends them, and who registers for them.
extension Solution {
  /// The types of the flows that a library lets end with a request.
  package func flows(endingWith request: ObjectIndex) -> Set<TypeIndex> {
    Set(requested.ended.filter { holds(request, at: $0.requests) }.map { info(of: $0.flow).type })
  }

  /// Tells whether an object is a publisher, a relay or a stream.
  package func isChannel(_ object: ObjectIndex) -> Bool {
    let type = objects[object].type
    return type >= 0
      && program.ancestors(type).contains { semantics.channels.contains(program.types[Int($0)].name) }
  }

  /// Tells whether an object is the publisher of a property, which delivers the first value at once.
  package func isOfProperty(_ publisher: ObjectIndex) -> Bool {
    objects[publisher].type == semantics.publisher
  }

  /// Tells whether a call hands code to a publisher, for what that delivers.
  package func hearsPublisher(_ site: Int32) -> Bool {
    let name = bodies.sites[Int(site)].name
    return semantics.hearing.contains(name) || semantics.piping.contains(name)
  }

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

  /// Tells whether code waits for any message that no code of the source sends.
  package var hasUnsentMessages: Bool {
    Set(messages.handlers.values.joined()).contains { source in
      unsentMessages(of: source).contains { !$0.title.isOfSystem }
    }
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

/// Code that waits for a continuation, and code that resumes it.
extension Solution {
  /// A call with a continuation that it waits for or resumes.
  package typealias ContinuationUse = (instance: InstanceIndex, site: Int32, continuation: ObjectIndex)

  /// The calls that wait for a continuation of their own: `await withCheckedContinuation { … }`.
  package var continuations: [ContinuationUse] {
    guard !semantics.awaiting.isEmpty else { return [] }
    return foreignCalls { semantics.awaiting[$0.name] != nil }.reduce(into: []) { found, call in
      let site = bodies.sites[Int(call.site)]
      guard let type = semantics.awaiting[site.name] else { return }
      for object in objects.ofType[type] ?? []
      where objects.makers(of: object).contains(where: {
        $0.instance == call.instance && $0.place == site.place
      }) {
        found.append((call.instance, call.site, object))
      }
    }
  }

  /// The calls that resume a continuation: `continuation.resume(returning: name)`.
  package var resumptions: [ContinuationUse] {
    let types = Set(semantics.awaiting.values)
    guard !types.isEmpty else { return [] }
    return foreignCalls { semantics.putting.contains($0.name) }.compactMap { call in
      guard call.receiver >= 0, types.contains(objects[call.receiver].type) else { return nil }
      return (call.instance, call.site, call.receiver)
    }
  }
}

/// Groups of tasks: `withTaskGroup(of: Event.self) { group in … }`.
extension Solution {
  /// Tells whether a call runs the closure that it is given before it returns.
  package func lends(_ site: Int32) -> Bool {
    site >= 0 && semantics.lending[bodies.sites[Int(site)].name] != nil
  }

  /// The loops over what the tasks of a group return, each with the code of these tasks.
  package var taskLoops: [(call: ForeignCall, tasks: [InstanceIndex])] {
    let types = Set(semantics.lending.values)
    let loops = calledLoops.filter { $0.receiver >= 0 && types.contains(objects[$0.receiver].type) }
    if loops.isEmpty { return [] }
    let tasks = tasks(of: Set(loops.map(\.receiver)))
    return loops.map { ($0, tasks[$0.receiver] ?? []) }
  }

  private func tasks(of groups: Set<ObjectIndex>) -> [ObjectIndex: [InstanceIndex]] {
    var groupsOfCalls: [UInt64: [ObjectIndex]] = [:]
    for call in foreignCalls(where: { semantics.running.contains($0.name) })
    where groups.contains(call.receiver) {
      groupsOfCalls[UInt64(pair: call.instance, call.site), default: []].append(call.receiver)
    }
    var found: [ObjectIndex: [InstanceIndex]] = [:]
    for instance in instances.indices {
      let edges = callers(of: instance).filter { $0.kind == .foreign }
      for group in Set(edges.flatMap { groupsOfCalls[UInt64(pair: $0.instance, $0.site)] ?? [] }).sorted() {
        found[group, default: []].append(instance)
      }
    }
    return found
  }
}
