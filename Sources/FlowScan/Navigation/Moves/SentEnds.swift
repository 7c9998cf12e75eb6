import ValueFlow

/// Ends of flows that send by a publisher which they return to the flow that starts them: `done.send()` beside
/// `return done.eraseToAnyPublisher()`.
struct SentEnds {
  let reports: FlowReports
  let returned: ReturnedPublishers
  let sends: PublisherSends
  /// The flows that end with their own code, which their base class waits for and sends on.
  let waiting: Set<TypeIndex>
  private var solution: Solution { reports.solution }

  func moves() -> [SeenMove] {
    // Where the publisher delivers cases, the flow ends where it makes these.
    returned.rows.filter(\.cases.isEmpty).flatMap { row -> [SeenMove] in
      let own = (sends.all[row.publisher] ?? []).filter {
        $0.message == 0 && reports.ownFlow(of: $0.instance) == row.flow && !isReported($0)
          && !(waiting.contains(row.flow) && reports.isInherited($0.instance, by: row.flow))
      }
      return own.flatMap { ends(of: row, by: $0) }
    }
  }

  /// Tells whether the property with the publisher says by itself that the flow reports.
  private func isReported(_ send: PublisherSends.Send) -> Bool {
    guard send.site >= 0, let type = solution.receiverType(of: send.instance),
      let called = solution.bodies.calledProperty(send.site)
    else { return false }
    return reports.isReport(called, calledBy: send.site, of: type)
  }

  private func ends(of row: ReturnedPublishers.Row, by send: PublisherSends.Send) -> [SeenMove] {
    if !reports.owners.isOwnCode(send.instance) {
      let own = reports.ends(of: row.flow, callingInherited: send.instance)
      if !own.isEmpty { return own }
    }
    let place = FlowPlace(flow: row.flow, instance: send.instance, block: send.block, place: send.place)
    return [SeenMove(kind: .finish(returned.name(of: row)), place: place)]
  }
}
