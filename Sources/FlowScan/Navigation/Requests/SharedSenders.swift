import ValueFlow

/// The requesters behind messages that services send for whoever uses them, such as that a session has expired.
struct SharedSenders {
  /// The place where the message was sent that a search currently follows back; nil if it follows none.
  var place: CodeSpot?
  private var requesters: [CodeSpot: Set<Asker>] = [:]

  /// The smallest number of screens that count as anybody.
  private static let fewest = 5

  /// Records a requester that was found behind a message; returns false if the search follows none.
  mutating func note(_ asker: Asker) -> Bool {
    guard let place else { return false }
    requesters[place, default: []].insert(asker)
    return true
  }

  /// Returns who asks by the messages, and forgets them: where many screens use a service that sends one, any screen may be in front, and none
  /// of them asks.
  mutating func take() -> Set<Asker> {
    defer { requesters = [:] }
    return requesters.values.reduce(into: []) { found, all in
      let screens = all.filter { if case .screen = $0.kind { true } else { false } }
      guard Set(screens.map(\.kind)).count >= Self.fewest else { return found.formUnion(all) }
      found.formUnion(all.subtracting(screens).filter { if case .flow = $0.kind { false } else { true } })
      found.formUnion(screens.map { Asker(kind: .system, trigger: $0.trigger) })
    }
  }
}
