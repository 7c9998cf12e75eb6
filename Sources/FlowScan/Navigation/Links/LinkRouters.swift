import SwiftFacts
import ValueFlow

/// Routers of the library URLRouting, by which code takes links apart as they are declared:
/// `Route(.case(Page.order)) { Host("shop"); Path { "orders"; Parse(.string) } }`.
///
/// Elsewhere nothing in the source makes the cases, so that no link would tell which of them it opens.
struct LinkRouters {
  let walk: LinkWalk
  private var program: Program { walk.program }

  /// A route of a router: what its case is made for.
  struct Route {
    var value: LinkValue
    /// The segments of the path; nil for a parameter.
    var segments: [String?] = []
    var query: [String] = []
    var scheme = ""
    var host = ""
    /// The address that stands before the path.
    var base = ""
  }

  private static let functions: Set<String> = ["match", "parse"]
  private static let depth = 8
  /// The most routes of a router, as routers that are part of each other would have without end.
  private static let most = 256

  /// The routes of the router by which a call takes a link apart; none if it is no such call.
  func routes(calledBy callee: Int32, in frame: LinkFrame) -> [Route] {
    guard program.names.known("Route") != nil,
      let code = program.written(callee, in: frame.file),
      case .member(let base?, let name) = code.form, Self.functions.contains(program.name(name))
    else { return [] }
    return routes(of: base, in: frame.scope, depth: Self.depth)
  }

  /// The cases that a router makes, each with its conditions on the link.
  func answer(_ routes: [Route], _ state: LinkState) -> LinkResults {
    let made: LinkResults = routes.compactMap { route in
      var held = state
      guard route.base.isEmpty || held.address.takeWhole(route.base),
        route.scheme.isEmpty || held.address.assume(LinkPart(step: .scheme), is: route.scheme),
        route.host.isEmpty || held.address.assume(LinkPart(step: .host), is: route.host)
      else { return nil }
      for (index, text) in route.segments.enumerated() {
        let part = LinkPart(step: .segment(index))
        guard let text else {
          held.address.carry(part)
          continue
        }
        guard held.address.assume(part, is: text) else { return nil }
      }
      held.address.isWholePath = true
      route.query.forEach { held.address.need($0) }
      return (route.value, held)
    }
    return made + [(.none, state)]
  }

  // MARK: - Declarations

  private func routes(of router: Written, in scope: TypeIndex, depth: Int) -> [Route] {
    guard depth > 0, walk.spend() else { return [] }
    guard case .call(let callee, let arguments) = router.form else {
      return routes(of: declared(router, in: scope), depth: depth - 1)
    }
    if callee.calledText == "Route" { return route(arguments, in: scope, depth: depth) }
    if case .member(let base?, let name) = callee.form, case .call = base.form {
      let inner = routes(of: base, in: scope, depth: depth - 1)
      guard program.name(name) == "baseURL", let text = arguments.first?.value.plainText else { return inner }
      return inner.map { route in
        var route = route
        route.base = text
        return route
      }
    }
    let parts = arguments.flatMap(\.value.closureParts)
    if callee.calledText == "Parse", parts.count > 1 {
      // Conditions before the routes hold for each of them.
      return sequence(parts, in: scope, depth: depth).map(\.route)
    }
    if !parts.isEmpty { return routes(of: parts.map { ($0, scope) }, depth: depth - 1) }
    return routes(of: declared(callee, in: scope), depth: depth - 1)
  }

  private func routes(of routers: [(code: Written, scope: TypeIndex)], depth: Int) -> [Route] {
    var found: [Route] = []
    for router in routers where found.count < Self.most {
      found += routes(of: router.code, in: router.scope, depth: depth)
    }
    return found
  }

