/// Messages that code sends and registers for by name.
package struct Messages {
  /// A call that sends a message, or registers for one.
  package struct Call {
    package var instance: InstanceIndex
    package var site: Int32
    /// The argument with the name.
    var argument: Int
    /// The node that delivers the messages of a registration; -1 for a call that sends.
    var source: ObjectIndex = -1
  }

  /// The name of a message.
  package struct Title: Hashable {
    /// The identity of the message: its text, or else its constant.
    var key: Name
    /// The name in the code.
    package var name: Name
    /// Whether the system sends it.
    package var isOfSystem = false
  }

  /// A member that is written as the name of a message.
  struct Written {
    var name: Name
    /// Whether its base is written and a type.
    var isOfType: Bool
  }

  /// A message from a call that sends it to one that registers for it, by their numbers.
  struct Delivery: Hashable {
    var sent: Int
    var heard: Int
    var name: Name
  }

  /// How many instances had received a message, and how many values its argument had.
  struct State: Equatable {
    var handlers: Int
    var makers: Int32
  }

  var sent: [Call] = []
  var heard: [Call] = []
  /// For each source, the calls that receive its messages.
  var listening: [ObjectIndex: [Call]] = [:]
  /// For each instance that runs for messages, their sources.
  var handlers: [InstanceIndex: Set<ObjectIndex>] = [:]
  /// For each source, the calls that send its messages, with the names of these.
  var senders: [ObjectIndex: [(call: Call, name: Name)]] = [:]
  /// For each source, the instances that run for its messages, in the order in which they were found.
  var running: [ObjectIndex: [InstanceIndex]] = [:]
  /// Closures and functions that receive the messages of a source, and whose instances are not known yet.
  var handed: [(source: ObjectIndex, object: ObjectIndex)] = []
  /// For each call that receives messages, the sources of these.
  private var sources: [UInt64: [ObjectIndex]] = [:]
  var delivered: [Delivery: State] = [:]
  /// The names as written, by site and argument.
  var written: [UInt64: Written?] = [:]
  /// For each source, its messages.
  var titles: [ObjectIndex: Set<Title>] = [:]
  /// The names of messages that are sent, as objects.
  var names: Set<ObjectIndex> = []
  /// Calls that send a selector, with its number among the arguments handed on, and for each type that responds to it the number of
  /// objects that have received it.
  var selectors: [(call: Call, name: Name, handing: Int32, received: [TypeIndex: Int])] = []
  /// For each selector, the types that respond to it.
  var responders: [Name: [TypeIndex]] = [:]
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

  /// Returns whether the call is new.
  mutating func listen(_ call: Call) -> Bool {
    let key = UInt64(pair: call.instance, call.site)
    guard sources[key]?.contains(call.source) != true else { return false }
    sources[key, default: []].append(call.source)
    listening[call.source, default: []].append(call)
    return true
  }

  /// Keeps a closure or function that a call hands on, if the call receives messages.
  mutating func hand(_ object: ObjectIndex, _ site: Int32, in instance: InstanceIndex) {
    for source in sources[UInt64(pair: instance, site)] ?? [] { handed.append((source, object)) }
  }

  /// Keeps the call that sends a message of a source.
  mutating func note(_ call: Call, _ name: Name, to source: ObjectIndex) {
    let isKnown = senders[source, default: []].contains {
      $0.call.instance == call.instance && $0.call.site == call.site
    }
    if !isKnown { senders[source, default: []].append((call, name)) }
  }
}
