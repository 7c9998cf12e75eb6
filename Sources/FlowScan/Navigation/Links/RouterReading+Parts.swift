import SwiftFacts
import ValueFlow

/// The parts of a link that parsers read, and the values that routes make of them.
extension RouterReading {
  /// The text of an expression, which may be a constant: `Path { Segments.orders }`.
  func text(_ code: Written, _ place: Place) -> String? {
    if let parts = code.textParts { return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined() }
    switch code.form {
    case .name, .member:
      let frame = LinkFrame(file: code.file, scope: place.scope)
      return walk.expressions.evaluate(code.node, LinkState(), in: frame).first?.value.text
    default: return nil
    }
  }

  /// The enum whose cases are texts that a name means: `Mode.parser()` reads any of them.
  func texts(_ code: Written, _ place: Place) -> TypeIndex? {
    guard let type = walk.program.type(named: code.text, in: place.scope, file: code.file) else { return nil }
    let cases = walk.program.types[Int(type)].caseOrder
    return cases.isEmpty || cases.contains { walk.conditions.rawText($0, of: type) == nil } ? nil : type
  }

  /// Reads `Scheme.https` and `Method.get`; nil for other names.
  func condition(_ part: String, _ name: String) -> [RouterWay]? {
    switch part {
    case "Scheme": [RouterWay(scheme: name)]
    case "Method": ["get", "head"].contains(name) ? [RouterWay()] : []
    default: nil
    }
  }

  /// Reads `Host("shop")` and `Host.custom("shop")`.
  func condition(_ part: String, _ argument: Written, _ place: Place) -> [RouterWay]? {
    guard part == "Scheme" || part == "Host", let text = text(argument, place) else { return nil }
    return [part == "Host" ? RouterWay(host: text) : RouterWay(scheme: text)]
  }

  /// Reads the parts of a query; those that may be missing are parameters like others.
  func fields(_ parts: [Written], _ place: Place) -> [RouterWay] {
    var found = [RouterWay()]
    for part in parts where !found.isEmpty {
      let next = field(part, place)
      found = Array(found.lazy.flatMap { way in next.compactMap(way.followed) }.prefix(Self.most))
    }
    return found
  }

  private func field(_ code: Written, _ place: Place) -> [RouterWay] {
    guard case .call(let callee, let arguments) = code.form, place.depth < 40 else { return unread(code) }
    var inner = place
    inner.depth += 1
    let parts = arguments.flatMap(\.value.closureParts)
    switch callee.calledText {
    case "Field":
      guard let name = arguments.first.flatMap({ text($0.value, place) }) else { return unread(code) }
      if parts.count == 1, let only = parts[0].textParts?.first ?? nil {
        return [RouterWay(query: [.init(name: name, text: only)])]
      }
      return [RouterWay(query: [.init(name: name)], values: [.part(LinkPart(step: .query).entry(name))])]
    case "Optionally": return fields(parts, inner)
    case "OneOf": return parts.flatMap { fields([$0], inner) }
    case "Parse":
      let given = arguments.first { $0.value.closureParts.isEmpty }?.value
      return converted(fields(parts, inner), by: given, inner)
    default:
      if case .member(let base?, _) = callee.form, case .call = base.form { return field(base, inner) }
      return unread(code)
    }
  }

  /// Reads what follows `#`, which patterns do not have.
  func fragment(_ parts: [Written]) -> [RouterWay] {
    parts.count == 1 && parts[0].textParts != nil
      ? [RouterWay()] : [RouterWay(values: [.part(LinkPart(step: .fragment))])]
  }

  // MARK: - Values

  /// The ways with what `.case(Page.order)`, `Page.order` or `.memberwise(Order.init)` makes of the values that they read.
  func converted(_ ways: [RouterWay], by conversion: Written?, _ place: Place) -> [RouterWay] {
    guard let conversion else { return ways }
    if let (type, name) = madeCase(conversion, in: place.scope) {
      return ways.map { $0.making(.enumCase(type, name, $0.values)) }
    }
    // A case that is not found would leave the route without what it opens.
    if case .call(let callee, _) = conversion.form, callee.calledText == "case" { return unread(conversion) }
    return ways.map { $0.making($0.value) }
  }

  private func madeCase(_ conversion: Written, in scope: TypeIndex) -> (TypeIndex, Name)? {
    let program = walk.program
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
