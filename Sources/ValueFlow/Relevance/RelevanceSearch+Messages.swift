import SwiftFacts

// Messages by name: where relevant code registers for one, the code that sends it is relevant too.
extension RelevanceSearch {
  /// Finds the constants with names of messages: in an extension of their type, or made by it.
  mutating func prepareMessages() {
    let types = Set(semantics.messages.names)
    for info in program.properties where info.owner < 0 || info.flags.contains(.isStatic) {
      if info.owner >= 0 && types.contains(info.owner)
        || !types.isDisjoint(with: program.type(of: info).types)
        || namesMessage(program.mentions(in: info.file, from: info.begin, to: info.end))
      {
        messageNames.insert(info.name)
      }
    }
  }

  /// Tells whether code makes the name of a message: `Notification.Name("paid")`.
  private func namesMessage(_ mentions: [Program.Mention]) -> Bool {
    mentions.contains { $0.kind == .calledMember && isMessageType($0.name) }
  }

  private func isMessageType(_ name: Name) -> Bool {
    semantics.messages.names.contains {
      program.shortName(of: $0) == name || program.types[Int($0)].name == name
    }
  }

  /// Indexes a body that sends messages by their names.
  mutating func noteSending(_ mentions: [Program.Mention], _ body: Body) {
    let names = messages(named: mentions)
    for name in names { messageUsers[name, default: []].append(body) }
    guard mentions.contains(where: { semantics.messages.sending[$0.name] != nil }) else { return }
    // A text may be that of any constant.
    let constants = names.filter { !isMessageType($0) }
    for name in constants.isEmpty ? [0] : constants { messageSenders[name, default: []].append(body) }
  }

  /// Handles a body that registers for messages.
  mutating func hear(_ mentions: [Program.Mention]) {
    guard mentions.contains(where: { semantics.messages.hearing[$0.name] != nil }) else { return }
    for name in messages(named: mentions) { want(Wanted(kind: .message, name: name)) }
  }

  /// The names of messages in a body; those that it makes itself of a text count as the name of their type.
  private func messages(named mentions: [Program.Mention]) -> Set<Name> {
    Set(
      mentions.compactMap { mention in
        messageNames.contains(mention.name)
          || mention.kind == .calledMember && isMessageType(mention.name) ? mention.name : nil
      })
  }

  /// Makes the bodies that send a message relevant, and those that send any.
  mutating func send(_ name: Name) {
    let senders = (messageSenders[name] ?? []) + (messageSenders[0] ?? [])
    for body in senders { live(body, for: Self.direct) }
    found.senders += ((messageUsers[name] ?? []) + senders).filter { Int($0) < program.functions.count }
  }
}
