internal import SwiftSyntax

/// A row of a form: its class, and the settings in closures for it and its cell.
struct FormRow {
  private(set) var kind = ""
  private(set) var arguments = Arguments()
  private var settings: [(setup: Setup, place: Subject)] = []
  private let reader: ControllerReader

  init(_ expression: ExprSyntax, _ reader: ControllerReader, _ subject: Subject) {
    self.reader = reader
    read(expression, subject, depth: 0)
  }

  private mutating func read(_ expression: ExprSyntax, _ subject: Subject, depth: Int) {
    guard depth < 8 else { return }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      let name = Setup.path(expression)
      if let value = subject.local(name) ?? subject.property(name)?.value ?? subject.setup.locals[name] {
        read(value, subject, depth: depth + 1)
      } else if let getter = subject.property(name)?.getter, let result = SyntaxShape.result(of: getter) {
        read(result, subject, depth: depth + 1)
      }
      return
    }
    var callee = call.calledExpression
    while let inner = SyntaxShape.inner(callee) { callee = inner }
    if let closure = callee.as(ClosureExprSyntax.self) {
      SyntaxShape.result(of: closure.statements).map { read($0, subject, depth: depth + 1) }
      return
    }
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(FunctionCallExprSyntax.self)
    {
      // The settings in `row.cellUpdate { … }` apply at first, those in `row.onChange { … }` do not.
      read(base, subject, depth: depth + 1)
      if !member.declName.baseName.text.hasPrefix("on") { add(call.trailingClosure, subject) }
      return
    }
    if let name = TypeName.of(callee) {
      kind = name
      arguments = Arguments(call)
    } else if let (function, inner) = CalledFunctions(reader: reader).function(call, in: subject),
      let body = function.body
    {
      if let result = SyntaxShape.result(of: body.statements) {
        read(result, inner, depth: depth + 1)
      } else if let chosen = reader.lists.result(of: call, subject.scope) {
        read(chosen.value, subject.with(chosen.scope.bound), depth: depth + 1)
      }
    }
    add(call.trailingClosure, subject)
  }

  private mutating func add(_ closure: ClosureExprSyntax?, _ subject: Subject) {
    closure.map { settings.append((Setup($0), subject)) }
  }

  /// The text that closures set for a member, the last first.
  private func text(_ member: String, of base: String = "") -> String? {
    for (setup, place) in settings.reversed() {
      let values = setup.assignments.filter {
        $0.member == member && (base.isEmpty ? !$0.base.contains(".") : $0.base.hasSuffix(base))
      }
      if let words = values.last.flatMap({ reader.text($0.value, place) }), !words.isEmpty { return words }
    }
    return nil
  }

  /// The last value that closures set for a member of the row.
  func value(_ member: String) -> ExprSyntax? {
    settings.reversed().firstValue { setup, _ in
      setup.assignments.last { $0.member == member && !$0.base.contains(".") }?.value
    }
  }

  /// Whether a condition hides the row at first, given the values that rows begin with.
  func isHidden(for values: [String: String]) -> Bool {
    value("hidden").flatMap(FormCondition.init)?.holds(for: values) ?? false
  }

  private func isSet(_ member: String, to value: String) -> Bool {
    settings.contains { setting in
      setting.setup.assignments.contains {
        $0.member == member && $0.value.ownText.hasSuffix(value)
      }
    }
  }

  /// The part that the row shows; nil if it is hidden.
  var element: Element? {
    if kind.isEmpty || isSet("hidden", to: "true") { return nil }
    let title = text("text", of: "textLabel") ?? text("title") ?? ""
    let hint = text("placeholder") ?? text("placeholder", of: "textField") ?? ""
    switch Self.shape(kind) {
    case .segments?: return Element(.segments, "", options)
    case .editor?: return Element(.editor, hint.isEmpty ? title : hint)
    case .field?:
      let isSecret = kind.contains("Password") || isSet("isSecureTextEntry", to: "true")
      return Element(isSecret ? .secureField : .field, hint.isEmpty ? title : hint)
    case .button?:
      let leadsOn =
        isSet("accessoryType", to: "disclosureIndicator")
        || settings.contains { setting in
          setting.setup.assignments.contains { $0.member == "presentationMode" }
        }
      return Element(leadsOn ? .link : .button, title)
    case let shape?: return Element(shape, title)
    case nil: return title.isEmpty ? ViewReader.hatched(kind).first : Element(.text, title)
    }
  }

  private var options: [Element] {
    for (setup, place) in settings.reversed() {
      guard let value = setup.assignments.last(where: { $0.member == "options" })?.value else { continue }
      return reader.listed(value, place).map { Element(.text, reader.text($0, place) ?? "") }
    }
    return []
  }

  /// The kind of part according to the row's name; the first matching word counts.
  private static func shape(_ name: String) -> Element.Kind? {
    shapes.first { name.contains($0.word) }?.shape
  }

  private static let shapes: [(word: String, shape: Element.Kind)] = [
    ("Segmented", .segments), ("Switch", .toggle), ("Check", .toggle), ("TextArea", .editor),
    ("Slider", .slider), ("Stepper", .stepper), ("Button", .button), ("Push", .link), ("Picker", .value),
    ("Date", .value), ("Time", .value), ("ActionSheet", .value), ("Alert", .value),
    ("PopoverSelector", .value),
    ("Text", .field), ("Password", .field), ("Email", .field), ("Phone", .field),
    ("Name", .field), ("Account", .field), ("URL", .field), ("Int", .field), ("Decimal", .field),
    ("Zip", .field), ("Label", .text),
  ]
}
