import ValueFlow

/// The places where code sends something through publishers, relays and streams.
struct PublisherSends {
  /// A place that sends; `message` is the name of the publisher if it passes on what another one delivers, else 0.
  struct Send {
    var instance: InstanceIndex
    /// The call that sends; -1 if a value is assigned.
    var site: Int32
    var block: Int32
    var place: Int32
    var message: Name = 0
  }

  /// For each publisher, the places that send through it.
  private(set) var all: [ObjectIndex: [Send]] = [:]
  private let solution: Solution

  init(_ solution: Solution, _ owners: CodeOwners) {
    self.solution = solution
    let names = Set(Self.sending.compactMap { solution.program.names.known($0) })
    let pipes = Set(LibraryMeaning.piping.compactMap { solution.program.names.known($0) })
    let calls = solution.foreignCalls { names.contains($0.name) || pipes.contains($0.name) || $0.callsValue }
    for call in calls {
      let site = solution.bodies.sites[Int(call.site)]
      if call.receiver >= 0, site.callsValue || names.contains(site.name) {
        all[call.receiver, default: []].append(send(call))
      }
      guard pipes.contains(site.name) else { continue }
      for target in channels(givenTo: call) {
        let name = owners.name(holding: target) ?? 0
        all[target, default: []].append(send(call, passing: name))
      }
    }
    noteAssignments()
  }

  private func send(_ call: ForeignCall, passing message: Name = 0) -> Send {
    let site = solution.bodies.sites[Int(call.site)]
    return Send(
      instance: call.instance, site: call.site, block: site.block, place: site.place, message: message)
  }

  /// Adds the assignments that send: `closed.value = ()` for `let closed = MutableProperty(())`.
  private mutating func noteAssignments() {
    let names = Set(Self.assigned.compactMap { solution.program.names.known($0) })
    for store in solution.stores where names.contains(store.name) {
      let send = Send(instance: store.instance, site: -1, block: store.block, place: store.place)
      for publisher in solution.objects(at: store.base) where solution.isChannel(publisher) {
        all[publisher, default: []].append(send)
      }
    }
  }

  /// The properties of publishers that send what is assigned to them.
  private static let assigned = ["value"]
  private static let sending = ["send", "accept", "onNext", "on", "yield", "onCompleted", "onSuccess"]

  /// The publishers that an event is bound to, by which it is sent: `button.rx.tap.bind(to: model.closeTapped)`.
  private func channels(givenTo call: ForeignCall) -> [ObjectIndex] {
    let arguments = solution.bodies.sites[Int(call.site)].arguments.indices
    let nodes = arguments.map { solution.node(ofArgument: $0, of: call.site, in: call.instance) }
    return Set(nodes.flatMap { solution.unsortedObjects(at: $0) }).sorted().filter(solution.isChannel)
  }
}
