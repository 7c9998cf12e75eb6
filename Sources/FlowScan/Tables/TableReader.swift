/// Reads the rows of a flow's table.
struct TableReader {
  let player: Player
  let table: FlowTables.Table
  var program: Program { player.program }

  init(_ table: FlowTables.Table, of player: Player) {
    self.table = table
    self.player = player
  }

  /// The routes, in the order in which they are declared, and the properties that could not be read.
  func read() -> (entries: [PlayedTable.Entry], unread: [PropertyNode]) {
    var entries: [PlayedTable.Entry] = []
    var unread: [PropertyNode] = []
    let node = program[table.node]
    for property in node.propertyOrder.compactMap({ node.properties[$0] }) {
      guard !property.facts.isStatic, !property.facts.isComputed, property.facts.value != .nothing else {
        continue
      }
      if let entry = entry(property) { entries.append(entry) } else { unread.append(property) }
    }
    return (entries, unread)
  }

  private func entry(_ property: PropertyNode) -> PlayedTable.Entry? {
    let facts = property.facts
    guard
      let chain = RouteChain(facts.value, of: facts.type, bases: Set(table.rule.routes.keys)),
      let build = chain.base.arguments.last(where: { $0.value.isCode })
    else { return nil }
    let frame = player.frame(of: property)
    let value = player.value(of: build.value, in: frame, scope: frame.scope)
    var row = TableRow(name: facts.name, style: style(chain.base), summary: facts.summary)
    row.link = link(chain.base, in: frame)
    row.parameters = TableParameters(player.knowledge, table.node, property.file).read(value)
    let entry = PlayedTable.Entry(row, property, build: value)
    for modifier in chain.modifiers { apply(modifier, to: entry, in: frame) }
    return entry
  }

  private func link(_ base: RouteChain.Part, in frame: Frame) -> String {
    guard let first = base.arguments.first, first.label.isEmpty, !first.value.isCode else { return "" }
    return player.plainText(first.value, in: frame) ?? ""
  }

  /// The style of the route's own name; `Present(style: .alert)` says it with an argument.
  private func style(_ base: RouteChain.Part) -> String {
    let plain = table.rule.routes[base.name] ?? ""
    guard case .member(_, let name, _)? = base.arguments.first(where: { $0.label == "style" })?.value else {
      return plain
    }
    return table.rule.styles[name] ?? plain
  }
}

extension Expression {
  /// Whether this is a closure or names a function.
  fileprivate var isCode: Bool {
    switch self {
    case .closure: true
    case .name(let name, _), .member(_, let name, _): name.first?.isLowercase ?? false
    default: false
    }
  }
}

extension Player {
  /// The text that an expression stands for.
  func plainText(_ expression: Expression, in frame: Frame) -> String? {
    guard case .text(let text) = value(of: expression, in: frame, scope: frame.scope) else { return nil }
    return text.unescaped
  }

  /// Where the text of a table's property is played: inside of the flow.
  func frame(of property: PropertyNode, _ cause: Cause = Cause()) -> Frame {
    Frame(
      outer: nil, me: me, function: nil, owner: property.owner, file: property.file, scope: Scope(),
      arguments: [],
      cause: cause)
  }
}
