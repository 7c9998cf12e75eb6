import SwiftFacts
import ValueFlow

/// The objects that functions make whose declarations only tell of a protocol, a class above, or a tuple with some:
/// `func makeCart() -> Coordinator`.
///
/// The walk does not enter a function that no link is given to. Without knowing what it makes, a call of the result would mean all objects
/// that it may be.
struct MadeResults {
  let walk: LinkWalk

  /// The depth of the walk from which such functions are read, so that only a few calls in them are followed.
  private static let depth = 8

  /// The result of a function, whatever it is given.
  func result(of function: FunctionIndex, on base: LinkValue) -> LinkValue {
    let info = walk.program.functions[Int(function)]
    let type = walk.program.resultType(of: info)
    let declared = walk.members.object(of: type)
    guard type.isTuple || isVague(declared) else { return declared }
    if let known = walk.results[function] { return known }
    // A function that calls itself makes nothing more.
    walk.results[function] = declared
    let made = made(by: function, on: base)
    let found = tells(made) ? made : declared
    walk.results[function] = found
    return found
  }

  private func made(by function: FunctionIndex, on base: LinkValue) -> LinkValue {
    let (depth, entered) = (walk.depth, walk.entered)
    walk.depth = Self.depth
    defer { (walk.depth, walk.entered) = (depth, entered) }
    let own: LinkValue = if case .object(let type, _) = base { .object(type, [:]) } else { base }
    let values = walk.calls.enter(function, [:], on: own, LinkState()).map(\.value)
    return values.filter { $0 != .none }.reduce(.unknown, LinkWalk.either)
  }

  /// Tells whether an object may be one of several types.
  private func isVague(_ value: LinkValue) -> Bool {
    guard case .object(let type, _) = value, type >= 0 else { return false }
    return walk.program.concreteSubtypes(type) != [type]
  }

  private func tells(_ value: LinkValue) -> Bool {
    switch value {
    case .object: !isVague(value)
    case .tuple(let values): values.contains(where: tells)
    case .oneOf(let values): values.allSatisfy(tells)
    default: false
    }
  }
}
