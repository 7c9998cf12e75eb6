internal import SwiftSyntax

/// Reads views that code adds, with what it says of each.
struct NamedViewReader {
  let reader: ControllerReader

  func view(_ expression: ExprSyntax, named name: String, in subject: Subject) -> [Element] {
    if let passed = subject.passed[name], let outer = subject.outer.first {
      return reader.element(passed, named: Setup.path(passed), in: outer)
    }
    if isPassing(name, in: subject) || isInBar(name) { return [] }
    if let parts = madeParts(of: expression, named: name, in: subject) { return parts }
    var view = NamedView(name, MadeView.of(expression, named: name, in: subject), in: subject, reader)
    if view.settings.isHidden(in: subject) || isBlankButton(view, in: subject) { return [] }
    if let parts = ownParts(of: view, in: subject) { return parts }
    var subject = subject
    view.takeSettings(of: reader, in: &subject)
    return isSilent(view, in: subject) ? [] : element(of: view, in: subject)
  }

  /// The elements of a view that other code makes: a child, the underlying view of another name, or what a function returns.
  private func madeParts(
    of expression: ExprSyntax, named name: String, in subject: Subject
  ) -> [Element]? {
    if let parts = ChildReader(reader: reader).child(expression, named: name, in: subject), !parts.isEmpty {
      return parts
    }
    if let parts = underFirstName(name, in: subject) { return parts }
    guard
      let call = MadeView.definition(of: expression, named: name, in: subject).as(FunctionCallExprSyntax.self)
    else { return nil }
    return CalledFunctions(reader: reader).view(by: call, named: name, in: subject)
  }

  /// Whether a button has nothing to show, and no interface file that may set it up.
  private func isBlankButton(_ view: NamedView, in subject: Subject) -> Bool {
    view.made.kind == "UIButton" && !view.name.isEmpty
      && !subject.types.contains { $0.outlets.contains(view.name) } && view.settings.isBlank
      && !view.made.arguments.has("primaryAction") && !view.made.arguments.has("configuration")
  }

  /// The elements that a view of the app shows by its own code; nil if it shows those of its system class.
  private func ownParts(of view: NamedView, in subject: Subject) -> [Element]? {
    guard let type = view.type, view.kind.map({ !Self.showsItself.contains($0) }) ?? true else { return nil }
    let inner = view.inner(type, in: subject, of: reader)
    let parts = reader.own(inner) ?? []
    // Views that other code adds belong to it; containers of the system show nothing else.
    if parts.isEmpty, let kind = view.kind, Self.containers.contains(kind) { return nil }
    let shown = parts + (view.name.isEmpty ? [] : reader.children(of: subject, roots: [view.name]))
    if shown.isEmpty { return isPlain(inner) ? [] : ViewReader.hatched(view.made.kind) }
    return shown.count == 1 ? shown : [Element(.column, "", shown)]
  }

  /// Whether a label or field gets no text or place in the code that makes it.
  private func isSilent(_ view: NamedView, in subject: Subject) -> Bool {
    view.kind == "UILabel" && (subject.function != nil || subject.isMade) && view.settings.isSilent
      || view.kind == "UITextField" && view.made.arguments.isEmpty && view.settings.isUnplaced
  }

  private func element(of view: NamedView, in subject: Subject) -> [Element] {
    let name = view.name
    guard let kind = view.kind,
      var element = reader.controls.element(kind, view.made.arguments, view.settings, name, subject)
    else { return unknown(view, in: subject) }
    element.style.height = constant("heightAnchor", of: name, in: subject)
    if element.kind == .picture { setSize(of: &element, named: name, in: subject) }
    return [element]
  }

  /// An icon is about as wide as it is high.
  private func setSize(of element: inout Element, named name: String, in subject: Subject) {
    element.style.width = constant("widthAnchor", of: name, in: subject)
    let size = element.style.width ?? element.style.height ?? .infinity
    if size <= 64 {
      element.style.width = element.style.width ?? size
      element.style.height = element.style.height ?? size
    }
  }

  /// The elements of a view of an unknown class: its known parts, or an area with its name.
  private func unknown(_ view: NamedView, in subject: Subject) -> [Element] {
    let (name, kind) = (view.name, view.made.kind)
    let isCode = name.contains { "{(=".contains($0) }
    let unknown = ViewReader.hatched(kind.isEmpty ? isCode ? "UIView" : Setup.plain(name) : kind)
    let items =
      name.hasSuffix(".view")
      ? ChildReader(reader: reader).handed(to: String(name.dropLast(5)), in: subject) : []
    return items.isEmpty ? unknown + known(inside: name, in: subject) : items
  }

  /// Whether a view is the search bar of a controller, which is drawn with the other bars.
  private func isInBar(_ name: String) -> Bool {
    reader.content.search != nil && name.hasSuffix("ontroller.searchBar")
  }

  /// The known parts that code adds to a view of unknown appearance, such as a web view.
  private func known(inside name: String, in subject: Subject) -> [Element] {
    guard !name.isEmpty else { return [] }
    return reader.children(of: subject, roots: [name]).filter { !$0.isEmpty && $0.kind != .hatched }
  }

  /// Whether a view of the app adds nothing to a plain one, and draws nothing itself.
  private func isPlain(_ subject: Subject) -> Bool {
    let drawing: Set = ["addSublayer", "insertSublayer", "loadNibNamed", "UINib"]
    return subject.types.last.map { ["UIView", "UIControl"].contains($0.inherited.first ?? "") } ?? false
      && !subject.types.contains { $0.functions["draw"] != nil || $0.properties["layerClass"] != nil }
      && !subject.setup.calls.contains { drawing.contains($0.name) || Setup.adding.contains($0.name) }
      && subject.types.allSatisfy { $0.outlets.isEmpty }
  }

  /// The number that a constraint fixes an anchor to: a literal, or a constant such as `Sizes.icon`.
  private func constant(_ anchor: String, of name: String, in subject: Subject) -> Double? {
    var value = subject.setup.constant(anchor, of: name)
    if let member = value?.as(MemberAccessExprSyntax.self), let path = member.base.flatMap(TypeName.of),
      let type = reader.lookup.type(path, inside: subject.type.name, near: subject.type.path)
    {
      value = type.properties[member.declName.baseName.text]?.value
    }
    return value.flatMap(Arguments.number).flatMap { (1...2_000).contains($0) ? $0 : nil }
  }

  private static let containers: Set = ["UIStackView", "UIScrollView", "UITableView", "UICollectionView"]

  /// The classes that show their settings, whatever a subclass adds.
  private static let showsItself: Set = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UISwitch", "UISlider", "UIStepper",
    "UISearchBar", "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView",
  ]
}
