internal import SwiftSyntax

/// Reads views that code adds, with what it says of each.
struct NamedViewReader {
  let reader: ControllerReader

  func view(_ expression: ExprSyntax, named name: String, in subject: Subject) -> [Element] {
    if let passed = subject.passed[name], let outer = subject.outer.first {
      return reader.element(passed, named: Setup.path(passed), in: outer)
    }
    if isPassing(name, in: subject) || isInBar(name) { return [] }
    let children = ChildReader(reader: reader)
    if let parts = children.child(expression, named: name, in: subject), !parts.isEmpty {
      return parts
    }
    if let parts = underFirstName(name, in: subject) { return parts }
    let definition = MadeView.definition(of: expression, named: name, in: subject)
    if let call = definition.as(FunctionCallExprSyntax.self),
      let parts = CalledFunctions(reader: reader).view(by: call, named: name, in: subject)
    {
      return parts
    }
    var made = MadeView.of(expression, named: name, in: subject)
    let type = ownType(made.kind, in: subject)
    let kind = SystemClass.of(made.kind, near: subject.type.path, reader.lookup)
    if let kind {
      let added = AddedFunctions(lookup: reader.lookup)
      var settings = added.initialized(made.arguments, as: kind)
      settings.add(made.own)
      settings.add(added.extended(made.own, of: name, in: subject, as: kind))
      made.own = settings
    }
    var settings = ViewSettings(name: name, outer: subject.setup, own: made.own)
    if settings.isHidden(in: subject) { return [] }
    if made.kind == "UIButton", !name.isEmpty, !subject.types.contains(where: { $0.outlets.contains(name) }),
      settings.isBlank, !made.arguments.has("primaryAction"), !made.arguments.has("configuration")
    {
      return []
    }
    if let type, kind.map({ !Self.showsItself.contains($0) }) ?? true {
      let inner = reader.subjects.subject(type, made.arguments, named: name, own: made.own, in: subject)
      let parts = reader.own(inner) ?? []
      // Views that other code adds belong to it; containers of the system show nothing else.
      guard parts.isEmpty, let kind, Self.containers.contains(kind) else {
        let shown = parts + (name.isEmpty ? [] : reader.children(of: subject, roots: [name]))
        if shown.isEmpty { return isPlain(inner) ? [] : ViewReader.hatched(made.kind) }
        return shown.count == 1 ? shown : [Element(.column, "", shown)]
      }
    }
    var subject = subject
    if let type {
      let inner = reader.subjects.subject(type, made.arguments, named: name, own: made.own, in: subject)
      settings.own = subject.taking(inner.setup.ofItself, from: inner.scope)
      settings.own.add(made.own)
    }
    if kind == "UILabel", subject.function != nil || subject.isMade, settings.isSilent { return [] }
    if kind == "UITextField", made.arguments.isEmpty, settings.isUnplaced { return [] }
    guard let kind, var element = reader.controls.element(kind, made.arguments, settings, name, subject)
    else {
      let isCode = name.contains { "{(=".contains($0) }
      let unknown = ViewReader.hatched(
        made.kind.isEmpty ? isCode ? "UIView" : Setup.plain(name) : made.kind)
      let items = name.hasSuffix(".view") ? children.handed(to: String(name.dropLast(5)), in: subject) : []
      return items.isEmpty ? unknown + known(inside: name, in: subject) : items
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

  /// The class of the app with a name; extensions of system classes do not count.
  private func ownType(_ name: String, in subject: Subject) -> TypeFacts? {
    guard !SystemClass.all.contains(name) else { return nil }
    return reader.lookup.type(name, inside: subject.type.name, near: subject.type.path)
  }

  private static let containers: Set = ["UIStackView", "UIScrollView", "UITableView", "UICollectionView"]

  /// The classes that show their settings, whatever a subclass adds.
  private static let showsItself: Set = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UISwitch", "UISlider", "UIStepper",
    "UISearchBar", "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView",
  ]
}
