import FlowModel
import SwiftFacts
import ValueFlow

/// The description of a flow with a table: `static let about = FlowDetails(summary: …, owner: …)`, `typealias Outcome = Order`.
struct FlowAbout {
  let solver: Solver
  let tables: DeclaredTables
  let handed: HandedCode
  private var program: SourceProgram { solver.program }

  func add(_ type: TypeIndex, to flow: inout Flow) {
    guard let table = tables[type] else { return }
    flow.outcomes = outcomes(of: type, table.rule)
    guard let about = tables.about(type), let instance = handed.maker(of: about) else { return }
    for site in solver.calls(of: instance) {
      if let text = text("summary", of: site, in: instance) { flow.summary = text }
      if let text = text("owner", of: site, in: instance) { flow.owner = text }
    }
  }

  private func text(_ label: String, of site: Int32, in instance: InstanceIndex) -> String? {
    solver.bodies.sites[Int(site)].arguments.indices.lazy.filter {
      program.name(solver.bodies.sites[Int(site)].arguments[$0].label) == label
    }
    .flatMap { solver.objects(at: solver.node(ofArgument: $0, of: site, in: instance)) }
    .first { solver.info(of: $0).kind == .text }
    .map { program.name(solver.info(of: $0).name).unescaped }
  }

  private func outcomes(of flow: TypeIndex, _ rule: Conventions.Table) -> [Outcome] {
    rule.results.sorted { $0.key < $1.key }.compactMap { type, outcome in
      guard let spelled = program.spelled(nested: type, in: flow) else { return nil }
      let isNothing = ["Void", "Never", "()"].contains(spelled.text)
      return isNothing ? nil : Outcome(name: outcome, type: spelled.text)
    }
  }
}
