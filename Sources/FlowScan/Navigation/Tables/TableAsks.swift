import SwiftFacts
import ValueFlow

/// Finds the calls that request something of flows with tables.
struct TableAsks {
  let solution: Solution
  let tables: DeclaredTables
  private var program: SourceProgram { solution.program }

  private struct Seen: Hashable {
    var instance: InstanceIndex
    var site: Int32
    var flow: TypeIndex
  }

  func read() -> [TableAsk] {
    var seen: Set<Seen> = []
    return solution.foreign.calls.flatMap { call -> [TableAsk] in
      guard let flow = flow(of: call.receiver), let rule = tables[flow]?.rule,
        rule.verbs.contains(program.name(solution.bodies.sites[Int(call.site)].name)),
        seen.insert(Seen(instance: call.instance, site: call.site, flow: flow)).inserted
      else { return [] }
      return asks(call, flow, rule)
    }
    .sorted { ($0.instance, $0.place, $0.site) < ($1.instance, $1.place, $1.site) }
  }

  private func flow(of object: ObjectIndex) -> TypeIndex? {
    guard object >= 0 else { return nil }
    let info = solution.info(of: object)
    guard info.type >= 0, info.kind == .instance || info.kind == .some else { return nil }
    return tables.flow(ofCode: info.type)
  }

  private func asks(_ call: ForeignCall, _ flow: TypeIndex, _ rule: Conventions.Table) -> [TableAsk] {
    let site = solution.bodies.sites[Int(call.site)]
    let name = program.name(site.name)
    let code = codeFlow(call.instance)
    func ask(_ kind: TableAsk.Kind, path: ObjectIndex? = nil) -> TableAsk {
      TableAsk(
        kind: kind, flow: flow, code: code, instance: call.instance, block: site.block, place: site.place,
        site: call.site, path: path)
    }
    if rule.go.contains(name) {
      let paths = keyPaths(call)
      if paths.isEmpty { return [ask(.unknownRoute)] }
      return paths.map { ask(.route(program.name(solution.info(of: $0).name)), path: $0) }
    }
    if let outcome = rule.outcomes[name] { return [ask(.finish(outcome))] }
    if rule.back.contains(name) { return [ask(.back)] }
    if rule.opens.contains(name) { return url(call).map { [ask(.link($0))] } ?? [] }
    return code == flow ? [ask(.first)] : []
  }

  /// The flow whose code an instance runs: its own, or that of its table.
  private func codeFlow(_ instance: InstanceIndex) -> TypeIndex? {
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0, solution.info(of: receiver).type >= 0 else { return nil }
    return tables.flow(ofCode: solution.info(of: receiver).type)
  }

  private func keyPaths(_ call: ForeignCall) -> [ObjectIndex] {
    let site = solution.bodies.sites[Int(call.site)]
    return site.arguments.indices.flatMap { index in
      solution.objects(at: solution.node(ofArgument: index, of: call.site, in: call.instance)).filter {
        solution.info(of: $0).kind == .keyPath
      }
    }
  }

  /// The URL as written, with a value that most links accept in place of each interpolation.
  private func url(_ call: ForeignCall) -> String? {
    if let text = solution.texts(handedBy: call.site, in: call.instance).first { return text.unescaped }
    let node = solution.bodies.sites[Int(call.site)].node
    guard
      case .call(_, let arguments)? = program.written(node, in: solution.template(call.instance).file)?.form
    else { return nil }
    return arguments.first?.value.textParts?.map { $0?.unescaped ?? "1" }.joined()
  }
}
