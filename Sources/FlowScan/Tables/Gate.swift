/// What is asked before a link enters: `static let signedIn = RouteGuard("signedIn") { (app: AppFlow) in … }`.
struct Gate: Sendable {
  let property: PropertyNode
  /// Whether it stands in the row of a table instead of having a property of its own.
  var isInline = false
  /// The expression of its name.
  let title: Expression
  let closure: Closure

  /// All gates that are static or global properties, and those that stand in the rows of tables.
  static func find(in program: Program, named names: Set<String>, tables: [TypeID]) -> [Gate] {
    let own = program.types.flatMap { node in node.propertyOrder.compactMap { node.properties[$0] } }
    let global = program.globalProperties.keys.sorted().flatMap { program.globalProperties[$0] ?? [] }
    let rows = tables.flatMap { id in program[id].propertyOrder.compactMap { program[id].properties[$0] } }
    return (own + global).compactMap { Gate($0, $0.facts.value, named: names) }
      + rows.filter { !$0.facts.isStatic }.flatMap { inline(in: $0, named: names) }
  }

  /// Those of one row: `.guarded(by: RouteGuard("signedIn") { (app: AppFlow) in … })`.
  private static func inline(in row: PropertyNode, named names: Set<String>) -> [Gate] {
    CallSearch.calls(in: [.expression(row.facts.value)]).compactMap { call in
      var gate = Gate(row, .call(call.callee, call.arguments, Place()), named: names)
      gate?.isInline = true
      return gate
    }
  }

  private init?(_ property: PropertyNode, _ value: Expression, named names: Set<String>) {
    guard case .call(let callee, let arguments, _) = value,
      names.contains(callee.calledName ?? property.facts.type.name ?? ""),
      let title = arguments.first?.value, case .closure(let closure)? = arguments.last?.value
    else { return nil }
    self.property = property
    self.title = title
    self.closure = closure
  }
}

extension Player {
  /// The name of a gate: what it is made with, wherever that is written.
  func gateName(_ expression: Expression, in frame: Frame) -> String? {
    switch expression {
    case .name(let name, _), .member(_, let name, _):
      let gate = knowledge.tables.gates.first {
        !$0.isInline && $0.property.facts.name == name
      }
      return gate.flatMap { plainText($0.title, in: self.frame(of: $0, Cause())) } ?? name
    case .call(_, let arguments, _): return arguments.first.flatMap { plainText($0.value, in: frame) }
    default: return nil
    }
  }

  /// Plays what the gates that are asked of this flow do before a link may enter.
  func playGates() {
    for gate in knowledge.tables.gates {
      guard let name = gate.closure.parameters.first?.type.name,
        program.find(name, in: gate.property.owner, from: gate.property.file) == flow,
        let title = plainText(gate.title, in: frame(of: gate, Cause()))
      else { continue }
      let frame = frame(of: gate, Cause(kind: .gate, sender: nil, trigger: title))
      let closure = ClosureValue(gate.closure, in: frame, scope: frame.scope, arena: arena)
      playAll(in: play(closure, with: [.thing(me)], in: frame), in: frame)
    }
  }

  private func frame(of gate: Gate, _ cause: Cause) -> Frame {
    Frame(
      outer: nil, me: me, function: nil, owner: gate.property.owner, file: gate.property.file, scope: Scope(),
      arguments: [], cause: cause)
  }

  /// Plays all closures that a value carries.
  func playAll(in value: Value, in frame: Frame) {
    for handler in handlers(in: value, depth: 0) {
      if case .closure(let closure) = handler { _ = play(closure, with: [], in: frame) }
    }
  }
}
