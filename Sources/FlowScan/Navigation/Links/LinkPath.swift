import SwiftFacts
import ValueFlow

/// The context of a body: the file and the type that it belongs to.
struct LinkFrame: Hashable {
  var file: Int32
  var scope: TypeIndex
  /// Whether its result ends a link, because it received the link itself.
  var isParser = false
  /// Whether it makes the object that `self` stands for.
  var isInit = false
  /// The result type, for implicit members.
  var result: ResolvedType?
  /// The function that the body belongs to, for its generic parameters.
  var function: FunctionIndex = -1
  /// The conditions on the link that held when its function was called.
  var given = LinkAddress()
  /// The parts of the link that its function was given.
  var parts: Set<LinkPart> = []
  /// Whether it was given the link, the path of it, or an object that code made of it, and not only a case.
  var takesLink = false
}

/// The values of an expression, with the state of each path.
typealias LinkResults = [(value: LinkValue, state: LinkState)]

/// The outcome of a statement.
enum LinkOutcome {
  case next(LinkValue, LinkState)
  case given(LinkValue, LinkState)

  var state: LinkState {
    switch self {
    case .next(_, let state), .given(_, let state): state
    }
  }

  /// Whether a path leaves without a value, as with `continue`.
  var isEmpty: Bool {
    switch self {
    case .given(.none, _), .given(.left, _): true
    default: false
    }
  }

  /// Whether code gives the answer that a link does not fit.
  var refuses: Bool {
    switch self {
    case .given(.none, _), .given(.flag(false), _): true
    default: false
    }
  }

  /// Whether code gives any other answer.
  var gives: Bool { if case .given = self { !isEmpty && !refuses } else { false } }
}

/// A path after a condition; `holds` is nil if the result is unknown.
struct LinkWay {
  var holds: Bool?
  var state: LinkState
}
