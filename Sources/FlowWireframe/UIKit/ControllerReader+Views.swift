internal import SwiftSyntax

/// The views of UIKit, with what the code says of each.
extension ControllerReader {
  /// A view made in code: its class, the expression, and its settings.
  private struct Made {
    var kind = ""
    var arguments = Arguments()
    /// The settings in closures that configure it, by any name.
    var own = Setup()
  }

  func view(_ expression: ExprSyntax, named name: String, in subject: Subject) -> [Element] {
    if let passed = subject.passed[name], let outer = subject.outer.first {
      return element(passed, named: Setup.path(passed), in: outer)
    }
    if let parts = child(expression, named: name, in: subject), !parts.isEmpty { return parts }
    let definition = self.definition(of: expression, named: name, in: subject)
    if let call = definition.as(FunctionCallExprSyntax.self),
      let parts = made(by: call, named: name, in: subject)
    {
      return parts
    }
    var made = self.made(expression, named: name, in: subject)
    let type = ownType(made.kind, in: subject)
    let kind = systemClass(of: made.kind, near: subject.type.path)
    kind.map { made.own.add(extended(made.own, of: name, in: subject, as: $0)) }
    var settings = Settings(name: name, outer: subject.setup, own: made.own)
    if settings.isHidden(in: subject) { return [] }
    if made.kind == "UIButton", !name.isEmpty, !subject.types.contains(where: { $0.outlets.contains(name) }),
      settings.isBlank, !made.arguments.has("primaryAction")
    {
      return []
    }
    if let type, kind.map({ !Self.showsItself.contains($0) }) ?? true {
      let inner = self.subject(type, made.arguments, named: name, own: made.own, in: subject)
      let parts = own(inner) ?? []
      // Views that other code adds belong to it; containers of the system show nothing else.
      guard parts.isEmpty, let kind, Self.containers.contains(kind) else {
        let shown = parts + (name.isEmpty ? [] : children(of: subject, roots: [name]))
        if shown.isEmpty { return isPlain(inner) ? [] : ViewReader.hatched(made.kind) }
        return shown.count == 1 ? shown : [Element(.column, "", shown)]
      }
    }
    var subject = subject
    if let type {
      let inner = self.subject(type, made.arguments, named: name, own: made.own, in: subject)
      settings.own = subject.taking(inner.setup.ofItself, from: inner.scope)
      settings.own.add(made.own)
    }
    guard let kind, var element = element(kind, made.arguments, settings, name, subject) else {
      let isCode = name.contains { "{(=".contains($0) }
      return ViewReader.hatched(made.kind.isEmpty ? isCode ? "UIView" : Setup.plain(name) : made.kind)
    }
    element.style.height = constant("heightAnchor", of: name, in: subject)
    if element.kind == .picture {
      element.style.width = constant("widthAnchor", of: name, in: subject)
      // An icon is about as wide as it is high.
      let size = element.style.width ?? element.style.height ?? .infinity
      if size <= 64 {
        element.style.width = element.style.width ?? size
        element.style.height = element.style.height ?? size
      }
    }
    return [element]
  }

  /// Whether a view of the app adds nothing to a plain one, and draws nothing itself.
  private func isPlain(_ subject: Subject) -> Bool {
    let drawing: Set = ["addSublayer", "insertSublayer", "loadNibNamed", "UINib"]
    return subject.types.last.map { ["UIView", "UIControl"].contains($0.inherited.first ?? "") } ?? false
      && !subject.types.contains { $0.functions["draw"] != nil || $0.properties["layerClass"] != nil }
      && !subject.setup.calls.contains { drawing.contains($0.name) || Self.adding.contains($0.name) }
      && subject.types.allSatisfy { $0.outlets.isEmpty }
  }

  /// The number that a constraint fixes an anchor to: a literal, or a constant such as `Sizes.icon`.
  private func constant(_ anchor: String, of name: String, in subject: Subject) -> Double? {
    var value = subject.setup.constant(anchor, of: name)
    if let member = value?.as(MemberAccessExprSyntax.self), let path = member.base.flatMap(TypeName.of),
      let type = lookup.type(path, inside: subject.type.name, near: subject.type.path)
    {
      value = type.properties[member.declName.baseName.text]?.value
    }
    return value.flatMap(Arguments.number).flatMap { (1...2_000).contains($0) ? $0 : nil }
  }

  /// The class of the app with a name; extensions of system classes do not count.
  private func ownType(_ name: String, in subject: Subject) -> TypeFacts? {
    guard !Self.systemClasses.contains(name) else { return nil }
    return lookup.type(name, inside: subject.type.name, near: subject.type.path)
  }

  private static let containers: Set = ["UIStackView", "UIScrollView", "UITableView", "UICollectionView"]