  /// The code of a property by its name, or of the body of a type of routers.
  private func declared(_ code: Written, in scope: TypeIndex) -> [(code: Written, scope: TypeIndex)] {
    if let type = program.type(named: code.text, in: scope, file: code.file) {
      return program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }
        .filter { program.name($0.name) == "body" && $0.getter >= 0 }
        .compactMap { body in program.written(body.getter, in: body.file).map { ($0, type) } }
        .flatMap { body in body.0.groupParts.map { ($0, body.1) } }
    }
    guard let name = code.calledName,
      let index = program.globalProperties[name] ?? (scope < 0 ? nil : program.property(name, of: scope))
    else { return [] }
    let property = program.properties[Int(index)]
    return program.written(property.value, in: property.file).map { [($0, property.owner)] } ?? []
  }

  /// Reads `Route(.case(Page.order)) { … }`; the routers in it make the value of the case.
  private func route(_ arguments: [Written.Argument], in scope: TypeIndex, depth: Int) -> [Route] {
    guard let conversion = arguments.first?.value, let (type, name) = madeCase(conversion, in: scope) else {
      return []
    }
    return sequence(arguments.dropFirst().flatMap(\.value.closureParts), in: scope, depth: depth).map {
      var route = $0.route
      route.value = .enumCase(type, name, $0.values)
      return route
    }
  }

  /// A route with the values that it reads from the link.
  private typealias Reading = (route: Route, values: [LinkValue])

  /// The routes of which each has all of some parts.
  private func sequence(_ parts: [Written], in scope: TypeIndex, depth: Int) -> [Reading] {
    var found: [Reading] = [(Route(value: .unknown), [])]
    for part in parts {
      if let text = part.conditionText(on: "Scheme") {
        for index in found.indices { found[index].route.scheme = text }
      } else if let text = part.conditionText(on: "Host") {
        for index in found.indices { found[index].route.host = text }
      } else if part.calledPart == "Path" {
        for piece in part.pieces { found = found.map { add(piece.plainText, to: $0) } }
      } else if part.calledPart == "Query" {
        for field in part.pieces.compactMap(\.fieldName) { found = found.map { add(field: field, to: $0) } }
      } else {
        let inner = routes(of: part, in: scope, depth: depth - 1)
        if !inner.isEmpty { found = nested(inner, in: found) }
      }
    }
    return found
  }

  /// Adds a segment of the path; nil for a parameter.
  private func add(_ segment: String?, to reading: Reading) -> Reading {
    var reading = reading
    if segment == nil {
      reading.values.append(.part(LinkPart(step: .segment(reading.route.segments.count))))
    }
    reading.route.segments.append(segment)
    return reading
  }

  private func add(field: String, to reading: Reading) -> Reading {
    var reading = reading
    reading.values.append(.part(LinkPart(step: .query).entry(field)))
    reading.route.query.append(field)
    return reading
  }

  /// The routes that continue others with those of a router inside.
  private func nested(_ inner: [Route], in outer: [Reading]) -> [Reading] {
    var found: [Reading] = []
    for outer in outer {
      for next in inner where found.count < Self.most {
        var route = next
        route.value = next.value.shifted(by: outer.route.segments.count)
        route.segments = outer.route.segments + next.segments
        route.query = outer.route.query + next.query
        if route.scheme.isEmpty { route.scheme = outer.route.scheme }
        if route.host.isEmpty { route.host = outer.route.host }
        found.append((route, outer.values + [route.value]))
      }
    }
    return found
  }

  /// The case in `.case(Page.order)` and `/Page.order`.
  private func madeCase(_ conversion: Written, in scope: TypeIndex) -> (TypeIndex, Name)? {
    var made: (TypeIndex, Name)?
    conversion.walk { part in
      guard made == nil, case .member(let base?, let written) = part.form,
        let type = program.type(named: base.text, in: scope, file: part.file)
      else { return }
      // The labels of `Page.order(id:)` are no part of the name of the case.
      let text = program.name(written).prefix { $0 != "(" }
      guard let name = program.names.known(String(text)), program.enumCase(name, of: type) != nil else {
        return
      }
      made = (type, name)
    }
    return made
  }
}

extension Written {
  /// The text of a literal without interpolations.
  fileprivate var plainText: String? {
    guard let parts = textParts, !parts.contains(nil) else { return nil }
    return parts.compactMap { $0 }.joined()
  }

  fileprivate var calledPart: String? {
    guard case .call(let callee, _) = form else { return nil }
    return callee.calledText
  }

  /// The text that a part of the link must have: `Host("shop")`, `Host.custom("shop")`, `Scheme.https`.
  fileprivate func conditionText(on part: String) -> String? {
    switch form {
    case .call(let callee, let arguments):
      let isMeant = callee.text == part || callee.text == part + ".custom"
      return isMeant ? arguments.first?.value.plainText : nil
    case .member(let base?, let name) where base.text == part: return program.name(name)
    default: return nil
    }
  }

  /// The statements in a closure.
  fileprivate var closureParts: [Written] {
    guard case .closure(_, let body) = form else { return [] }
    return body.groupParts
  }

  fileprivate var groupParts: [Written] {
    if case .group(let parts) = form { return parts }
    return [self]
  }

  /// The parts of a `Path` or a `Query`, in its closure or its arguments.
  fileprivate var pieces: [Written] {
    guard case .call(_, let arguments) = form else { return [] }
    return arguments.flatMap { argument in
      if case .closure = argument.value.form { return argument.value.closureParts }
      return [argument.value]
    }
  }

  /// The name in `Field("sort") { … }`.
  fileprivate var fieldName: String? {
    guard calledPart == "Field", case .call(_, let arguments) = form else { return nil }
    return arguments.first?.value.plainText
  }
}

extension LinkValue {
  /// The value with the segments that it carries further on in the path.
  fileprivate func shifted(by count: Int) -> LinkValue {
    switch self {
    case .part(let part):
      if case .segment(let index) = part.step { return .part(part.with(.segment(index + count))) }
      return self
    case .enumCase(let type, let name, let values):
      return .enumCase(type, name, values.map { $0.shifted(by: count) })
    default: return self
    }
  }
}
