/// Something that a flow was seen to do.
struct Sighting {
  enum Deed {
    case show(Subject, style: String)
    case start(Thing)
    case finish(String)
    case back
    case unresolved(String, reason: String)
  }

  var deed: Deed
  var flow: TypeID
  var cause: Cause
  /// The innermost case that leads here since the cause.
  var label: String?
  var route: RouteName
  var file: String
  var place: Place
}

/// What a route is called, and what it takes.
struct RouteName: Hashable {
  var name: String
  var parameters: [ParameterFacts]
  var summary: String
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
