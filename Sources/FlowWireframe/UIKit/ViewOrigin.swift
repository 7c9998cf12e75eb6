internal import SwiftParser
internal import SwiftSyntax

/// Finds where a controller's view comes from.
struct ViewOrigin {
  let reader: ControllerReader

  /// The place that the code of a controller loads its view from.
  ///
  /// An initializer for a XIB does not exclude a storyboard if the class has outlets: both may be in use.
  func of(_ type: TypeFacts) -> InterfaceOrigin {
    let line = reader.lookup.line(of: type)
    for owner in line {
      if makesView(owner) { return .code }
      let calls = owner.initializers.compactMap(\.body).flatMap { Setup($0).calls }
      let loading = calls.last {
        $0.name == "init" && ["super", ""].contains($0.base) && $0.arguments.has("nibName")
      }
      guard let value = loading?.arguments["nibName"] else { continue }
      let name = nibName(value, in: owner)
      return name == nil && line.contains { !$0.outlets.isEmpty } ? .unknown : .nib(name)
    }
    return .unknown
  }

  /// Whether the code of a controller adds views to its own view.
  func addsViews(_ type: TypeFacts) -> Bool {
    reader.subjects.subject(type).setup.calls.contains {
      ["view", ""].contains($0.base) && Setup.adding.contains($0.name) && !$0.isReaction
    }
  }

  /// Whether `loadView` makes the view.
  private func makesView(_ type: TypeFacts) -> Bool {
    guard let body = type.functions["loadView"]?.first?.body else { return false }
    let setup = Setup(body)
    return setup.value("view", of: "") != nil
      && !setup.calls.contains { $0.base == "super" && $0.name == "loadView" }
  }

  /// The name of a XIB: a literal, or the name of a class as in `String(describing: Screen.self)`; nil for any other.
  private func nibName(_ value: ExprSyntax, in type: TypeFacts) -> String? {
    if let literal = value.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    guard let call = value.as(FunctionCallExprSyntax.self), let named = Arguments(call)["describing"] else {
      return nil
    }
    let parts = named.ownText.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return type.name }
    return parts[0] == "Self" ? type.name : parts[parts.count - 2]
  }
}
