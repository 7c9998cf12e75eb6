internal import SwiftSyntax

/// Reads what a view controller or view of UIKit shows from the code that adds its views.
final class ControllerReader {
  let shelf: SourceShelf
  let texts: TextReader
  var content = ScreenContent()
  private(set) var files: Set<String> = []
  private var active: Set<String> = []
  private var partsLeft = 300
  /// Types whose code has been read; a screen may show a view many times.
  private var subjects: [String: Subject] = [:]

  init(_ shelf: SourceShelf) {
    self.shelf = shelf
    texts = TextReader(shelf)
  }

  /// A type with the code of all its members and of the types that it inherits from.
  struct Subject {
    let type: TypeFacts
    let setup: Setup
    let ancestors: [String]
    var scope: Scope { Scope(type: type, path: type.path) }
  }

  func subject(_ type: TypeFacts) -> Subject {
    let key = "\(type.name)\n\(type.path)"
    if let subject = subjects[key] { return subject }
    let subject = read(subject: type)
    subjects[key] = subject
    return subject
  }

  private func read(subject type: TypeFacts) -> Subject {
    var setup = Setup()
    var ancestors: [String] = []
    var next: TypeFacts? = type
    for _ in 0..<4 {
      guard let current = next else { break }
      files.insert(current.path)
      for member in current.bodies { setup.read(member) }
      ancestors += current.inherited
      next = current.inherited.lazy.filter { !$0.hasPrefix("UI") }.compactMap {
        self.shelf.type($0, near: current.path)
      }
      .first { !$0.isProtocol }
    }
    return Subject(type: type, setup: setup, ancestors: ancestors)
  }

  /// Reads a controller; nil if the type is none.
  func read(_ type: TypeFacts) -> ScreenContent? {
    let subject = subject(type)
    guard
      subject.ancestors.contains(where: {
        $0.hasSuffix("Controller") || $0.hasSuffix("View") || $0.hasSuffix("VC")
      })
    else { return nil }
    active.insert(type.name)
    readBars(subject)
    var parts = children(of: subject, roots: ["view", "", "contentView"])
    if subject.ancestors.contains("UITableViewController") {
      parts.insert(table(subject, named: "tableView"), at: 0)
    }
    if subject.ancestors.contains("UICollectionViewController") {
      parts.insert(table(subject, named: "collectionView"), at: 0)
    }
    if parts.isEmpty { parts = hosted(subject) }
    content.body = Self.column(parts)
    return content
  }

  /// Views one under the other, at the margins of a screen.
  static func column(_ parts: [Element]) -> Element {
    var column = Element(.column, "", parts)
    column.style.fillsWidth = true
    column.style.spacing = 14
    let isFull = parts.contains { [.list, .scroll, .map].contains($0.kind) }
    if !isFull { column.style.padding = Insets(horizontal: 20, vertical: 16) }
    return parts.count == 1 && isFull ? parts[0] : column
  }

  /// The SwiftUI view in a hosting controller that the code makes.
  private func hosted(_ subject: Subject) -> [Element] {
    for call in subject.setup.calls where call.name.hasSuffix("HostingController") {
      guard let root = call.arguments["rootView"] else { continue }
      let reader = ViewReader(shelf)
      let elements = reader.view(root, subject.scope)
      if content.title.isEmpty { content.title = reader.content.title }
      content.leading += reader.content.leading
      content.trailing += reader.content.trailing
      files.formUnion(reader.files)
      return elements
    }
    return []
  }

  /// The views that are added to any of several objects, from top to bottom.
  func children(of subject: Subject, roots: Set<String>) -> [Element] {
    var names: [(String, ExprSyntax)] = []
    for call in subject.setup.calls where roots.contains(call.base) {
      guard Self.adding.contains(call.name) else { continue }
      for value in call.arguments.labelled.map(\.value) {
        names += Self.listed(value).map { (Setup.path($0), $0) }
      }
    }
    var seen: Set<String> = []
    let added = names.filter { seen.insert($0.0).inserted }.prefix(partsLeft)
    return Anchors(subject.setup).ordered(added.map(\.0)).flatMap { name in
      added.first { $0.0 == name }.map { element($0.1, named: name, in: subject) } ?? []
    }
  }

  private static let adding: Set = [
    "addSubview", "addSubviews", "addArrangedSubview", "addArrangedSubviews", "insertSubview",
    "insertArrangedSubview",
  ]

  private static func listed(_ value: ExprSyntax) -> [ExprSyntax] {
    value.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      ?? (value.is(IntegerLiteralExprSyntax.self) ? [] : [value])
  }

  /// Reads a view of a name once; views in themselves end.
  func element(_ expression: ExprSyntax, named name: String, in subject: Subject) -> [Element] {
    let key = subject.type.name + "/" + name
    guard partsLeft > 0, active.count < 60, active.insert(key).inserted else { return [] }
    partsLeft -= 1
    defer { active.remove(key) }
    return view(expression, named: name, in: subject)
  }

  /// Reads a view of the app's own in a type of its own.
  func own(_ type: TypeFacts) -> [Element]? {
    guard active.count < 60, active.insert(type.name).inserted else { return nil }
    defer { active.remove(type.name) }
    let subject = subject(type)
    let parts = children(of: subject, roots: ["", "contentView", "view"])
    guard !parts.isEmpty else { return nil }
    var column = Element(parts.count == 1 ? parts[0].kind : .column, "", parts)
    if parts.count == 1 { column = parts[0] }
    return [column]
  }
}
