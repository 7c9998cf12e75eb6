import SwiftFacts
import ValueFlow

/// The calls whose functions the walk enters, since what they do depends on a link.
struct EnteredCalls {
  let walk: LinkWalk

  func enters(_ info: FunctionInfo, _ call: PathCall, on base: LinkValue, _ state: LinkState) -> Bool {
    call.carries || base.carries || isDecided(call, state) || isConstant(call)
      || walk.makesReader(info, call, on: base, state)
      || state.address.isLink && call.values.contains(where: walk.linkTypes.isLink)
  }

  /// Tells whether a call is part of a constant such as a table of patterns: `Row(.path("orders", .id))`.
  private func isConstant(_ call: PathCall) -> Bool {
    !walk.constants.isEmpty && call.values.contains(where: \.isWrittenOut)
  }

  /// Tells whether a reducer leaves it to a function to handle the case that it made of a link, `return open(link, state: &state)`, or the
  /// case may be one that no code makes but a router.
  private func isDecided(_ call: PathCall, _ state: LinkState) -> Bool {
    guard state.address.isLink, walk.isHandlingAction || walk.isRouted else { return false }
    return call.values.contains { !$0.cases.isEmpty }
      || walk.isHandlingAction && !call.values.isEmpty && call.values.allSatisfy(isState)
  }

  /// Tells whether a value is the state that a reducer hands to a function of its own: `return showDetails(&state)`.
  private func isState(_ value: LinkValue) -> Bool {
    if case .object(let type, _) = value {
      TypeRoles.short(walk.program.typeName(type)) == "State"
    } else {
      false
    }
  }
}
