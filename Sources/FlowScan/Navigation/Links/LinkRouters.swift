import SwiftFacts
import ValueFlow

/// Routers of the library URLRouting, by which code takes links apart as they are declared:
/// `Route(.case(Page.order)) { Host("shop"); Path { "orders"; Parse(.string) } }`.
///
/// Elsewhere nothing in the source makes the cases, so that no link would tell which of them it opens.
struct LinkRouters {
  let walk: LinkWalk
  private var program: Program { walk.program }

  private static let functions: Set<String> = ["match", "parse"]

  /// The ways through the router by which a call takes a link apart; none if it is no such call.
  func ways(calledBy callee: Int32, at place: Int32, _ state: LinkState, in frame: LinkFrame) -> [RouterWay] {
    guard walk.usesRouters, let code = program.written(callee, in: frame.file),
      case .member(let base?, let name) = code.form, Self.functions.contains(program.name(name))
    else { return [] }
    let spot = CodeSpot(file: frame.file, place: place)
    if let known = walk.routerCalls[spot] { return known }
    let (reading, unread) = (RouterReading(walk: walk), walk.unreadRouters)
    var ways = local(base, state, reading)
    if ways.isEmpty { ways = reading.ways(base, .init(scope: frame.scope)) }
    ways = ways.filter { !$0.value.cases.isEmpty }
    // Not only routers have a function to parse something.
    if ways.isEmpty, program.name(name) == "parse" { walk.unreadRouters = unread }
    walk.routerCalls[spot] = ways
    return ways
  }

  /// The ways through a router that the function itself makes or is given.
  private func local(_ router: Written, _ state: LinkState, _ reading: RouterReading) -> [RouterWay] {
    guard case .name(let name) = router.form, case .object(let type, _)? = state.values[name] else {
      return []
    }
    return reading.ways(of: reading.names.body(of: type), .init(scope: type))
  }

  /// The cases that a router makes, each with its conditions on the link.
  func answer(_ ways: [RouterWay], _ state: LinkState) -> LinkResults {
    walk.isRouted = true
    let made: LinkResults = ways.compactMap { way in
      var held = state
      return take(way, &held) ? (way.value, held) : nil
    }
    return made + [(.none, state)]
  }

  /// Adds the conditions of a way to a link; returns false if it cannot meet them.
  private func take(_ way: RouterWay, _ state: inout LinkState) -> Bool {
    guard takeAddress(way, &state) else { return false }
    let labels = Dictionary(way.value.labelledParts(program).map { ($0.part, $0.label) }) { first, _ in first
    }
    for (index, text) in way.segments.enumerated() {
      let part = LinkPart(step: .segment(index))
      if let text {
        guard state.address.assume(part, is: text) else { return false }
      } else {
        let label = labels[part] ?? ""
        state.address.carry(part, as: label.isEmpty ? LinkAddress.unnamed : ":" + label)
      }
    }
    state.address.isWholePath = true
    for field in way.query {
      state.address.need(field.name)
      let part = LinkPart(step: .query).entry(field.name)
      if let text = field.text, !state.address.assume(part, is: text) { return false }
    }
    return true
  }

  /// Adds the scheme and the host, or else those with which the router prints links: it also reads links that have others.
  private func takeAddress(_ way: RouterWay, _ state: inout LinkState) -> Bool {
    guard way.scheme.isEmpty || state.address.assume(LinkPart(step: .scheme), is: way.scheme),
      way.host.isEmpty || state.address.assume(LinkPart(step: .host), is: way.host)
    else { return false }
    if way.scheme.isEmpty, way.host.isEmpty, let sign = way.base.firstRange(of: "://") {
      let host = way.base[sign.upperBound...].prefix { $0 != "/" && $0 != "?" }
      return state.address.takeWhole(String(way.base[..<sign.upperBound]) + String(host))
    }
    return true
  }
}
