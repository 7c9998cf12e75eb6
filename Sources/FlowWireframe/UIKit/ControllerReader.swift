internal import SwiftSyntax

/// Reads the content of a UIKit view controller or view from the code that adds its views.
final class ControllerReader {
  let lookup: TypeLookup
  let texts: TextReader
  let lists: ListReader
  let subjects: SubjectReader
  var content = ScreenContent()
  private var active: Set<String> = []
  private var partsLeft = 300

  init(_ lookup: TypeLookup) {
    self.lookup = lookup
    texts = TextReader(lookup)
    lists = ListReader(lookup)
    subjects = SubjectReader(lookup)
  }

  /// Reads the views of UIKit's classes.
  var controls: ControlReader { ControlReader(reader: self) }

  /// Reads code unless it is being read, so that views that contain themselves end; nil then, and if it is nested too deeply.
  func enter<Result>(_ key: String, _ read: () -> Result) -> Result? {
    guard partsLeft > 0, active.count < 60, active.insert(key).inserted else { return nil }
    partsLeft -= 1
    defer { active.remove(key) }
    return read()
  }

  /// Reads a controller; nil if the type is not a controller.
  func read(_ type: TypeFacts) -> ScreenContent? {
    let endings = ["Controller", "View", "VC"]
    guard lookup.ancestors(of: type).contains(where: { name in endings.contains { name.hasSuffix($0) } })
    else { return nil }
    let subject = subjects.subject(type)
    active.insert(type.name)
    BarReader(reader: self).read(subject)
    content.body = body(of: subject)
    return content
  }

  /// The views of a controller, without its bars.
  func body(of subject: Subject) -> Element {
    // A property `contentView` is drawn where it is added.
    let roots: Set = subject.property("contentView") == nil ? ["view", "", "contentView"] : ["view", ""]
    let tables = TableReader(reader: self)
    var parts = FormReader(reader: self).form(subject) + root(of: subject)
    parts += children(of: subject, roots: roots)
    if subject.ancestors.contains("UITableViewController") {
      parts.insert(tables.table(subject, named: "tableView"), at: 0)
    }
    if subject.ancestors.contains("UICollectionViewController") {
      parts.insert(tables.table(subject, named: "collectionView"), at: 0)
    }
    if !parts.contains(where: { $0.kind == .list }) {
      let rows = ModelRows(reader: self).rows(subject)
      if !rows.isEmpty { parts.insert(Element(.list, "", rows), at: 0) }
    }
    if parts.isEmpty { parts = ChildReader(reader: self).hosted(subject) }
    if parts.isEmpty { parts = ChildReader(reader: self).handedToAny(subject) }
    if parts.isEmpty { parts = ChildReader(reader: self).embedded(subject) }
    // If the interface file is there, its content counts instead; what code adds without a text is a background.
    if !parts.contains(where: { $0.hasText || $0.kind == .list }) {
      parts += outlets(of: subject, isController: true) ?? []
    }
    return Self.column(parts)
  }

  /// The view that a controller makes its whole view, as in `view = list`; a superclass may do so for any content.
  private func root(of subject: Subject) -> [Element] {
    let loading = subject.type.functions["loadView"]?.first?.body
    guard let value = loading.flatMap({ Setup($0).value("view", of: "") }) else { return [] }
    return element(value, named: Setup.path(value), in: subject).filter { !$0.isEmpty && $0.kind != .hatched }
  }

  /// Views below each other, at the margins of a screen.
  static func column(_ parts: [Element]) -> Element {
    var column = Element(.column, "", parts)
    column.style.fillsWidth = true
    column.style.spacing = 14
    let isFull = parts.contains { [.list, .scroll, .map].contains($0.kind) }
    if !isFull { column.style.padding = Insets(horizontal: 20, vertical: 16) }
    return parts.count == 1 && isFull ? parts[0] : column
  }

