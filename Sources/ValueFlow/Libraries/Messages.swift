/// Messages that code sends and registers for by name.
package struct Messages {
  /// A call that sends a message, or registers for one.
  package struct Call {
    package var instance: InstanceIndex
    package var site: Int32
    /// The argument with the name.
    var argument: Int
    /// What delivers the messages of a registration; -1 for a call that sends.
    var source: ObjectIndex = -1
  }

  /// The name of a message.
  package struct Title: Hashable {
    /// What identifies the message: its text, or else its constant.
    var key: Name
    /// What the code calls it.
    package var name: Name
    /// Whether the system sends it.
    package var isOfSystem = false
  }

  var sent: [Call] = []
  var heard: [Call] = []
  /// For each source, the calls that receive its messages.
  var listening: [ObjectIndex: [Call]] = [:]
  /// For each instance that runs for messages, their sources.
  var handlers: [InstanceIndex: Set<ObjectIndex>] = [:]
  /// For each source, the calls that send its messages, with the names of these.
  var senders: [ObjectIndex: [(call: Call, name: Name)]] = [:]
  /// For each source, its messages.
  var titles: [ObjectIndex: Set<Title>] = [:]
  /// The names of messages that are sent, as objects.
  var names: Set<ObjectIndex> = []
  /// Calls that send a selector, with its number among the arguments handed on.
  var selectors: [(call: Call, name: Name, handing: Int32)] = []
  private var known = FlatSet()

  mutating func send(_ call: Call) {
    if known.insert(UInt64(pair: call.instance, call.site)) { sent.append(call) }
  }

  /// Returns whether the call is new.
  mutating func hear(_ call: Call) -> Bool {
    guard known.insert(UInt64(pair: call.instance, call.site)) else { return false }
    heard.append(call)
    return true
  }

  mutating func listen(_ call: Call) {
    let isKnown = listening[call.source, default: []].contains {
      $0.instance == call.instance && $0.site == call.site
    }
    if !isKnown { listening[call.source, default: []].append(call) }
  }
}
