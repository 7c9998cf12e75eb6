internal import SwiftSyntax

/// The views of UIKit, with what the code says of each.
extension ControllerReader {
  /// A view as code makes it: its class, the expression, and the settings of it.
  private struct Made {
    var kind = ""
    var arguments = Arguments()
    /// What closures set that configure it, by any name.
    var own = Setup()
  }

  func view(_ expression: ExprSyntax, named name: String, in subject: Subject) -> [Element] {
    let made = self.made(expression, named: name, in: subject)
    let settings = Settings(name: name, outer: subject.setup, own: made.own)
    if settings.value("isHidden")?.trimmedDescription == "true" { return [] }
    guard var element = element(made.kind, made.arguments, settings, name, subject) else {
      if let type = shelf.type(made.kind, inside: subject.type.name, near: subject.type.path) {
        return own(type) ?? ViewReader.hatched(made.kind)
      }
      return ViewReader.hatched(made.kind.isEmpty ? name : made.kind)
    }
    element.style.height = subject.setup.constant("heightAnchor", of: name)
    if element.kind == .picture { element.style.width = subject.setup.constant("widthAnchor", of: name) }
    return [element]
  }

  private func made(_ expression: ExprSyntax, named name: String, in subject: Subject, depth: Int = 0) -> Made
  {
    var made = Made()
    guard depth < 4 else { return made }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return self.made(in: closure) }
      let callee = call.calledExpression
      made.kind =
        TypeName.of(callee) ?? callee.as(MemberAccessExprSyntax.self)?.base.flatMap(TypeName.of) ?? ""
      made.arguments = Arguments(call)
      if let closure = made.arguments.trailing { made.own.read(closure) }
      return made
    }
    if let property = subject.type.properties[name] {
      if let value = property.value { made = self.made(value, named: "", in: subject, depth: depth + 1) }
      if let getter = property.getter {
        made.own = Setup(getter)
        made.kind = Self.kind(in: made.own)
      }
      if let type = property.type?.trimmedDescription.filter({ !"?!".contains($0) }), !type.hasPrefix("some")
      {
        made.kind = type
      }
      return made
    }
    if let local = subject.setup.locals[name], depth < 3 {
      return self.made(local, named: "", in: subject, depth: depth + 1)
    }
    return made
  }

  private func made(in closure: ClosureExprSyntax) -> Made {
    var made = Made()
    made.own = Setup(closure.statements)
    made.kind = Self.kind(in: made.own)
    return made
  }

  /// The class of the first view that code makes.
  private static func kind(in setup: Setup) -> String {
    for call in setup.calls where TypeName.isLikely(call.name) && call.base.isEmpty { return call.name }
    return ""
  }

  private func element(
    _ kind: String, _ arguments: Arguments, _ settings: Settings, _ name: String, _ subject: Subject
  ) -> Element? {
    switch kind {
    case "UILabel":
      var element = Element(
        .text, text(settings.value("text") ?? settings.value("attributedText"), subject) ?? "{\(name)}")
      element.style.isBold = settings.value("font")?.trimmedDescription.lowercased().contains("bold") ?? false
      return element
    case "UIButton": return button(arguments, settings, name, subject)
    case "UITextField":
      let isSecret = settings.value("isSecureTextEntry")?.trimmedDescription == "true"
      return Element(
        isSecret ? .secureField : .field,
        text(settings.value("placeholder") ?? settings.value("text"), subject) ?? "")
    case "UITextView":
      let words = text(settings.value("text"), subject)
      return words.map { Element(.text, $0) } ?? Element(.editor)
    case "UISearchBar": return Element(.search, text(settings.value("placeholder"), subject) ?? "")
    case "UISwitch": return Element(.toggle)
    case "UISlider": return Element(.slider)
    case "UIStepper": return Element(.stepper)
    case "UIActivityIndicatorView": return Element(.spinner)
    case "UIProgressView": return Element(.progress)
    case "UIDatePicker", "UIPickerView": return Element(.hatched, kind)
    case "MKMapView": return Element(.map)
    case "UIImageView": return image(settings.value("image") ?? arguments["image"], subject)
    case "UISegmentedControl":
      let items = arguments["items"]?.as(ArrayExprSyntax.self)?.elements.map {
        Element(.text, text($0.expression, subject) ?? "")
      }
      return Element(.segments, "", items ?? [])
    case "UITableView", "UICollectionView": return table(subject, named: name)
    case "UIStackView": return stack(arguments, settings, name, subject)
    case "UIScrollView": return Element(.scroll, "", children(of: subject, roots: [name]))
    case "UIView", "UIControl", "UIVisualEffectView":
      let parts = children(of: subject, roots: [name, name + ".contentView"])
      return Element(.column, "", parts)
    default: return nil
    }
  }

  func text(_ expression: ExprSyntax?, _ subject: Subject) -> String? {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return nil }
    return texts.text(expression, subject.scope)
  }

  private func stack(_ arguments: Arguments, _ settings: Settings, _ name: String, _ subject: Subject)
    -> Element
  {
    let isColumn = settings.value("axis")?.trimmedDescription.hasSuffix("vertical") ?? false
    var parts: [Element] = []
    for item in arguments["arrangedSubviews"]?.as(ArrayExprSyntax.self)?.elements ?? [] {
      parts += element(item.expression, named: Setup.path(item.expression), in: subject)
    }
    var element = Element(isColumn ? .column : .row, "", parts + children(of: subject, roots: [name]))
    element.style.spacing = settings.value("spacing").flatMap(Arguments.number)
    element.style.fillsWidth = isColumn
    return element
  }

  private func button(_ arguments: Arguments, _ settings: Settings, _ name: String, _ subject: Subject)
    -> Element
  {
    let title =
      settings.argument(of: "setTitle") ?? settings.value("title", of: "configuration") ?? settings.value(
        "title")
      ?? settings.argument(of: "setAttributedTitle")
    if let words = text(title, subject) { return Element(.button, words) }
    let picture = settings.argument(of: "setImage") ?? settings.value("image", of: "configuration")
    return Element(.button, "", picture.map { [image($0, subject)] } ?? [Element(.text, "{\(name)}")])
  }

  /// The picture of an image that code names.
  func image(_ expression: ExprSyntax?, _ subject: Subject) -> Element {
    guard let call = expression?.as(FunctionCallExprSyntax.self) else {
      return Element(.picture, expression.map { Self.lastName(Setup.path($0)) } ?? "")
    }
    let arguments = Arguments(call)
    if let symbol = arguments["systemName"] { return Element(.symbol, text(symbol, subject) ?? "") }
    let name = arguments["named"] ?? arguments["imageLiteralResourceName"]
    return Element(.picture, text(name, subject) ?? "")
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last { $0 != "image" }.map { String($0.prefix(40)) } ?? ""
  }

  /// What code sets of one view, inside the closure that makes it and elsewhere.
  struct Settings {
    let name: String
    let outer: Setup
    let own: Setup

    func value(_ member: String, of part: String = "") -> ExprSyntax? {
      let base = part.isEmpty ? name : name + "." + part
      if let value = outer.value(member, of: base) { return value }
      return own.assignments.last {
        $0.member == member && (part.isEmpty ? !$0.base.contains(".") : $0.base.hasSuffix(part))
      }?.value
    }

    /// The first argument of a call on the view.
    func argument(of function: String) -> ExprSyntax? {
      let call =
        outer.calls.last { $0.base == name && $0.name == function } ?? own.calls.last { $0.name == function }
      return call?.arguments.first
    }
  }
}
