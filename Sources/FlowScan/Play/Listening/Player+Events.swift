// State machines stand between who asks and what is shown: a screen raises an event, a handler of the flow answers it.
extension Player {
  /// An event that somebody raised.
  struct Raised {
    let cause: Cause
    let label: String?
  }

  /// Notes an event that is handed to something other than a screen or a flow: `machine.tryEvent(.compose)`.
  func noteRaised(_ given: [Value.Labelled], on thing: Thing?, _ call: Call) {
    guard let thing, thing !== me, thing.id.map({ !isScreen($0) && !knowledge.isCandidate[$0.index] }) ?? true
    else { return }
    let label = asked(in: call.frame)
    for leaf in given.flatMap(\.value.leaves) {
      guard case .member(let member) = leaf, call.frame.cause.kind != .none else { continue }
      if knowledge.events.contains(member.name) { noted += 1 }
      if telling.isEmpty {
        raise(member.name, Raised(cause: call.frame.cause, label: label))
      } else {
        telling[telling.count - 1].raised.append((member.name, label))
      }
    }
  }

  func raise(_ name: String, _ event: Raised) {
    guard telling.isEmpty else {
      telling[telling.count - 1].raised.append((name, event.label))
      return
    }
    let isKnown = (raised[name] ?? []).contains { known in
      known.cause.sender === event.cause.sender && known.label == event.label
        && known.cause.trigger == event.cause.trigger
    }
    if !isKnown { raised[name, default: []].append(event) }
  }

  /// Names the screens behind view models that spoke before their screen was made.
  func nameScreens() {
    for index in sightings.indices {
      guard let sender = sightings[index].cause.sender, let id = sender.id, !knowledge.isScreen(id),
        !knowledge.isCandidate[id.index], let screen = screen(for: sender)
      else { continue }
      sightings[index].cause.sender = screen
    }
  }

  /// Tells what handlers show as asked for by those who raised their events.
  func answerEvents() {
    sightings = sightings.flatMap { sighting -> [Sighting] in
      guard [.start, .none].contains(sighting.cause.kind) else { return [sighting] }
      let events = sighting.cases.compactMap { self.raised[$0] }.filter { !$0.isEmpty }
      // Of several events on the way, the one that somebody on screen raised says more than one of the start.
      let asked = events.first { $0.contains { ![.start, .none].contains($0.cause.kind) } }
      guard let causes = asked ?? events.first else { return [sighting] }
      return causes.map { raised in
        var answered = sighting
        answered.cause = raised.cause
        answered.label = raised.label
        return answered
      }
    }
  }
}
