import SwiftFacts
import ValueFlow

/// The causes of code in a table: the child that has ended, a guard of links, or the code that takes the route.
struct TableCauses {
  enum Cause {
    case asker(Asker)
    /// The places that make the flow take a route.
    case goers([TableAsk])
  }

  private var causes: [InstanceIndex: Cause] = [:]
  private let tables: DeclaredTables

  subscript(instance: InstanceIndex) -> Cause? { causes[instance] }

  /// The function in which a flow with a table begins; nil if it has none.
  func start(of flow: TypeIndex) -> String? { tables[flow]?.rule.start }

  init(
    _ solution: Solution, _ tables: DeclaredTables, _ handed: HandedCode, _ rows: [DeclaredRow],
    _ asks: [TableAsk]
  ) {
    self.tables = tables
    for (name, instance) in Self.gates(solution, tables, handed) {
      causes[instance] = .asker(Asker(kind: .gate(name), trigger: name))
    }
    for row in rows {
      let asks = asks.filter { $0.goes(along: row) }
      for build in row.builds { causes[build] = .goers(asks) }
      guard case .flow(let child)? = row.target else { continue }
      for ending in row.endings { note(ending.instance, child, solution.program.number(ending.trigger)) }
      let ended = solution.program.number("ended")
      for ask in asks {
        for closure in handed[ask.instance, ask.site] { note(closure, child, ended) }
      }
    }
  }

  /// Records a child's end as the cause of a closure.
  private mutating func note(_ closure: InstanceIndex, _ child: TypeIndex, _ trigger: Name) {
    causes[closure] = .asker(Asker(kind: .flow(child), trigger: trigger))
  }

  /// The closures of guards with their names, in properties of their own and in rows.
  private static func gates(_ solution: Solution, _ tables: DeclaredTables, _ handed: HandedCode) -> [(
    name: Name, instance: InstanceIndex
  )] {
    let guards = Set(tables.rules.map(\.guard))
    let own = Set(
      tables.gates.map { gate in
        let info = solution.program.properties[Int(gate)]
        return CodeNode(file: info.file, node: info.value)
      })
    return solution.foreign.calls.flatMap { call -> [(name: Name, instance: InstanceIndex)] in
      let site = solution.bodies.sites[Int(call.site)]
      let node = CodeNode(file: solution.template(call.instance).file, node: site.node)
      guard guards.contains(solution.program.name(site.name)) || own.contains(node),
        let title = solution.texts(handedBy: call.site, in: call.instance).first
      else { return [] }
      return handed[call.instance, call.site].map { (solution.program.number(title.unescaped), $0) }
    }
  }
}

extension TableAsk {
  func goes(along row: DeclaredRow) -> Bool {
    if case .route(row.row.name) = kind { flow == row.flow } else { false }
  }
}
