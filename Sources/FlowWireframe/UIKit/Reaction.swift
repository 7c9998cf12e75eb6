internal import SwiftSyntax

/// Tells functions that something starts later from those that set a screen up.
enum Reaction {
  /// Whether a tap, a notification, a choice or another event starts a function.
  static func starts(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.text
    if ending.contains(name) || tellsEvent(function.signature.parameterClause.parameters) { return true }
    let isAction = function.attributes.contains { ["@objc", "@IBAction"].contains($0.ownText) }
    let isOverride = function.modifiers.contains { $0.name.text == "override" }
    return (isAction || tellsEvent(name)) && !isOverride
  }

  /// Whether a name says that a function shows something more, such as `showSearch`.
  static func showsMore(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.text
    return ["show", "present", "display"].contains {
      name.hasPrefix($0) && isCapital(name.dropFirst($0.count))
    }
      && !function.modifiers.contains { $0.name.text == "override" }
  }

  /// Whether a name is that of a message about an event, such as `searchBarDidBeginEditing`; `viewDidLoad` runs at first.
  private static func tellsEvent(_ name: String) -> Bool {
    guard !name.hasPrefix("view"), !SetupVisitor.starting.contains(name) else { return false }
    if beginsWithDid(name) { return true }
    return name.mentions("Did")
      && name.indices.contains { name[$0...].hasPrefix("Did") && isCapital(name[$0...].dropFirst(3)) }
  }

  /// Whether labels tell that something was chosen or happened, as in `tab(_:didAddAlert:)`.
  private static func tellsEvent(_ parameters: FunctionParameterListSyntax) -> Bool {
    if parameters.contains(where: { one in choices.contains { one.firstName.text.hasPrefix($0) } }) {
      return true
    }
    guard parameters.first?.firstName.text == "_", let second = parameters.dropFirst().first else {
      return false
    }
    return beginsWithDid(second.firstName.text) && !second.type.ownText.contains("->")
  }

  private static func beginsWithDid(_ name: String) -> Bool {
    name.hasPrefix("did") && isCapital(name.dropFirst(3))
  }

  private static func isCapital(_ rest: Substring) -> Bool {
    rest.unicodeScalars.first?.properties.generalCategory == .uppercaseLetter
  }

  /// The labels by which UIKit tells that something was chosen.
  private static let choices = ["didSelect", "didDeselect", "commit"]

  /// The messages of the system about what happens to a view that has been shown.
  private static let ending: Set = [
    "viewWillDisappear", "viewDidDisappear", "viewWillTransition", "traitCollectionDidChange", "observeValue",
    "prepareForReuse", "setEditing", "setHighlighted",
  ]
}
