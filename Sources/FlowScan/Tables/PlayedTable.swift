/// The table of the flow that is played.
final class PlayedTable {
  let rule: Conventions.Table
  let entries: [Entry]
  let declared: DeclaredFlow

  init(_ rule: Conventions.Table, _ entries: [Entry], _ declared: DeclaredFlow) {
    self.rule = rule
    self.entries = entries
    self.declared = declared
  }

  subscript(_ name: String) -> Entry? { entries.first { $0.row.name == name } }

  /// A row of the table with the code in it.
  final class Entry {
    var row: TableRow
    let property: PropertyNode
    /// What makes the target.
    let build: Value
    var endings: [Ending] = []
    /// What it leads to, once that was played.
    var subject: Subject?

    init(_ row: TableRow, _ property: PropertyNode, build: Value) {
      self.row = row
      self.property = property
      self.build = build
    }
  }

  /// What happens after a child flow.
  struct Ending {
    let trigger: String
    let handler: Value
  }
}
