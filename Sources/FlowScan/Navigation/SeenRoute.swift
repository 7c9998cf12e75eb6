import FlowModel
import ValueFlow

/// A flow that was seen to show a target, with who asked for it.
struct SeenRoute {
  enum Target: Hashable {
    case screen(TypeIndex)
    case flow(TypeIndex)
    case system(TypeIndex)
  }

  var flow: TypeIndex
  var target: Target
  var style: String
  var place: FlowPlace
  /// Whether the flow only gives it to its maker, who puts it on screen: it is there when the flow begins.
  var isOffered = false
}

/// A flow that was seen to end or to go back.
struct SeenMove {
  enum Kind: Hashable {
    case finish(Name)
    case back
  }

  var kind: Kind
  var place: FlowPlace
}
