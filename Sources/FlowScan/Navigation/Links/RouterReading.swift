import SwiftFacts
import ValueFlow

/// Reads the declaration of a router: all ways through its parsers.
struct RouterReading {
  let walk: LinkWalk
  var names: RouterNames { RouterNames(program: walk.program) }

  /// The surroundings of a parser.
  struct Place {
    var scope: TypeIndex
    /// Whether it parses a segment of the path, and not the request as a whole.
    var isInPath = false
    var depth = 0
  }

  /// The most ways of a router, as routers that are part of each other would have without end.
  static let most = 256
  private static let deepest = 48

  func ways(_ code: Written, _ place: Place) -> [RouterWay] {
    guard place.depth < Self.deepest, walk.spend() else { return unread(code) }
    var place = place
    place.depth += 1
    if place.isInPath, let text = text(code, place) { return [RouterWay(segments: [text])] }
    switch code.form {
    case .group(let parts): return sequence(parts, place)
    case .branch(let arms): return union(arms.map(\.body), place)
    case .local: return [RouterWay()]
    case .call(let callee, let arguments): return call(code, callee, arguments, place)
    case .member(let base?, let name):
      return condition(base.text, walk.program.name(name)) ?? declared(code, place)
    case .name: return declared(code, place)
    default: return unread(code)
    }
  }

  /// The ways through any one of some parsers.
  func union(_ parts: [Written], _ place: Place) -> [RouterWay] {
    var found: [RouterWay] = []
    for part in parts where found.count < Self.most { found += ways(part, place) }
    return Array(found.prefix(Self.most))
  }

  /// The ways through all of some parsers.
  func sequence(_ parts: [Written], _ place: Place) -> [RouterWay] {
    var found = [RouterWay()]
    for part in parts where !found.isEmpty {
      let next = ways(part, place)
      found = Array(found.lazy.flatMap { way in next.compactMap(way.followed) }.prefix(Self.most))
    }
    return found
  }

  // MARK: - Calls

  private func call(
    _ code: Written, _ callee: Written, _ arguments: [Written.Argument], _ place: Place
  ) -> [RouterWay] {
    if case .member(let base?, let name) = callee.form {
      return call(walk.program.name(name), on: base, code, arguments, place)
    }
    let parts = arguments.flatMap(\.value.closureParts)
    let given = arguments.first { $0.value.closureParts.isEmpty && walk.program.name($0.label).isEmpty }?
      .value
    switch callee.calledText {
    case "Parse" where parts.isEmpty && place.isInPath: return [.parameter]
    case "Route", "Parse", "ParsePrint": return converted(sequence(parts, place), by: given, place)
    case "OneOf": return union(parts, place)
    case "Optionally": return union(parts, place) + [RouterWay(values: [.none])]
    case "Lazy": return sequence(parts, place)
    case "Path":
      let pieces = parts + arguments.map(\.value).filter(\.closureParts.isEmpty)
      return sequence(pieces, Place(scope: place.scope, isInPath: true, depth: place.depth))
    case "Query": return fields(parts, place)
    case "Scheme", "Host": return given.flatMap { condition(callee.text, $0, place) } ?? unread(code)
    case "Skip":
      return sequence(parts, place).map { way in
        var way = way
        way.values = []
        return way
      }
    case "Always": return [RouterWay(values: [.unknown])]
    case "End": return [RouterWay()]
    case "Fragment": return fragment(parts)
    case "Headers", "Cookies": return [RouterWay(values: [.unknown])]
    // A link is opened without a body and a method.
    case "Body", "FormData", "Method": return []
    default: break
    }
    // A type of the library around a router: `AnyParserPrinter(PageRouter())`.
    if !place.isInPath, parts.isEmpty, let given, names.code(of: code, in: place.scope).isEmpty {
      return ways(given, place)
    }
    return declared(code, parts: parts, place)
  }

  /// Reads `Host.custom("shop")`, `Int.parser()`, and a router that a modifier changes: `OneOf { … }.baseURL("https://shop.com")`.
  private func call(
    _ name: String, on base: Written, _ code: Written, _ arguments: [Written.Argument], _ place: Place
  ) -> [RouterWay] {
    if base.isTypeName {
      if let text = arguments.first?.value, let found = condition(base.text, text, place) { return found }
      if place.isInPath, name == "parser", let type = texts(base, place) {
        return [RouterWay(segments: [nil], values: [.raw(type, LinkPart(step: .segment(0)))])]
      }
      return declared(code, parts: arguments.flatMap(\.value.closureParts), place)
    }
    if base.text == "self" { return declared(code, parts: [], place) }
    let inner = ways(base, place)
    let given = arguments.first?.value
    switch name {
    case "baseURL":
      guard let text = given.flatMap({ text($0, place) }) else { return inner }
      return inner.map { way in
        var way = way
        way.base = text
        return way
      }
    case "map": return converted(inner, by: given, place)
    default: return inner
    }
  }

  // MARK: - Names

  private func declared(_ code: Written, parts: [Written] = [], _ place: Place) -> [RouterWay] {
    let found = names.code(of: code, in: place.scope)
    if !found.isEmpty { return ways(of: found, place) }
    if place.isInPath { return [.parameter] }
    return parts.isEmpty ? unread(code) : sequence(parts, place)
  }

  /// The ways through a declared router, which may be a part of many others, or of itself.
  func ways(of router: [RouterNames.Code], _ place: Place) -> [RouterWay] {
    router.flatMap { part -> [RouterWay] in
      let key = RouterCode(file: part.code.file, node: part.code.node, isInPath: place.isInPath)
      if let known = walk.routers[key] { return known }
      walk.routers[key] = []
      let found = ways(
        part.code, Place(scope: part.scope, isInPath: place.isInPath, depth: place.depth))
      walk.routers[key] = found
      return found
    }
  }

  func unread(_ code: Written) -> [RouterWay] {
    walk.unreadRouters.insert(CodeSpot(file: code.file, place: code.place))
    return []
  }
}

/// The code of a declared router.
struct RouterCode: Hashable {
  var file: Int32
  var node: Int32
  var isInPath: Bool
}

extension Written {
  /// Whether it names a type: `Host`, `Routers.Help`.
  fileprivate var isTypeName: Bool {
    switch form {
    case .name, .member, .typeName: text.split(separator: ".").last?.first?.isUppercase ?? false
    default: false
    }
  }

  /// The statements in a closure.
  var closureParts: [Written] {
    guard case .closure(_, let body) = form else { return [] }
    if case .group(let parts) = body.form { return parts }
    return [body]
  }
}
