import SwiftFacts
import ValueFlow

/// Reads the routes that flows list beside the code that takes them.
///
/// ```swift
/// static var routes: [ListedRoute] { [ListedRoute("friend", .push, FriendViewController.self)] }
/// ```
struct ListReading {
  let solution: Solution
  let roles: TypeRoles
  let handed: HandedCode
  private var program: SourceProgram { solution.program }

  /// The rows with their targets; rows that cannot be read are left to the code that takes them.
  func read() -> [DeclaredRow] {
    roles.tables.lists.keys.sorted().flatMap { flow -> [DeclaredRow] in
      guard let (rule, property) = roles.tables.lists[flow],
        let reading = RowReading(solution, roles.tables, handed, property)
      else { return [] }
      let info = reading.info
      guard let list = program.written(info.getter >= 0 ? info.getter : info.value, in: info.file) else {
        return []
      }
      return elements(of: list).compactMap { row($0, of: flow, rule, reading) }
    }
  }

  private func elements(of list: Written) -> [Written] {
    if case .group(let parts) = list.form { parts.flatMap(elements) } else { [list] }
  }

  private func row(
    _ element: Written, of flow: TypeIndex, _ rule: Conventions.RouteList, _ reading: RowReading
  ) -> DeclaredRow? {
    guard let chain = WrittenRoute(element, type: rule.route, bases: [rule.route]),
      chain.base.arguments.count >= 3, let name = reading.text(0, of: chain.base.node),
      let target = type(chain.base.arguments[2].value, reading)
    else { return nil }
    var row = TableRow(name: name, style: style(chain.base.arguments[1].value, rule))
    row.link = reading.text(labelled: "link", of: chain.base) ?? ""
    readParameters(chain.base, reading, into: &row)
    for modifier in chain.modifiers { _ = reading.apply(modifier, to: &row) }
    var found = DeclaredRow(
      flow: flow, property: reading.property, instance: reading.instance, row: row, text: element.text,
      place: reading.info.place)
    found.target =
      row.style == "system" ? .system(target) : roles.isFlow(target) ? .flow(target) : .screen(target)
    return found
  }

  /// Adds the parameters in `parameters: ["id": User.ID.self]`.
  private func readParameters(_ base: WrittenRoute.Part, _ reading: RowReading, into row: inout TableRow) {
    guard let given = base.arguments.first(where: { program.name($0.label) == "parameters" }),
      case .group(let parts) = given.value.form
    else { return }
    let parameters = RowParameters(program: program, scope: reading.info.owner, file: reading.info.file)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      row.names.append((parts[index].textParts ?? []).compactMap { $0 }.joined())
      row.parameters.append(
        parameters.parameter(
          program.spelling.spelled(
            named: parts[index + 1].text, in: reading.info.file, scope: reading.info.owner)))
    }
  }

  private func type(_ expression: Written, _ reading: RowReading) -> TypeIndex? {
    program.resolution.resolve(
      program.number(expression.text), scope: reading.info.owner, file: reading.info.file, generics: [:]
    ).types.first
  }

  /// The style in `.push` or `.modal(.alert)`: the innermost name that is one.
  private func style(_ expression: Written, _ rule: Conventions.RouteList) -> String {
    switch expression.form {
    case .call(let callee, let arguments):
      if case .member(_, let inner)? = arguments.first?.value.form,
        let known = rule.styles[program.name(inner)]
      {
        return known
      }
      return style(callee, rule)
    case .member(_, let name): return rule.styles[program.name(name)] ?? program.name(name)
    default: return ""
    }
  }
}
