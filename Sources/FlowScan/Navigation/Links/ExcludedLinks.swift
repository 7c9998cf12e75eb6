import ValueFlow

/// The links that a function was called with, and those with which its code reached each place: `switch url.lastPathComponent { … }` of a handler
/// that another function chose for two links lets each of them reach only a part.
struct ExcludedLinks {
  private var given: [FunctionIndex: Set<LinkAddress>] = [:]
  private var reached: [CodeSpot: Reached] = [:]

  private struct Reached {
    var function: FunctionIndex
    var given: Set<LinkAddress>
  }

  /// Records that a function is called with a link.
  mutating func note(entering function: FunctionIndex, in frame: LinkFrame) {
    if frame.takesLink { given[function, default: []].insert(frame.given) }
  }

  /// Records that code reaches a place.
  mutating func note(_ spot: CodeSpot, in frame: LinkFrame) {
    guard frame.takesLink, frame.function >= 0 else { return }
    reached[spot, default: Reached(function: frame.function, given: [])].given.insert(frame.given)
  }

  /// The places that not all links reach with which their function was called.
  var spots: [CodeSpot] {
    reached.filter { $0.value.given != given[$0.value.function] }.map(\.key)
  }
}

extension LinkValue {
  /// Whether it is a link, the path of one, or an object that code made of one.
  var isLink: Bool {
    switch self {
    case .part(let part): part.root == .url && (part.isList || part.step == .whole || part.step == .path)
    case .object: !heldParts.isEmpty
    default: false
    }
  }
}
