import ValueFlow

/// A place at which something is put on screen.
struct Showing {
  /// Where the values stand that are shown.
  var nodes: [NodeIndex]
  var style: String
  var instance: InstanceIndex
  var block: Int32
  var place: Int32
  var site: Int32 = -1
  /// The containers that take in what is shown, as navigation controllers.
  var filled: [ObjectIndex] = []
  /// The route that is put on a list, where that shows it.
  var listed: Listed?

  struct Listed {
    var route: ObjectIndex
    /// The flow whose list it is; -1 where what it leads to tells.
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
  }

  var subject: Subject
  var object: ObjectIndex
  /// The containers that it is seen in, the outermost first.
  var containers: [ObjectIndex] = []
}
