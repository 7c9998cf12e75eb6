import SwiftFacts
import ValueFlow

/// Distinguishes a reducer that decides which of its children is on screen from a feature that only has parts.
struct ReducerDecisions {
  let types: ReducerTypes

  /// Tells whether a place shows the state of a child that comes and goes: an element of a path, a case of a destination, an optional
  /// child, one of several tabs.
  func decides(_ site: ShownSite) -> Bool {
    if site.isListed { return true }
    if site.style == "tab" { return site.child != nil }
    // A view that needs nothing of the state is shown all the same: `navigationDestination(item: …) { _ in AboutView() }`.
    let isShown = site.child != nil || ["push", "present"].contains(site.style)
    return isShown && site.keys.contains { isDecided($0, in: site.flow) }
  }

  /// Tells whether a part of the state comes and goes.
  func isDecided(_ key: StateKey, in reducer: TypeIndex) -> Bool {
    if key.element != 0 { return true }
    guard let property = types.property(key.property, of: reducer), let held = types.held(property) else {
      return false
    }
    switch held {
    case .stack: return true
    case .child: return property.flags.contains(.isOptional) || isPresented(property)
    case .rows, .choice: return false
    }
  }

  private func isPresented(_ property: PropertyInfo) -> Bool {
    types.program.attributeNames(of: property).contains {
      ["Presents", "PresentationState"].contains(TypeRoles.short($0))
    }
  }
}