  /// The classes that show their settings, whatever a subclass adds.
  private static let showsItself: Set = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UISwitch", "UISlider", "UIStepper",
    "UISearchBar", "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView",
  ]

  /// The expression for a name, if it is one call.
  private func definition(of expression: ExprSyntax, named name: String, in subject: Subject) -> ExprSyntax {
    guard !expression.is(FunctionCallExprSyntax.self) else { return expression }
    return subject.local(name) ?? subject.property(name)?.value ?? subject.setup.value(name, of: "")
      ?? subject.setup.locals[name] ?? expression
  }

  private func made(_ expression: ExprSyntax, named name: String, in subject: Subject, depth: Int = 0) -> Made
  {
    var made = Made()
    guard depth < 4 else { return made }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return self.made(in: closure) }
      let callee = call.calledExpression
      if let configured = callee.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
        let closure = call.trailingClosure
      {
        // `UILabel().then { $0.text = "Name" }`, whatever the function is called.
        made = self.made(ExprSyntax(configured), named: "", in: subject, depth: depth + 1)
        made.own.read(closure)
        return made
      }
      made.kind =
        TypeName.of(callee) ?? callee.as(MemberAccessExprSyntax.self)?.base.flatMap(TypeName.of) ?? ""
      made.arguments = Arguments(call)
      if let closure = made.arguments.trailing { made.own.read(closure) }
      return made
    }
    if let local = subject.local(name) {
      return self.made(local, named: "", in: subject, depth: depth + 1)
    }
    if let property = subject.property(name) {
      if let value = property.value ?? subject.setup.value(name, of: "") {
        made = self.made(value, named: "", in: subject, depth: depth + 1)
      }
      if let getter = property.getter {
        made.own = Setup(getter)
        made.kind = Self.kind(in: made.own)
      }
      // The class of the value is more specific than that of the property.
      let type = property.type?.trimmedDescription.filter { !"?!".contains($0) } ?? ""
      if made.kind.isEmpty, !type.isEmpty, !type.hasPrefix("some") { made.kind = type }
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
    let result = SyntaxShape.result(of: closure.statements)
    let returned = (result.flatMap { made.own.locals[Setup.path($0)] } ?? result)?.as(
      FunctionCallExprSyntax.self)
    if let returned, let kind = TypeName.of(returned.calledExpression) {
      (made.kind, made.arguments) = (kind, Arguments(returned))
    } else {
      made.kind = Self.kind(in: made.own)
    }
    return made
  }

  /// The class of the first view in the code.
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
        .text,
        text(settings.value("text") ?? settings.value("attributedText"), subject) ?? "{\(Setup.plain(name))}")
      element.style.isBold = settings.value("font")?.trimmedDescription.lowercased().contains("bold") ?? false
      return element
    case "UIButton": return button(arguments, settings, name, subject)
    case "UITextField":
      let isSecret =
        settings.value("isSecureTextEntry").flatMap { Truth.of($0, subject.scope, lookup) } ?? false
      return Element(
        isSecret ? .secureField : .field,
        text(
          settings.value("placeholder") ?? settings.value("attributedPlaceholder") ?? settings.value("text"),
          subject) ?? "")
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
      let titles = arguments["items"].map { listed($0, subject) } ?? settings.segments
      return Element(.segments, "", titles.map { Element(.text, text($0, subject) ?? "") })
    case "UITableView", "UICollectionView": return TableReader(reader: self).table(subject, named: name)
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
    for item in arguments["arrangedSubviews"].map({ arranged($0, subject) }) ?? [] {
      parts += element(item.view, named: Setup.path(item.view), in: item.place)
    }
    var element = Element(isColumn ? .column : .row, "", parts + children(of: subject, roots: [name]))
    element.style.spacing = settings.value("spacing").flatMap(Arguments.number)
    element.style.fillsWidth = isColumn
    return element
  }

  /// The views in a list, which other code may pass.
  private func arranged(_ list: ExprSyntax, _ subject: Subject) -> [(view: ExprSyntax, place: Subject)] {
    if let passed = subject.passed[Setup.path(list)], let outer = subject.outer.first {
      return arranged(passed, outer)
    }
    return listed(list, subject).map { ($0, subject) }
  }

  private func button(_ arguments: Arguments, _ settings: Settings, _ name: String, _ subject: Subject)
    -> Element
  {
    let action = arguments["primaryAction"]?.as(FunctionCallExprSyntax.self).map(Arguments.init)
    let title =
      settings.argument(of: "setTitle") ?? settings.value("title", of: "configuration") ?? settings.value(
        "title")
      ?? settings.value("attributedTitle", of: "configuration") ?? settings.argument(of: "setAttributedTitle")
      ?? action?["title"]
    if let words = text(title, subject), !words.isEmpty { return Element(.button, words) }
    let picture =
      settings.argument(of: "setImage") ?? settings.value("image", of: "configuration") ?? action?["image"]
    guard let picture else { return Element(.button, "", [Element(.text, "{\(Setup.plain(name))}")]) }
    var icon = image(picture, subject)
    if icon.kind == .picture { (icon.style.width, icon.style.height) = (28, 28) }
    return Element(.button, "", [icon])
  }

  /// The picture for an image in code.
  func image(_ expression: ExprSyntax?, _ subject: Subject, depth: Int = 0) -> Element {
    if depth < 4, let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .code(let code, _)? = subject.bound[name]
    {
      return image(code, subject, depth: depth + 1)
    }
    if depth < 4, let choice = expression?.as(SequenceExprSyntax.self),
      let part = LikelyBranch.part(of: choice, subject.scope, lookup)
    {
      return image(part, subject, depth: depth + 1)
    }
    guard let call = expression?.as(FunctionCallExprSyntax.self) else {
      let isNothing = expression?.is(NilLiteralExprSyntax.self) ?? true
      return Element(.picture, isNothing ? "" : Self.lastName(Setup.path(expression)))
    }
    let arguments = Arguments(call)
    if let symbol = arguments["systemName"] { return Element(.symbol, text(symbol, subject) ?? "") }
    let name = arguments["named"] ?? arguments["imageLiteralResourceName"]
    return Element(.picture, text(name, subject) ?? "")
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last { $0 != "image" }.map { String($0.prefix(40)) } ?? ""
  }
}
