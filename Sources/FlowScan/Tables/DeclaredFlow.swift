import FlowModel

/// What a flow with a table tells of itself.
struct DeclaredFlow {
  /// What it is for; nil where only the comment on its type says so.
  var summary: String?
  var owner = ""
  var outcomes: [Outcome] = []
}

extension TableReader {
  /// Reads `static let about = FlowDetails(summary: …, owner: …)` and `typealias Outcome = Order`.
  func declared() -> DeclaredFlow {
    var flow = DeclaredFlow(outcomes: outcomes)
    guard let about = program[player.flow].properties[table.rule.about] else { return flow }
    let frame = player.frame(of: about)
    for argument in about.details {
      let text = player.plainText(argument.value, in: frame)
      if argument.label == "summary" { flow.summary = text }
      if argument.label == "owner" { flow.owner = text ?? "" }
    }
    return flow
  }

  private var outcomes: [Outcome] {
    table.rule.results.sorted { $0.key < $1.key }.compactMap { type, outcome in
      let node = program[player.flow]
      let nested = program.named("\(node.name).\(type)", from: node.file).map {
        TypeShape.named(program[$0].name)
      }
      guard let shape = node.aliases[type]?.type ?? nested, shape != .void else { return nil }
      let name = TableParameters(player.knowledge, player.flow, node.file).name(of: shape)
      return ["Void", "Never"].contains(name) ? nil : Outcome(name: outcome, type: name)
    }
  }
}

extension PropertyNode {
  /// What its value is made with, stored or computed.
  fileprivate var details: [Argument] {
    var value = facts.value
    if case .result(let result)? = facts.getter.last { value = result }
    if case .expression(let result)? = facts.getter.last { value = result }
    if case .call(_, let arguments, _) = value { return arguments }
    return []
  }
}
