internal import SwiftSyntax

/// Views that code adds to one view and then to a stack, where they are.
enum MovedViews {
  /// Those among some names that later code puts into a stack view that it makes there.
  static func names(_ names: [String], in later: ArraySlice<Setup.Call>) -> Set<String> {
    var moved: Set<String> = []
    for call in later where call.name == "UIStackView" && !call.isReaction {
      guard let list = call.arguments["arrangedSubviews"]?.as(ArrayExprSyntax.self) else { continue }
      moved.formUnion(list.elements.map { Setup.path($0.expression) })
    }
    return moved.isEmpty ? [] : moved.intersection(names)
  }
}
