import FlowModel
import SwiftFacts
import ValueFlow

/// Reads routes from the code of one property: their names, links and details.
struct RowReading {
  let solution: Solution
  let tables: DeclaredTables
  let handed: HandedCode
  let property: PropertyIndex
  /// The instance that makes the property's value.
  let instance: InstanceIndex
  private let sites: [Int32: Int32]
  var program: SourceProgram { solution.program }
  var info: PropertyInfo { program.properties[Int(property)] }

  /// Prepares a property; nil if its code does not run.
  init?(_ solution: Solution, _ tables: DeclaredTables, _ handed: HandedCode, _ property: PropertyIndex) {
    guard let instance = handed.maker(of: property) else { return nil }
    (self.solution, self.tables, self.handed) = (solution, tables, handed)
    (self.property, self.instance) = (property, instance)
    sites = solution.calls(of: instance).reduce(into: [:]) { sites, site in
      sites[solution.bodies.sites[Int(site)].node] = site
    }
  }

  /// The call at a node, if the code runs.
  func site(_ node: Int32) -> Int32? { sites[node] }

  // MARK: - Texts

  /// The text of an argument, wherever it is written.
  func text(_ argument: Int, of node: Int32) -> String? {
    guard let site = sites[node] else { return nil }
    let objects = solution.objects(at: solution.node(ofArgument: argument, of: site, in: instance))
    return objects.first { solution.info(of: $0).kind == .text }
      .map { program.name(solution.info(of: $0).name).unescaped }
  }

  func text(labelled label: String, of part: WrittenRoute.Part) -> String? {
    part.arguments.firstIndex { program.name($0.label) == label }.flatMap { text($0, of: part.node) }
  }

  private func texts(of part: WrittenRoute.Part) -> [String] {
    part.arguments.indices.compactMap { text($0, of: part.node) }
  }

  // MARK: - Modifiers

  /// Adds a modifier to the row; returns false if it is an unknown one.
  func apply(_ modifier: WrittenRoute.Part, to row: inout TableRow) -> Bool {
    let texts = texts(of: modifier)
    switch modifier.name {
    case "summary": row.summary = texts.first ?? ""
    case "owner": row.owner = texts.first ?? ""
    case "since": row.since = texts.first ?? ""
    case "example": row.examples += texts
    case "named": row.names = texts
    case "deprecated":
      row.deprecated = Deprecation(
        until: text(labelled: "until", of: modifier) ?? "", message: text(labelled: "", of: modifier) ?? "")
    case "guarded": row.guards += modifier.arguments.compactMap { gateName($0.value) }
    case "onTop": row.below = modifier.arguments.first.flatMap { routeName($0.value) } ?? ""
    default: return false
    }
    return true
  }

  /// The name of the route that a key path leads to: `\Routes.settings`.
  private func routeName(_ path: Written) -> String? {
    guard case .keyPath(let names) = path.form else { return nil }
    return names.last.map(program.name)
  }

  /// The name that a guard is made with, wherever it is written.
  private func gateName(_ gate: Written) -> String? {
    switch gate.form {
    case .name(let name), .member(_, let name):
      let known = tables.gates.first { program.properties[Int($0)].name == name }
      return known.flatMap(title) ?? program.name(name)
    case .call(_, let arguments): return arguments.isEmpty ? nil : text(0, of: gate.node)
    default: return nil
    }
  }

  private func title(of gate: PropertyIndex) -> String? {
    RowReading(solution, tables, handed, gate)?.text(0, of: program.properties[Int(gate)].value)
  }
}
