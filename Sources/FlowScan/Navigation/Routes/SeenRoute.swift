import FlowModel
import ValueFlow

/// An observation that a flow shows a target.
struct SeenRoute {
  enum Target: Hashable {
    case screen(TypeIndex)
    case flow(TypeIndex)
    case system(TypeIndex)

    var isScreen: Bool { if case .screen = self { true } else { false } }

    var type: TypeIndex {
      switch self {
      case .screen(let type), .flow(let type), .system(let type): type
      }
    }
  }

  var flow: TypeIndex
  var target: Target
  var style: String
  var place: FlowPlace
  /// Whether the flow only returns the target to its maker, which shows it: it is there when the flow starts.
  var isOffered = false
  /// The flow's own declaration of the route; nil if it is observed.
  var declaration: Declaration?
  /// The index of the declared route.
  var rank = 0
  /// The place where the target was made, to distinguish several at one place.
  var made: Int32 = 0
  /// Whether a screen only describes a later target: `row.mode = .show(page)`.
  var isDescribed = false
  /// Whether the flow only brings the target to the front, which another route shows.
  var isSelection = false
  /// Whether it is shown by a view whose path or sheet is bound to the flow.
  var isBound = false
  /// Whether the target only is a part of screens, and no place of its own.
  var isPart = false
  /// The route on a list by which it is shown.
  var listed: ObjectIndex?
  /// The function that requests that.
  var verb: Name = 0
  /// The target as observed; nil if it is declared.
  var sight: Sight?

  /// A reference, since the observations of an app are copied often and there may be a hundred thousand.
  final class Sight: Sendable {
    let object: ObjectIndex
    /// The containers around it, the outermost first.
    let containers: [ObjectIndex]
    /// The place where it is shown; nil if none is seen.
    let showing: Showing?
    /// The place where the flow made or fetched it; nil if that is the place of the route.
    let origin: FlowPlace?

    init(
      object: ObjectIndex, containers: [ObjectIndex] = [], showing: Showing? = nil, origin: FlowPlace? = nil
    ) {
      (self.object, self.containers, self.showing, self.origin) = (object, containers, showing, origin)
    }
  }

  /// The flow's own declaration of the route, in a table or a list; a reference for the same reason.
  final class Declaration: Sendable {
    let row: TableRow

    init(_ row: TableRow) { self.row = row }
  }

  /// The row that declares the route, if there is one.
  var row: TableRow? { declaration?.row }
}

extension SeenRoute {
  /// The properties of an observation, without the way by which it was made.
  struct Facts: Hashable {
    var flow: TypeIndex
    var target: Target
    var style: String
    var place: FlowPlace
    var made: Int32
    var isOffered: Bool
    var isDescribed: Bool
    var isBound: Bool
    var listed: ObjectIndex?
    var verb: Name
    var object: ObjectIndex?
  }

  var facts: Facts {
    Facts(
      flow: flow, target: target, style: style, place: place, made: made, isOffered: isOffered,
      isDescribed: isDescribed, isBound: isBound, listed: listed, verb: verb, object: sight?.object)
  }

  /// The type of the target.
  var shownType: TypeIndex? {
    switch target {
    case .screen(let type), .flow(let type), .system(let type): type
    }
  }
}

extension [SeenRoute] {
  /// For each flow, the flows that show or start it.
  var parents: [TypeIndex: Set<TypeIndex>] {
    reduce(into: [:]) { parents, route in
      if case .flow(let child) = route.target { parents[child, default: []].insert(route.flow) }
    }
  }

  /// For each flow, the screens that it shows.
  var screens: [TypeIndex: Set<TypeIndex>] {
    reduce(into: [:]) { screens, route in
      if case .screen(let type) = route.target { screens[route.flow, default: []].insert(type) }
    }
  }
}

/// An observation that a flow ends or goes back.
struct SeenMove {
  enum Kind: Hashable {
    case finish(Name)
    case back
  }

  var kind: Kind
  var place: FlowPlace
  /// The type of the flow's result.
  var carried = ""
  /// The trigger if code other than the flow's own requests it; otherwise 0.
  var spoken: Name = 0
  /// The screens that request it, if the place is not in their code.
  var screens: [TypeIndex] = []
}
