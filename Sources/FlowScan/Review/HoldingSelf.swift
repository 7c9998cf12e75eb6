import SwiftFacts
import ValueFlow

/// Tells whether a closure retains the object that makes it.
enum HoldingSelf {
  /// Tells whether a closure uses one of these names, which retain the object, without capturing it weakly.
  static func isHeld(by closure: Written, as names: Set<Name>) -> Bool {
    guard case .closure(_, let body) = closure.form else { return false }
    let captures = closure.captures
    if captures.contains(where: { !$0.isWeak && names.contains($0.name) }) { return true }
    let hidden = captures.filter(\.isWeak).map(\.name) + closure.parameters.map(\.name)
    let left = names.subtracting(hidden)
    return !left.isEmpty && uses(body, left)
  }

  private static func uses(_ code: Written, _ names: Set<Name>) -> Bool {
    switch code.form {
    case .name(let name): names.contains(name)
    // An inner `[weak self]` captures from the outer closure, which therefore retains it.
    case .closure: code.captures.contains { names.contains($0.name) } || isHeld(by: code, as: names)
    default: code.parts.contains { uses($0, names) }
    }
  }
}
