internal import SwiftSyntax

/// Reads the rows of tables and collections.
struct TableReader {
  let reader: ControllerReader
  var edges: SectionEdges { SectionEdges(reader: reader) }

  /// Reads a table or collection: its header, its cells, its footer.
  func table(_ subject: Subject, named name: String) -> Element {
    let sources = [placedRows, ObjectRows(reader: reader).rows, ModelRows(reader: reader).rows]
    let built = sources.lazy.map { $0(subject) }.first { !$0.isEmpty }
    let all = built ?? rows(subject)
    let known = all.filter { !$0.isEmpty }
    let rows = known.isEmpty ? all : known
    // The view above a section shows what its object says, which the section has already.
    let hasHeaders = rows.contains { $0.kind == .section }
    let shown =
      edge("tableHeaderView", of: name, subject)
      + (hasHeaders ? [] : edges.sectionView("viewForHeaderInSection", subject)) + edges.titled(rows, subject)
      + (hasHeaders ? [] : edges.sectionFooter(subject)) + edge("tableFooterView", of: name, subject)
    return Element(.list, "", shown.isEmpty ? ViewReader.hatched(name) : shown)
  }

  /// The view above or below the rows of a table.
  private func edge(_ member: String, of name: String, _ subject: Subject) -> [Element] {
    guard let view = subject.setup.value(member, of: name), !view.is(NilLiteralExprSyntax.self) else {
      return []
    }
    return reader.element(view, named: Setup.path(view), in: subject).filter { !$0.isEmpty }
  }

  /// The rows that code sets up one by one, or a row of each kind of cell; three rows if there is one kind.
  private func rows(_ subject: Subject) -> [Element] {
    let configured = configuredRows(subject)
    if !configured.isEmpty { return configured }
    let cells = cells(subject).compactMap { cell(named: $0, in: subject) }
    if cells.count == 1 { return Array(repeating: cells[0], count: 3).flatMap(\.self) }
    let texts = cellTexts(subject)
    if cells.isEmpty, texts.count == 1 { return Array(repeating: Element(.text, texts[0]), count: 3) }
    return cells.flatMap(\.self) + texts.map { Element(.text, $0) }
  }

  /// The texts that code sets on system cells, each once.
  private func cellTexts(_ subject: Subject) -> [String] {
    let setup = subject.setup
    var values = setup.assignments.filter { $0.base.hasSuffix("textLabel") && $0.member == "text" }
    if values.isEmpty {
      values = setup.assignments.filter { $0.member == "text" && $0.base.lowercased().contains("content") }
    }
    var seen: Set<String> = []
    return values.compactMap { reader.text($0.value, subject) }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
  }

  /// The names of the cell classes that the function for cells casts to; otherwise those that any code casts to or registers.
  private func cells(_ subject: Subject) -> [String] {
    let used = cellFunction(subject).map { cells(in: Setup($0)) } ?? []
    let isKnown = used.contains { cell(named: $0, in: subject) != nil }
    let all = cells(in: subject.setup)
    return isKnown ? all.filter { isBetweenCells($0, subject) && !used.contains($0) } + used : all
  }

  /// Whether a class is a view above or below the cells of a collection.
  private func isBetweenCells(_ name: String, _ subject: Subject) -> Bool {
    guard let type = reader.lookup.type(name, near: subject.type.path) else { return false }
    return reader.lookup.ancestors(of: type).contains("UICollectionReusableView")
  }

  /// The names of the cell classes that code casts to or registers.
  func cells(in setup: Setup) -> [String] {
    let cast = setup.casts.map { $0.filter { $0 != "?" && $0 != "!" } }
    var seen: Set<String> = []
    return (cast + registered(setup)).filter { !$0.hasSuffix("Header") && !$0.hasSuffix("Footer") }
      .filter { seen.insert($0).inserted }
  }

  private func registered(_ setup: Setup) -> [String] {
    setup.calls.filter { $0.name.hasPrefix("register") || $0.name.hasPrefix("dequeue") }
      .flatMap { $0.arguments.labelled.map(\.value.ownText) }
      .filter { $0.hasSuffix(".self") }.map { String($0.dropLast(5)) }
  }

  /// The row for a cell class; nil if it is not one.
  func cell(named name: String, in subject: Subject) -> [Element]? {
    guard let type = reader.lookup.type(name, near: subject.type.path) else { return nil }
    guard isCell(type) else { return nil }
    return reader.own(reader.subjects.subject(type))?.map(Self.aligned) ?? ViewReader.hatched(name)
  }

  /// The content of a cell, which begins at its left side, or is in the middle if all its texts are.
  static func aligned(_ element: Element) -> Element {
    var element = element
    guard element.kind == .column, element.style.alignment == nil else { return element }
    let texts = element.children.filter { $0.kind == .text }
    let isCentered = !texts.isEmpty && texts.allSatisfy { $0.style.alignment == .center }
    element.style.alignment = isCentered ? .center : .leading
    if isCentered { element.style.fillsWidth = true }
    return element
  }

  /// Whether a type is a cell or a view between cells, and not an object for one.
  func isCell(_ type: TypeFacts) -> Bool {
    reader.lookup.ancestors(of: type).contains { name in
      name == "UICollectionReusableView"
        || name.hasSuffix("Cell") && reader.lookup.type(name, near: type.path)?.isProtocol != true
    }
  }

  /// A text below a section.
  static func footnote(_ words: String) -> Element {
    var element = Element(.text, words)
    element.style.fontSize = 13
    element.style.color = .soft
    return element
  }
}
