/// The tables of routes in a program: which struct tells the routes of which flow.
struct FlowTables: Sendable {
  /// The struct whose properties are the routes of a flow.
  struct Table: Sendable {
    let node: TypeID
    let rule: Conventions.Table
  }

  private let tables: [TypeID: Table]
  /// What is asked before links enter, by the name of the property that holds it.
  let gates: [Gate]
  /// The rules that tables of the program follow.
  let rules: Set<Conventions.Table>
  /// The functions by which flows navigate.
  let verbs: Set<String>
  /// The functions by which they open links.
  let opens: Set<String>

  init(in program: Program, _ rules: [Conventions.Table]) {
    var tables: [TypeID: Table] = [:]
    for node in program.types where node.kind != .protocol && node.kind != .extension {
      guard let rule = rules.first(where: { node.conforms(to: $0.table) }) else { continue }
      guard let flow = FlowTables.flow(of: node, in: program), tables[flow] == nil else { continue }
      tables[flow] = Table(node: node.id, rule: rule)
    }
    self.tables = tables
    self.rules = Set(tables.values.map(\.rule))
    verbs = self.rules.reduce(into: []) { $0.formUnion($1.verbs) }
    opens = Set(self.rules.flatMap(\.opens))
    let names = Set(tables.values.map(\.rule.guard))
    gates =
      names.isEmpty ? [] : Gate.find(in: program, named: names, tables: tables.values.map(\.node).sorted())
  }

  subscript(_ flow: TypeID) -> Table? { tables[flow] }

  /// Protocols of screens; they count where a table says that the library is in use.
  var screens: [String] { rules.flatMap(\.screens) }

  /// The flow that a table stands in, or that names it with a typealias.
  private static func flow(of table: TypeNode, in program: Program) -> TypeID? {
    if let dot = table.name.lastIndex(of: "."),
      let id = program.named(String(table.name[..<dot]), from: table.file)
    {
      return program[id].kind == .extension ? nil : id
    }
    return program.types.first { node in
      node.kind == .class && node.aliases.values.contains { !$0.isAssociated && $0.type.name == table.name }
    }?.id
  }
}

extension TypeNode {
  fileprivate func conforms(to name: String) -> Bool {
    inherits.flatMap(\.parts).contains { $0.name?.lastPart == name }
  }
}
