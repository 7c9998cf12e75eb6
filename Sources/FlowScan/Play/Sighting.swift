/// Something that a flow was seen to do.
struct Sighting {
  enum Deed {
    case show(Subject, style: String)
    case start(Thing)
    /// A child is kept without being started, to be woken from elsewhere.
    case keep(Thing)
    case finish(String)
    case back
    case unresolved(String, reason: String)
    case elsewhere(Elsewhere, text: String)
  }

  var deed: Deed
  var flow: TypeID
  var cause: Cause
  /// The innermost case that leads here since the cause.
  var label: String?
  /// All cases on the way, among them the event of a state machine.
  var cases: [String] = []
  var route: RouteName
  var file: String
  var place: Place
  /// The type of what the flow hands over when it ends.
  var result = ""
}

extension Sighting {
  /// What makes two sightings the same.
  var identity: String {
    let sender = cause.sender.map { "\($0.type)" } ?? ""
    return
      "\(deed.identity)|\(cause.kind)|\(sender)|\(cause.trigger)|\(label ?? "")|\(route.name)|\(file)|\(place.line):\(place.column)"
  }
}

extension Sighting.Deed {
  fileprivate var identity: String {
    switch self {
    case .show(let subject, let style): "show \(style) \(subject.identity)"
    case .start(let thing): "start \(thing.type)"
    case .keep(let thing): "keep \(thing.type)"
    case .finish(let name): "finish \(name)"
    case .back: "back"
    case .unresolved(let text, _): "unresolved \(text)"
    case .elsewhere(let what, let text): "elsewhere \(what) \(text)"
    }
  }
}

extension Subject {
  fileprivate var identity: String {
    switch self {
    case .flow(let thing): "flow \(thing.type)"
    case .screen(let thing, let name):
      "screen \(name) \(thing.place.line):\(thing.place.column) \(thing.file)"
    case .system(let name): "system \(name)"
    case .empty: "empty"
    case .unknown: "unknown"
    }
  }
}

/// What a route is called, and what it takes.
struct RouteName: Hashable {
  var name: String
  var parameters: [ParameterFacts]
  var summary: String
  /// The row of a table that declares the route, where there is one.
  var row: TableRow?
}

/// What was shown.
enum Subject {
  case flow(Thing)
  case screen(Thing, name: String)
  case system(String)
  /// A container that has nothing of its own to show.
  case empty
  case unknown
}
