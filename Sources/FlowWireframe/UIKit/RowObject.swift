internal import SwiftSyntax

/// An object of the app for a row or a section of a table, such as `Row(title: "Name")`.
struct RowObject {
  let made: MadeObject
  private let reader: ControllerReader

  init(_ made: MadeObject, _ reader: ControllerReader) { (self.made, self.reader) = (made, reader) }

  var title: String { text(Self.titles) ?? "" }
  var detail: String { text(Self.details) ?? "" }
  var footer: String { text(["footerTitle", "footer", "footerText"]) ?? "" }

  private static let titles = ["title", "titleText", "text", "name", "label", "header", "headerTitle"]
  private static let details = ["status", "subtitle", "detail", "detailText", "subtitleText", "value"]

  /// The text of the first of some properties that has one.
  private func text(_ names: [String]) -> String? {
    let object = TextReader.Object(type: made.type, chosen: nil, bound: made.bound)
    return names.lazy.compactMap { name -> String? in
      guard made.bound[name] != nil || made.property(name) != nil else { return nil }
      return reader.texts.constant(name, of: object)
    }.first { !$0.isEmpty && !$0.hasPrefix("{") }
  }

  /// Whether a property such as `isHidden` is probably true.
  var isHidden: Bool {
    for name in ["hidden", "isHidden"] {
      if case .code(let code, let place)? = made.bound[name] { return Self.holds(code, place) }
      if let getter = made.property(name)?.0.getter, let result = SyntaxShape.result(of: getter) {
        return Self.holds(result, Scope(type: made.type, path: made.type.path, bound: made.bound))
      }
    }
    return false
  }

  private static func holds(_ condition: ExprSyntax, _ scope: Scope) -> Bool {
    Truth.of(condition, scope) ?? LikelyBranch.isLikely(condition.ownText) ?? false
  }

  /// The lists among the arguments of the object, in the order of their names.
  var lists: [[Placed]] {
    made.bound.sorted { $0.key < $1.key }.compactMap { _, bound in
      switch bound {
      case .code(let code, let place): reader.lists.list(code, place)
      case .list(let items): items
      case .drawn, .name: nil
      }
    }
  }

  /// The row; a hatched box if the source does not have its title.
  var element: Element {
    let kind = kind
    if title.isEmpty, kind == .field { return Element(.field, text(["placeholder", "hint"]) ?? "") }
    guard !title.isEmpty else { return ViewReader.hatched(made.type.name)[0] }
    guard !detail.isEmpty, kind != .field else { return Element(kind, title) }
    var second = Element(.text, detail)
    second.style.fontSize = 13
    second.style.color = .soft
    var column = Element(.column, "", [Element(.text, title), second])
    column.style.alignment = .leading
    return kind == .text ? column : Element(kind, "", [column])
  }

  /// The control that the code of the type puts into its cell.
  private var kind: Element.Kind {
    // Most rows have no control: their code need not be read.
    guard made.types.contains(where: { $0.mentions(Self.controls) }) else { return .text }
    let subject = reader.subjects.part(of: made.type, mentioning: Self.controls)
    let views = Self.views(of: subject)
    let classes = Set(views.compactMap { SystemClass.of($0, near: made.type.path, reader.lookup) })
    if classes.contains("UISwitch") || views.contains(where: { holdsSwitch($0) }) { return .toggle }
    if classes.contains("UITextField") { return .field }
    return leadsOn(subject) ? .link : .text
  }

  /// Parts of the names of controls; `Control` is one unless it begins `Controller`.
  private static let controls = [
    "Switch", "Field", "accessory", "Accessory", "Toggle", "Control(", "Control?", "Control!", "Control ",
    "Control\n",
  ]

  /// The classes of which the code of a type creates objects or has properties.
  private static func views(of subject: Subject) -> [String] {
    let made = subject.setup.calls.filter { $0.base.isEmpty && TypeName.isLikely($0.name) }.map(\.name)
    let declared = subject.types.flatMap { type in
      type.properties.all.values.compactMap { $0.type?.ownText.filter { !"?!".contains($0) } }
    }
    return Set(made + declared).sorted()
  }

  private func holdsSwitch(_ name: String) -> Bool {
    guard let type = reader.lookup.type(name, inside: made.type.name, near: made.type.path),
      type.inherited.contains(where: { $0.hasSuffix("View") || $0.hasSuffix("Control") })
    else { return false }
    return Self.views(of: reader.subjects.part(of: type, mentioning: Self.controls)).contains {
      SystemClass.of($0, near: type.path, reader.lookup) == "UISwitch"
    }
  }

  private func leadsOn(_ subject: Subject) -> Bool {
    let values =
      ["accessoryType", "accessoryView"].compactMap { name in
        made.property(name)?.0.getter.flatMap(SyntaxShape.result)
      } + subject.setup.assignments.filter { $0.member == "accessoryType" }.map(\.value)
    return values.contains {
      let words = $0.ownText.lowercased()
      return words.contains("disclosure") || words.contains("chevron")
    }
  }
}
