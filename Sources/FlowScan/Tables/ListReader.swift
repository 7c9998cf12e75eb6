/// Reads the routes that a flow lists beside the code that goes them.
///
/// ```swift
/// static var routes: [ListedRoute] { [ListedRoute("friend", .push, FriendViewController.self)] }
/// ```
struct ListReader {
  private let player: Player
  private let rule: Conventions.RouteList
  private let property: PropertyNode
  private let frame: Frame
  private var program: Program { player.program }

  /// Nil where the flow lists nothing.
  init?(of player: Player) {
    let lists = player.knowledge.conventions.lists
    guard let rule = lists.first(where: { player.knowledge.inherits(player.flow, $0.flow) }),
      let property = player.program[player.flow].properties[rule.property], property.facts.isStatic
    else { return nil }
    self.player = player
    self.rule = rule
    self.property = property
    frame = player.frame(of: property)
  }

  /// The rows with what they lead to; what cannot be read is left to the code that goes there.
  func read() -> [PlayedTable.Entry] { elements.compactMap(entry) }

  private var elements: [Expression] {
    var list = property.facts.value
    if case .result(let value)? = property.facts.getter.last { list = value }
    if case .expression(let value)? = property.facts.getter.last { list = value }
    if case .list(let items) = list { return items }
    return []
  }

  private func entry(_ element: Expression) -> PlayedTable.Entry? {
    guard let chain = RouteChain(element, of: .named(rule.route), bases: [rule.route]),
      chain.base.arguments.count >= 3,
      let name = player.plainText(chain.base.arguments[0].value, in: frame),
      case let target = type(chain.base.arguments[2].value), target != .unknown
    else { return nil }
    var row = TableRow(name: name, style: style(chain.base.arguments[1].value))
    read(chain.base.arguments, into: &row)
    for modifier in chain.modifiers { _ = RowDetails(player: player, frame: frame).apply(modifier, to: &row) }
    let entry = PlayedTable.Entry(row, property, build: .unknown)
    entry.subject = subject(target, style: row.style)
    return entry
  }

  private func read(_ arguments: [Argument], into row: inout TableRow) {
    for argument in arguments {
      if argument.label == "link" { row.link = player.plainText(argument.value, in: frame) ?? "" }
      guard argument.label == "parameters", case .pairs(let names, let types) = argument.value else {
        continue
      }
      row.names = names.map { player.plainText($0, in: frame) ?? "" }
      row.parameters = TableParameters(player.knowledge, player.flow, property.file).read(types.map(type))
    }
  }

  private func value(_ expression: Expression) -> Value {
    player.value(of: expression, in: frame, scope: frame.scope)
  }

  private func type(_ expression: Expression) -> TypeShape {
    if case .type(let type) = value(expression) { return type }
    if case .member(let base?, "self", _) = expression { return .named(base.text) }
    return .unknown
  }

  /// `.push`, `.modal(.alert)`: the innermost name that says it.
  private func style(_ expression: Expression) -> String {
    switch expression {
    case .call(.member(_, let name, _), let arguments, _):
      if case .member(_, let inner, _)? = arguments.first?.value, let known = rule.styles[inner] {
        return known
      }
      return rule.styles[name] ?? name
    case .member(_, let name, _): return rule.styles[name] ?? name
    default: return ""
    }
  }

  private func subject(_ target: TypeShape, style: String) -> Subject {
    let id = target.name.flatMap { program.find($0, in: player.flow, from: property.file) }
    let name = id.map { program[$0].name } ?? target.description
    if style == "system" { return .system(name) }
    let thing = Thing(
      in: player.arena, id.map { .named(program[$0].name) } ?? target, id: id, isMade: false,
      file: property.file, place: property.facts.place)
    return player.isFlow(thing) ? .flow(thing) : .screen(thing, name: name)
  }
}

extension Player {
  /// Reads the routes that the flow lists, if it does.
  func readList() {
    guard let reader = ListReader(of: self) else { return }
    listed = reader.read()
    for entry in listed { show(entry, at: entry.property.facts.place, in: frame(of: entry.property)) }
  }
}