  /// The views that are added to any of several objects, from top to bottom.
  func children(of subject: Subject, roots: Set<String>) -> [Element] {
    var names: [(String, ExprSyntax)] = []
    for (place, call) in subject.setup.calls.enumerated() where roots.contains(call.base) {
      guard Self.adds(call), !call.isReaction else { continue }
      let views = call.arguments.labelled.filter { !Self.places.contains($0.label) }.flatMap {
        listed($0.value, subject).map { (Setup.path($0), $0) }
      }
      let moved = MovedViews.names(views.map(\.0), in: subject.setup.calls[(place + 1)...])
      names += views.filter { !moved.contains($0.0) }
    }
    var seen: Set<String> = []
    let added = names.filter { seen.insert($0.0).inserted }.prefix(partsLeft)
    if added.isEmpty { return [] }
    var unknown: Set<String> = []
    return Anchors(subject.setup).lines(added.map(\.0)).flatMap { columns in
      Self.row(
        columns.map { names in
          names.flatMap { name in
            // A constant in several copies of code is one unknown part.
            (added.first { $0.0 == name }.map { element($0.1, named: name, in: subject) } ?? []).filter {
              !name.contains("…") || $0.kind != .hatched || unknown.insert($0.text).inserted
            }
          }
        })
    }
  }

  /// Columns beside each other; a single one is no row.
  private static func row(_ columns: [[Element]]) -> [Element] {
    let shown = columns.filter { !$0.isEmpty }
    guard shown.count > 1 else { return shown.flatMap(\.self) }
    let parts = shown.map { parts in
      var column = Element(.column, "", parts)
      column.style.alignment = .leading
      return parts.count == 1 ? parts[0] : column
    }
    return [Element(.row, "", parts)]
  }

  /// Whether a call adds views, by a function of UIKit or by one of the app for several views.
  private static func adds(_ call: Setup.Call) -> Bool {
    let labels = call.arguments.labelled.map(\.label)
    return Setup.adding.contains(call.name)
      || call.name == "add" && labels.first?.hasSuffix("ubviews") == true
      || ["addViews", "addSubViews"].contains(call.name) && labels.allSatisfy(\.isEmpty)
  }

  /// The labels of arguments for the position of an added view.
  private static let places: Set = ["at", "aboveSubview", "belowSubview"]

  /// The side of `isOn ? a : b` that is likely seen first, if it is something; nil for other expressions.
  func chosen(_ value: ExprSyntax, _ subject: Subject) -> ExprSyntax? {
    guard let choice = value.as(SequenceExprSyntax.self), let other = choice.elements.last,
      choice.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let part = LikelyBranch.part(of: choice, subject.scope, lookup), part.id != value.id
    else { return nil }
    return part.is(NilLiteralExprSyntax.self) ? other : part
  }

  /// The text of an expression; nil for `nil`.
  func text(_ expression: ExprSyntax?, _ subject: Subject) -> String? {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return nil }
    return texts.text(expression, subject.scope)
  }

  /// The views of a list literal, or the single view.
  func listed(_ value: ExprSyntax, _ subject: Subject, depth: Int = 0) -> [ExprSyntax] {
    if let list = value.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    guard depth < 4 else { return [value] }
    if let part = chosen(value, subject) { return listed(part, subject, depth: depth + 1) }
    if let call = value.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let list = member.base,
      ["compactMap", "filter", "reversed"].contains(member.declName.baseName.text)
    {
      return listed(list, subject, depth: depth + 1)
    }
    let name = Setup.path(value)
    let known = subject.setup.locals[name] ?? subject.property(name)?.value
    guard let known, known.is(ArrayExprSyntax.self) else { return [value] }
    return listed(known, subject, depth: depth + 1)
  }

  /// Reads a view with a name once; views that contain themselves end.
  func element(_ expression: ExprSyntax, named name: String, in subject: Subject) -> [Element] {
    enter(subject.name + "/" + name) {
      NamedViewReader(reader: self).view(expression, named: name, in: subject)
    } ?? []
  }

  /// Reads a view of the app with a type of its own; nil if it adds nothing.
  func own(_ subject: Subject) -> [Element]? {
    enter(subject.type.name) {
      let inherited = ["contentView", "view"].filter { subject.property($0) == nil }
      let parts = children(of: subject, roots: Set([""] + inherited))
      if parts.isEmpty { return outlets(of: subject) }
      return parts.count == 1 ? parts : [Element(.column, "", parts)]
    } ?? nil
  }
}
