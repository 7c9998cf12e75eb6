import SwiftFacts
import ValueFlow

/// The analysis of an app's tables: their rows, the requests to their flows, and the causes of their code.
struct TableScan {
  let solution: Solution
  let tables: DeclaredTables
  let handed: HandedCode
  /// The rows of tables, then those of lists.
  let rows: [DeclaredRow]
  let unread: [(flow: TypeIndex, property: PropertyIndex)]
  let asks: [TableAsk]
  let causes: TableCauses

  /// Reads the tables; nil if no flow has a table or a list.
  init?(_ solution: Solution, _ roles: TypeRoles) {
    tables = roles.tables
    guard !tables.all.isEmpty || !tables.lists.isEmpty else { return nil }
    self.solution = solution
    handed = HandedCode(solution)
    let read = TableReading(solution: solution, roles: roles, handed: handed).read()
    unread = read.unread
    asks = TableAsks(solution: solution, tables: tables).read()
    causes = TableCauses(solution, tables, handed, read.rows, asks)
    rows = read.rows + ListReading(solution: solution, roles: roles, handed: handed).read()
  }

  /// The rows as observed routes.
  var routes: [SeenRoute] {
    rows.enumerated().compactMap { number, row in
      var route = row.route
      route?.rank = number
      return route
    }
  }

  /// The flows with rows in a table.
  var flows: Set<TypeIndex> { Set(tables.all.filter { flow in rows.contains { $0.flow == flow } }) }

  /// The row of a table with a name.
  func row(_ name: String, of flow: TypeIndex) -> DeclaredRow? {
    rows.first { $0.flow == flow && $0.row.name == name && tables[flow] != nil }
  }

  /// The default first routes of a flow: all its tabs, or else the first root without parameters.
  func first(of flow: TypeIndex) -> [DeclaredRow] {
    let own = rows.filter { $0.flow == flow && $0.target != nil }
    let tabs = own.filter { $0.row.style == "tab" }
    return tabs.isEmpty
      ? own.filter { $0.row.style == "root" && $0.row.parameters.isEmpty }.prefix(1) + [] : tabs
  }

  /// Tells whether the table determines a flow's first routes.
  func startsByTable(_ flow: TypeIndex) -> Bool {
    guard let rule = tables[flow]?.rule, let name = solution.program.names.known(rule.start) else {
      return true
    }
    return !solution.program.methods(name, of: flow).contains {
      let info = solution.program.functions[Int($0)]
      return info.body >= 0 && !info.flags.contains(.isStatic)
    }
  }
}
