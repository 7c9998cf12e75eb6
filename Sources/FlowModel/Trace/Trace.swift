/// The events of one run of an app, in order.
public struct Trace: Hashable, Sendable {
  /// The app's name.
  public var name: String
  /// The events, in order.
  public var events: [TraceEvent]

  /// Makes a trace; every omitted part is empty.
  public init(name: String = "", events: [TraceEvent] = []) {
    self.name = name
    self.events = events
  }
}

/// The first line of a trace's file, after its format and version.
struct TraceHead: Hashable, Sendable {
  var name = ""
}

extension TraceHead: FileObject {
  static let meaning = "The first line of a trace."
  static let blank = TraceHead()
  static let fields: [Field<Self>] = [.quiet("name", \.name, "The app's name.")]
}
