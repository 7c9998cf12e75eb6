import SwiftFacts
import ValueFlow

extension LinkWalk {
  /// Types without source whose objects stand for the link, or the part of it, that they are made of.
  private static let seenThrough: Set<String> = [
    "URL", "NSURL", "URLComponents", "NSURLComponents", "String", "Substring", "Array", "URLRequest", "Set",
    "NSString", "Dictionary", "Optional", "AnyHashable", "Int", "Int64", "UInt", "Double", "UUID",
  ]

  func make(_ type: TypeIndex, _ call: Call, _ state: LinkState, in frame: Frame) -> Results {
    let info = program.types[Int(type)]
    let name = program.typeName(type)
    if info.isForeign || Self.seenThrough.contains(name) {
      return foreign(name, type, call, state, in: frame)
    }
    if info.kind == .enum, let raw = raw(type, call, state) { return raw }
    let initializers = program.names.known("init").map { program.methods($0, of: type) } ?? []
    var found: Results = []
    for function in initializers where isTelling(call) {
      let info = program.functions[Int(function)]
      guard info.body >= 0, let values = bound(call, to: info) else { continue }
      found += enter(function, values, on: .unknown, state)
    }
    if !found.isEmpty { return joined(found.map { (made($0.value, type), $0.state) }) }
    return [(memberwise(type, call), state)]
  }

  /// An inherited initialiser returns an object of the named type.
  private func made(_ value: LinkValue, _ type: TypeIndex) -> LinkValue {
    if case .object(_, let fields) = value { .object(type, fields) } else { value }
  }

  private func isTelling(_ call: Call) -> Bool {
    call.values.contains { value in
      if value.carries { return true }
      switch value {
      case .text, .enumCase, .list, .pairs: return true
      default: return false
      }
    }
  }

  private func memberwise(_ type: TypeIndex, _ call: Call) -> LinkValue {
    var fields: [Name: LinkValue] = [:]
    for (label, value) in zip(call.labels, call.values) where label != 0 && value != .unknown {
      if let property = program.property(label, of: type) {
        fields[label] = typed(value, by: program.type(of: program.properties[Int(property)]))
      }
    }
    return .object(type, fields)
  }

  /// Makes an enum of a text, as in `Route(rawValue: url.host)`.
  private func raw(_ type: TypeIndex, _ call: Call, _ state: LinkState) -> Results? {
    guard call.values.count == 1, program.name(call.labels[0]) == "rawValue" else { return nil }
    return raw(type, of: call.values[0], state)
  }

  private func raw(_ type: TypeIndex, of value: LinkValue, _ state: LinkState) -> Results? {
    switch value {
    case .part(let part): return [(.raw(type, part), state), (.none, state)]
    case .text(let text):
      let found = program.types[Int(type)].caseOrder.first { rawText($0, of: type) == text }
      return [(found.map { .enumCase(type, $0, []) } ?? .none, state)]
    default: return nil
    }
  }

  private func foreign(
    _ name: String, _ type: TypeIndex, _ call: Call, _ state: LinkState, in frame: Frame
  ) -> Results {
    if let found = method(call, on: .unknown, of: type, state), call.carries { return found }
    switch name {
    case "NSRegularExpression", "Regex":
      if let text = call.values.lazy.compactMap(\.text).first { return [(.expression(text), state)] }
    default: if let value = converted(call, to: name) { return [(value, state)] }
    }
    return elsewhere(call, state, in: frame)
  }

  /// The link, or the part of it, that a type without source is made of: `Array(url.pathComponents.dropFirst())`.
  func converted(_ call: Call, to type: String) -> LinkValue? {
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

  // MARK: - Unknown code

  /// A call of code without source: its closures may run, and a value with a link may reach any function with the name.
  func elsewhere(_ call: Call, _ state: LinkState, in frame: Frame) -> Results {
    if call.carries, let functions = everywhere[call.name], functions.count <= 8,
      let found = enter(functions, call, on: .unknown, state)
    {
      return found
    }
    for value in call.values { deliver(value, state) }
    for case .closure(let index) in call.values { _ = run(closure: index, [brought(by: call)], state) }
    return [(.unknown, state)]
  }

  private func brought(by call: Call) -> LinkValue {
    switch call.text {
    case "onOpenURL": .part(LinkPart(step: .whole))
    case "onContinueUserActivity": .part(LinkPart(step: .activity))
    default: .unknown
    }
  }

  /// Runs a closure in its scope, with its arguments.
  func run(closure index: Int, _ values: [LinkValue], _ state: LinkState, isAnswer: Bool = false) -> Results {
    guard closures.indices.contains(index), depth < 12, spend() else { return [(.unknown, state)] }
    let closure = closures[index]
    let file = program.files[Int(closure.frame.file)]
    var cursor = CodeCursor(file, closure.node)
    _ = cursor.next()
    let names = cursor.rows(2).map { file.names[Int($0[0])] }
    _ = cursor.rows(3)
    var known = closure.values
    for (position, value) in values.enumerated() {
      if names.indices.contains(position) { known[names[position]] = value }
      if let name = program.names.known("$\(position)") { known[name] = value }
    }
    for name in names.dropFirst(values.count) { known[name] = .unknown }
    var frame = closure.frame
    (frame.isParser, frame.result) = (isAnswer, nil)
    return enter(cursor.next(), frame, known, state, result: nil, givesLast: true)
  }

  /// Runs code that was passed to a function: a closure, or a function by its name.
  func apply(_ code: LinkValue, to values: [LinkValue], _ call: Call, _ state: LinkState) -> Results {
    switch code {
    case .closure(let index): return run(closure: index, values, state)
    case .method(let type, let name): return apply(name, of: type, to: values, call, state)
    default: return [(.unknown, state)]
    }
  }

  /// Calls a function that is passed as `Host.init(rawValue:)`, or without its labels.
  private func apply(
    _ name: Name, of type: TypeIndex, to values: [LinkValue], _ call: Call, _ state: LinkState
  ) -> Results {
    let parts = program.name(name).split { "(:)".contains($0) }.map(String.init)
    if parts == ["init", "rawValue"] || parts == ["init"], let value = values.first,
      program.types[Int(type)].kind == .enum, let found = raw(type, of: value, state)
    {
      return found
    }
    guard let base = parts.first, let function = program.names.known(base) else { return [(.unknown, state)] }
    let labels = parts.count > 1 ? parts.dropFirst().map { program.names.known($0) ?? 0 } : [0]
    let own = Call(
      name: function, text: base, labels: labels, values: Array(values.prefix(labels.count)), spot: call.spot)
    if base == "init" { return make(type, own, state, in: Frame(file: call.spot.file, scope: -1)) }
    return method(own, on: .type(type), of: type, state) ?? [(.unknown, state)]
  }
}
