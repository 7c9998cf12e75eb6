import ValueFlow

/// The places where code sends something through publishers, relays and streams.
struct PublisherSends {
  /// A call that sends; `message` is the name of the publisher if it passes on what another one delivers, else 0.
  struct Send {
    var instance: InstanceIndex
    var site: Int32
    var message: Name
  }

  /// For each publisher, the calls that send through it.
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
        all[call.receiver, default: []].append(Send(instance: call.instance, site: call.site, message: 0))
      }
      guard pipes.contains(site.name) else { continue }
      for target in channels(givenTo: call) {
        let name = owners.name(holding: target) ?? 0
        all[target, default: []].append(Send(instance: call.instance, site: call.site, message: name))
      }
    }
  }

  private static let sending = ["send", "accept", "onNext", "on", "yield", "onCompleted", "onSuccess"]

  /// The publishers that an event is bound to, by which it is sent: `button.rx.tap.bind(to: model.closeTapped)`.
  private func channels(givenTo call: ForeignCall) -> [ObjectIndex] {
    let arguments = solution.bodies.sites[Int(call.site)].arguments.indices
    let nodes = arguments.map { solution.node(ofArgument: $0, of: call.site, in: call.instance) }
    return Set(nodes.flatMap { solution.unsortedObjects(at: $0) }).sorted().filter(solution.isChannel)
  }
}
