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
  /// What the flow itself declares of the route, in a table or a list.
  var row: TableRow?
  /// Which of the declared routes it is.
  var rank = 0
  /// Where the target was made, to tell apart what is shown at one place.
  var made: Int32 = 0
  /// Whether a screen only describes what comes later: `row.mode = .show(page)`.
  var isDescribed = false
  /// Whether a view shows it whose path or sheet is bound to the flow.
  var isBound = false
  /// The route on a list by which it is shown.
  var listed: ObjectIndex?
  /// The function that asks for that.
  var verb: Name = 0
  /// What is shown, and how it was seen; nil where it is declared.
  var sight: Sight?

  struct Sight {
    var object: ObjectIndex
    /// The containers that it is seen in, the outermost first.
    var containers: [ObjectIndex] = []
    /// Where it is shown; nil where nobody is seen to.
    var showing: Showing?
    /// Where the flow made or fetched it; nil where that is the place of the route.
    var origin: FlowPlace?
  }
}

extension SeenRoute {
  /// The type of what is shown.
  var shownType: TypeIndex? {
    switch target {
    case .screen(let type), .flow(let type), .system(let type): type
    }
  }
}

extension [SeenRoute] {
  /// For each flow those that show or start it.
  var parents: [TypeIndex: Set<TypeIndex>] {
    reduce(into: [:]) { parents, route in
      if case .flow(let child) = route.target { parents[child, default: []].insert(route.flow) }
    }
  }

  /// For each flow the screens that it shows.
  var screens: [TypeIndex: Set<TypeIndex>] {
    reduce(into: [:]) { screens, route in
      if case .screen(let type) = route.target { screens[route.flow, default: []].insert(type) }
    }
  }
}

/// A flow that was seen to end or to go back.
struct SeenMove {
  enum Kind: Hashable {
    case finish(Name)
    case back
  }

  var kind: Kind
  var place: FlowPlace
  /// The type of what the flow ends with.
  var carried = ""
  /// By what others than the flow ask for it in whose code it stands; 0 where it is the flow's own code.
  var spoken: Name = 0
}
