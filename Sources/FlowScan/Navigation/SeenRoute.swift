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
