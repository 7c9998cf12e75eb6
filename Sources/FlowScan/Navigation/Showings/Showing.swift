import ValueFlow

/// A place where something is put on screen.
struct Showing {
  /// The nodes of the shown values.
  var nodes: [NodeIndex]
  var style: String
  var instance: InstanceIndex
  var block: Int32
  var place: Int32
  var site: Int32 = -1
  /// The containers that take the values, such as navigation controllers.
  var filled: [ObjectIndex] = []
  /// The tab bar controllers that take them, which may be screens of the app's own.
  var tabBars: [ObjectIndex] = []
  /// The route on a list by which it is shown, if there is one.
  var listed: Listed?
  /// Whether the flow has the values on screen by itself, so that they are shown where they are made.
  var isOwnContent = false

  struct Listed {
    var route: ObjectIndex
    /// The flow with the list; -1 if the target determines it.
    var flow: TypeIndex
  }
}

/// A screen or flow that arrives at a place where it is shown.
struct Shown {
  enum Subject: Hashable {
    case screen(TypeIndex)
    case flow(ObjectIndex)
    case system(TypeIndex)
    /// A screen of which only a type without source is known.
    case vague(TypeIndex)

    var isVague: Bool { if case .vague = self { true } else { false } }
  }

  var subject: Subject
  var object: ObjectIndex
  /// The containers around it, the outermost first.
  var containers: [ObjectIndex] = []
}
