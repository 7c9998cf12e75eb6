import FlowModel
import SwiftFacts
import ValueFlow

/// The description of a flow with a table: `static let about = FlowDetails(summary: …, owner: …)`, `typealias Outcome = Order`.
struct FlowAbout {
  let solution: Solution
  let tables: DeclaredTables
  let handed: HandedCode
  private var program: SourceProgram { solution.program }

  func add(_ type: TypeIndex, to flow: inout Flow) {
    guard let table = tables[type] else { return }
    flow.outcomes = outcomes(of: type, table.rule)
    guard let about = tables.about(type), let instance = handed.maker(of: about) else { return }
    for site in solution.calls(of: instance) {
      if let text = text("summary", of: site, in: instance) { flow.summary = text }
      if let text = text("owner", of: site, in: instance) { flow.owner = text }
    }
  }

  private func text(_ label: String, of site: Int32, in instance: InstanceIndex) -> String? {
    solution.bodies.sites[Int(site)].arguments.indices.lazy.filter {
      program.name(solution.bodies.sites[Int(site)].arguments[$0].label) == label
    }
    .flatMap { solution.objects(at: solution.node(ofArgument: $0, of: site, in: instance)) }
    .first { solution.info(of: $0).kind == .text }
    .map { program.name(solution.info(of: $0).name).unescaped }
  }

  private func outcomes(of flow: TypeIndex, _ rule: Conventions.Table) -> [Outcome] {
    rule.results.sorted { $0.key < $1.key }.compactMap { type, outcome in
      guard let spelled = program.spelling.spelled(nested: type, in: flow) else { return nil }
      let isNothing = ["Void", "Never", "()"].contains(spelled.text)
      return isNothing ? nil : Outcome(name: outcome, type: spelled.text)
    }
  }
}
