import SwiftFacts
import ValueFlow

/// Makes objects of types, and cases of enums from texts.
struct LinkConstruction {
  let walk: LinkWalk

  /// Types without source whose objects stand for the link, or the part of it, that they are made of.
  private static let seenThrough: Set<String> = [
    "URL", "NSURL", "URLComponents", "NSURLComponents", "String", "Substring", "Array", "URLRequest", "Set",
    "NSString", "Dictionary", "Optional", "AnyHashable", "Int", "Int64", "UInt", "Double", "UUID",
    "CharacterSet", "URLRequestData", "ArraySlice", "ContiguousArray",
  ]

  func make(_ type: TypeIndex, _ call: PathCall, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    let info = walk.program.types[Int(type)]
    let name = walk.program.typeName(type)
    if info.isForeign || Self.seenThrough.contains(name) {
      return foreign(name, type, call, state, in: frame)
    }
    if info.kind == .enum, let raw = raw(type, call, state) { return raw }
    let initializers = walk.program.names.known("init").map { walk.program.methods($0, of: type) } ?? []
    var found: LinkResults = []
    for function in initializers where isTelling(call, state) {
      let info = walk.program.functions[Int(function)]
      guard info.body >= 0, let values = walk.calls.bound(call, to: info) else { continue }
      found += walk.calls.enter(function, values, on: .unknown, state)
    }
    if call.carries { walk.linkTypes.note(type, made: found) }
    if !found.isEmpty { return walk.joined(found.map { (made($0.value, type), $0.state) }) }
    return [(memberwise(type, call), state)]
  }

  /// An inherited initialiser returns an object of the named type.
  private func made(_ value: LinkValue, _ type: TypeIndex) -> LinkValue {
    if case .object(_, let fields) = value { .object(type, fields) } else { value }
  }

  private func isTelling(_ call: PathCall, _ state: LinkState) -> Bool {
    call.values.contains { $0.carries || $0.isWrittenOut }
      || walk.isAssembling(state) && call.values.contains(where: \.isAssembled)
  }

  /// A value of a type that a function is generic over: of the type that it is given, `order(OrderID.self)`, or just the part of the link
  /// that it is made of.
  func generic(_ call: PathCall, _ state: LinkState, in frame: LinkFrame) -> LinkResults? {
    guard frame.function >= 0, let value = call.values.first, call.values.count == 1, value.part != nil else {
      return nil
    }
    let info = walk.program.functions[Int(frame.function)]
    guard info.generics[call.name] != nil else { return nil }
    let metatype = info.parameters.first {
      walk.program.text(of: $0.type, in: info.file) == call.text + ".Type"
    }
    if case .type(let type)? = metatype.flatMap({ state.values[$0.name] }),
      walk.program.types[Int(type)].kind == .enum
    {
      return make(type, call, state, in: frame)
    }
    return [(value, state)]
  }

  private func memberwise(_ type: TypeIndex, _ call: PathCall) -> LinkValue {
    var fields: [Name: LinkValue] = [:]
    for (label, value) in zip(call.labels, call.values) where label != 0 && value != .unknown {
      if let property = walk.program.property(label, of: type) {
        fields[label] = walk.members.typed(
          value, by: walk.program.type(of: walk.program.properties[Int(property)]))
      }
    }
    for (label, value) in zip(call.labels, call.values) where label == 0 && value.isCode {
      if let name = closure(of: type, besides: fields) { fields[name] = value }
    }
    return .object(type, fields)
  }

  /// The property that a trailing closure fills.
  private func closure(of type: TypeIndex, besides fields: [Name: LinkValue]) -> Name? {
    walk.program.types[Int(type)].propertyOrder.map { walk.program.properties[Int($0)] }.first {
      $0.getter < 0 && fields[$0.name] == nil && walk.program.type(of: $0).isFunction
    }?.name
  }

  /// Makes an enum of a text, as in `Route(rawValue: url.host)`.
  private func raw(_ type: TypeIndex, _ call: PathCall, _ state: LinkState) -> LinkResults? {
    guard call.values.count == 1, walk.program.name(call.labels[0]) == "rawValue" else { return nil }
    return raw(type, of: call.values[0], state)
  }

  func raw(_ type: TypeIndex, of value: LinkValue, _ state: LinkState) -> LinkResults? {
    switch value {
    case .part(let part): return [(.raw(type, part), state), (.none, state)]
    case .text(let text):
      let found = walk.program.types[Int(type)].caseOrder.first {
        walk.conditions.rawText($0, of: type) == text
      }
      return [(found.map { .enumCase(type, $0, []) } ?? .none, state)]
    default: return nil
    }
  }

  private func foreign(
    _ name: String, _ type: TypeIndex, _ call: PathCall, _ state: LinkState, in frame: LinkFrame
  ) -> LinkResults {
    if let found = walk.calls.method(call, on: .unknown, of: type, state), call.carries { return found }
    switch name {
    case "NSRegularExpression", "Regex":
      if let text = call.values.lazy.compactMap(\.text).first { return [(.expression(text), state)] }
    default: if let value = converted(call, to: name) { return [(value, state)] }
    }
    return walk.passed.elsewhere(call, state, in: frame)
  }

  /// The link, or the part of it, that a type without source is made of: `Array(url.pathComponents.dropFirst())`.
  func converted(_ call: PathCall, to type: String) -> LinkValue? {
    guard Self.seenThrough.contains(type) else { return nil }
    if let value = call.values.first(where: { $0.carries || $0.text != nil }) {
      // A payload that contains a URL is only its envelope.
      let isContained = type.hasPrefix("URL") || type.hasPrefix("NSURL")
      if isContained, value.part?.root == .payload { return .part(LinkPart(step: .whole)) }
      return through(value)
    }
    if case .list(let values)? = call.values.first { return .list(values) }
    return nil
  }

  private func through(_ value: LinkValue) -> LinkValue {
    if case .list(let values) = value, values.count == 1, case .tuple(let parts) = values[0],
      let part = parts.first?.part, part.step == .itemName
    {
      return .part(part.with(.query))
    }
    if case .part(let part) = value { return .part(part.reindexed) }
    return value
  }
}
