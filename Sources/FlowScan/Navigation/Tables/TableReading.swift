import SwiftFacts
import ValueFlow

/// Reads the rows of all tables, with their targets.
struct TableReading {
  let solution: Solution
  let roles: TypeRoles
  let handed: HandedCode
  private var program: SourceProgram { solution.program }
  private var tables: DeclaredTables { roles.tables }

  /// Returns the rows, and the properties of tables that could not be read.
  func read() -> (rows: [DeclaredRow], unread: [(flow: TypeIndex, property: PropertyIndex)]) {
    var rows: [DeclaredRow] = []
    var unread: [(flow: TypeIndex, property: PropertyIndex)] = []
    for flow in tables.all {
      guard let table = tables[flow] else { continue }
      for property in tables.rows(of: table) {
        if let row = row(property, of: flow, table.rule) {
          rows.append(row)
        } else {
          unread.append((flow, property))
        }
      }
    }
    return (rows, unread)
  }

  private func row(_ property: PropertyIndex, of flow: TypeIndex, _ rule: Conventions.Table) -> DeclaredRow? {
    guard let reading = RowReading(solution, tables, handed, property) else { return nil }
    let instance = reading.instance
    let info = reading.info
    guard let value = program.written(info.value, in: info.file),
      let chain = WrittenRoute(value, type: declaredName(info), bases: Set(rule.routes.keys)),
      let code = chain.base.arguments.last(where: { $0.value.isCode })?.value
    else { return nil }
    var found = DeclaredRow(
      flow: flow, property: property, instance: instance,
      row: TableRow(
        name: program.name(info.name), style: style(chain.base, rule), summary: program.name(info.summary)),
      text: value.text, place: info.place)
    found.row.link = link(chain.base, reading)
    found.builds = reading.site(chain.base.node).map { handed[instance, $0] } ?? []
    found.row.parameters = RowParameters(program: program, scope: info.owner, file: info.file).read(
      code, found.builds.compactMap(function))
    for modifier in chain.modifiers { apply(modifier, to: &found, reading, rule) }
    found.target = target(of: found)
    return found
  }

  private func declaredName(_ info: PropertyInfo) -> String {
    guard info.type >= 0 else { return "" }
    let name = program.text(of: info.type, in: info.file).prefix { $0 != "<" }
    return TypeRoles.short(String(name))
  }

  private func apply(
    _ modifier: WrittenRoute.Part, to found: inout DeclaredRow, _ reading: RowReading,
    _ rule: Conventions.Table
  ) {
    if reading.apply(modifier, to: &found.row) { return }
    guard let trigger = rule.endings[modifier.name], let site = reading.site(modifier.node) else { return }
    // Adds the code that runs after the child flow of the route.
    found.endings += handed[found.instance, site].map { ($0, trigger) }
  }

  private func function(_ instance: InstanceIndex) -> FunctionIndex? {
    if case .function(let function) = solution.template(instance).kind { function } else { nil }
  }

  private func link(_ base: WrittenRoute.Part, _ reading: RowReading) -> String {
    guard let first = base.arguments.first, first.label == 0, !first.value.isCode else { return "" }
    return reading.text(0, of: base.node) ?? ""
  }

  /// The style of the route's type; `Present(style: .alert)` has it as an argument.
  private func style(_ base: WrittenRoute.Part, _ rule: Conventions.Table) -> String {
    let plain = rule.routes[base.name] ?? ""
    let argument = base.arguments.first { program.name($0.label) == "style" }
    guard case .member(_, let name)? = argument?.value.form else { return plain }
    return rule.styles[program.name(name)] ?? plain
  }

  // MARK: - Targets

  /// The target of a row; in a table everything that is made is shown, and a flow may show another of its own type.
  private func target(of row: DeclaredRow) -> SeenRoute.Target? {
    let nodes = row.builds.map { solution.resultNode($0) }
    let shown = ShownObjects(solution: solution, roles: roles).shown(at: nodes).map(\.subject)
    let seen = shown.first { !$0.isVague } ?? shown.first
    let found = seen.map { target(showing: $0) } ?? bare(nodes)
    if row.row.style == "system", case .screen(let type)? = found { return .system(type) }
    return found
  }

  private func target(showing subject: Shown.Subject) -> SeenRoute.Target {
    switch subject {
    case .screen(let type), .vague(let type): .screen(type)
    case .flow(let object): .flow(solution.info(of: object).type)
    case .system(let type): .system(type)
    }
  }

  private func bare(_ nodes: [NodeIndex]) -> SeenRoute.Target? {
    for object in nodes.flatMap({ solution.objects(at: $0) }) {
      let info = solution.info(of: object)
      guard info.kind == .instance || info.kind == .some, info.type >= 0, !tables.isTable(info.type) else {
        continue
      }
      return roles.isFlow(info.type) ? .flow(info.type) : .screen(info.type)
    }
    return nil
  }
}
