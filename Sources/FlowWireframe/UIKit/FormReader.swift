internal import SwiftSyntax

/// Reads forms whose sections and rows are joined by operators: `form +++ Section("Name") <<< TextRow { $0.title = "First" }`.
struct FormReader {
  let reader: ControllerReader

  private static let mostRows = 100

  /// Reads the form of a controller; empty if it has none.
  func form(_ subject: Subject) -> [Element] {
    var sections: [Element] = []
    var footer: Element?
    let close = { (sections: inout [Element]) in
      if let text = footer { sections.append(text) }
      footer = nil
    }
    let parts = subject.setup.rows.prefix(Self.mostRows).map { ($0, FormRow($0, reader, subject)) }
    let values = Self.values(parts.map(\.1))
    var isHidden = false
    for (part, row) in parts {
      let isSection = row.kind == "Section"
      if isSection { isHidden = row.isHidden(for: values) }
      if isHidden || row.isHidden(for: values) { continue }
      if isSection {
        close(&sections)
        let header = row.arguments["header"] ?? row.arguments.first
        sections.append(Element(.section, reader.text(header, subject) ?? ""))
        footer = footnote(row, subject)
        sections[sections.count - 1].children += appended(to: Setup.path(part), subject)
      } else if let element = row.element {
        if sections.isEmpty { sections.append(Element(.section)) }
        sections[sections.count - 1].children.append(element)
      }
    }
    close(&sections)
    let shown = sections.filter { !$0.isEmpty }
    return shown.isEmpty ? [] : [Element(.list, "", shown)]
  }

  /// The values that rows begin with, as written, by their tags.
  private static func values(_ rows: [FormRow]) -> [String: String] {
    let known = rows.compactMap { row in
      row.arguments.first.flatMap { tag in row.value("value").map { (tag.ownText, $0.ownText) } }
    }
    return Dictionary(known) { first, _ in first }
  }

  /// The rows that code appends to a section, as in `section.append(row)`, also in a loop over a list of rows.
  private func appended(to section: String, _ subject: Subject) -> [Element] {
    guard !section.contains("(") else { return [] }
    let calls = subject.setup.calls.filter { $0.base == section && $0.name == "append" }
    return calls.compactMap { $0.arguments.first }.flatMap { row -> [Element] in
      reader.lists.begin()
      let rows = reader.lists.list(row, subject.scope) ?? [Placed(value: row, scope: subject.scope)]
      return rows.prefix(Self.mostRows).compactMap {
        FormRow($0.value, reader, subject.with($0.scope.bound)).element
      }
    }
  }

  private func footnote(_ row: FormRow, _ subject: Subject) -> Element? {
    guard let words = reader.text(row.arguments["footer"], subject), !words.isEmpty else { return nil }
    return TableReader.footnote(words)
  }
}
