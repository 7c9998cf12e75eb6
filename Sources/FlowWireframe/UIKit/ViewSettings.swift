internal import SwiftSyntax

/// The settings of one view, inside the closure that makes it and elsewhere.
struct ViewSettings {
  let name: String
  let outer: Setup
  var own: Setup

  func value(_ member: String, of part: String = "", afterReactions: Bool = true) -> ExprSyntax? {
    let base = part.isEmpty ? name : name + "." + part
    if let value = outer.value(member, of: base, afterReactions: false) { return value }
    let set = own.assignments.last {
      $0.member == member
        && (part.isEmpty ? Self.isWhole($0.base) : Self.isPart($0.base, part))
    }
    return set?.value ?? (afterReactions ? outer.value(member, of: base) : nil)
  }

  /// Whether the view is hidden before something happens.
  func isHidden(in subject: Subject) -> Bool {
    // Properties of the type may change before the view is shown.
    let scope = Scope(type: nil, path: subject.type.path, bound: subject.bound)
    if isClear { return true }
    return value("isHidden", afterReactions: false).flatMap {
      Truth.of($0, scope) ?? LikelyBranch.isLikely($0.ownText)
    } ?? false
  }

  /// Whether the view is invisible before something happens that this code knows of.
  private var isClear: Bool {
    value("alpha", afterReactions: false).flatMap(Arguments.number) == 0
      && outer.assignments.contains {
        $0.base == name && $0.member == "alpha" && Arguments.number($0.value) != 0
      }
  }

  /// Whether a base is the view and not a part of it.
  private static func isWhole(_ base: String) -> Bool {
    !base.contains(".") && !base.lowercased().hasSuffix("configuration") && base != "config"
  }

  private static func isPart(_ base: String, _ part: String) -> Bool {
    let base = base.lowercased()
    return base.hasSuffix(part) || part == "configuration" && base.hasSuffix("config")
  }

  /// The titles of segments that code sets one by one.
  var segments: [ExprSyntax] {
    (outer.calls.filter { $0.base == name } + own.calls)
      .filter { ["setTitle", "insertSegment"].contains($0.name) }
      .compactMap { $0.arguments["withTitle"] ?? $0.arguments.first }
  }

  /// The first argument of a call on the view.
  func argument(of function: String) -> ExprSyntax? {
    let all = outer.calls.filter { $0.base == name && $0.name == function && Self.isAtFirst($0) }
    let own = own.calls.last { $0.name == function && Self.isAtFirst($0) }
    let call = all.last { !$0.isReaction } ?? own ?? all.last
    return call?.arguments.first
  }

  /// Whether a setting is not only for a state in which a button is later.
  private static func isAtFirst(_ call: Setup.Call) -> Bool {
    let state = call.arguments["for"]?.ownText.split(separator: ".").last ?? ""
    return !["selected", "highlighted", "disabled", "focused"].contains(state)
  }

  /// Whether nothing gives a button a title or a picture, and no other code gets to see it: one that only reacts to taps.
  var isBlank: Bool {
    let set =
      outer.assignments.filter { $0.base == name || $0.base.hasPrefix(name + ".") } + own.assignments
    let calls = outer.calls.filter { $0.base == name } + own.calls
    return !set.contains { Self.faces.contains($0.member) }
      && !calls.contains { $0.name.hasPrefix("set") || $0.name.hasPrefix("configure") }
      && !outer.calls.contains { passes($0) }
  }

  /// Whether nothing gives a label a text, as one that is only a line; of a constant of a function all code is known.
  var isSilent: Bool {
    let set = outer.assignments.filter { $0.base == name } + own.assignments
    return !set.contains { ["text", "attributedText"].contains($0.member) }
      && !outer.calls.contains { passes($0) || $0.base == name && !$0.arguments.isEmpty }
      && own.calls.allSatisfy(\.arguments.isEmpty)
  }

  /// Whether a field has neither a look, a size nor a place, so that nobody sees it: it only receives what is typed.
  var isUnplaced: Bool {
    let set = outer.assignments.filter { $0.base == name || $0.base.hasPrefix(name + ".") } + own.assignments
    let calls = outer.calls.filter { $0.base == name }
    return !name.isEmpty && own.calls.isEmpty && !set.contains { Self.looks.contains($0.member) }
      && calls.contains { Self.events.contains($0.name) }
      && calls.allSatisfy { Self.events.contains($0.name) } && !outer.calls.contains { places($0) }
  }

  /// Whether a call gives the view a place: it is about an anchor, or gets the view, unless only to add it.
  private func places(_ call: Setup.Call) -> Bool {
    if call.base.hasPrefix(name + ".") { return true }
    let isPlain = Setup.adding.contains(call.name) && !call.name.contains("rranged")
    return !isPlain && call.arguments.labelled.contains { $0.value.ownText.mentions(name) }
  }

  private static let looks: Set = [
    "frame", "center", "bounds", "translatesAutoresizingMaskIntoConstraints", "autoresizingMask",
    "placeholder",
    "attributedPlaceholder", "borderStyle", "font", "textColor", "backgroundColor",
  ]
  private static let events: Set = [
    "addTarget", "becomeFirstResponder", "resignFirstResponder", "addGestureRecognizer",
  ]

  private static let faces: Set = ["title", "image", "configuration", "attributedTitle", "text"]

  /// Whether a call passes the view to code that may change it.
  private func passes(_ call: Setup.Call) -> Bool {
    !Setup.adding.contains(call.name)
      && call.arguments.labelled.contains {
        !["item", "toItem"].contains($0.label) && Setup.path($0.value) == name
      }
  }
}
