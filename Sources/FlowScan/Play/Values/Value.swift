/// What an expression may be when the code is played instead of run.
indirect enum Value {
  case unknown
  case thing(Thing)
  case closure(ClosureValue)
  /// A method of a thing that nobody called yet.
  case method(Thing, String)
  case functions([FunctionNode])
  case type(TypeShape)
  case member(EnumMember)
  case text(String)
  /// A `true` or `false` that the code itself hands over.
  case flag(Bool)
  case list([Value])
  case tuple([Labelled])
  case several([Value])
  case selector(String, Thing?)
  case keyPath([String])

  struct Labelled {
    var label: String
    var value: Value
  }
}

/// A case of an enum with what it carries; the type is empty where only `.name` was written.
struct EnumMember {
  var type: TypeID?
  var name: String
  var payload: [Value.Labelled]
}

/// A closure with the names that it sees.
final class ClosureValue {
  let closure: Closure
  let scope: Scope
  let frame: Frame

  init(_ closure: Closure, in frame: Frame, scope: Scope, arena: Arena) {
    self.closure = closure
    self.scope = scope
    self.frame = frame
    arena.add(self)
  }
}

/// The names of one block and what they stand for.
final class Scope {
  private let outer: Scope?
  private var values: [String: Value] = [:]

  init(inside outer: Scope? = nil) {
    self.outer = outer
  }

  /// Forgets what the names of this block and of those around it stand for.
  func letGo() {
    values = [:]
    outer?.letGo()
  }

  func find(_ name: String) -> Value? {
    values[name] ?? outer?.find(name)
  }

  /// The only name of this block, where there is just one.
  var only: Value? { values.count == 1 ? values.first?.value : nil }

  func declare(_ name: String, _ value: Value) {
    values[name] = value
  }

  /// Assigns where the name was declared; says whether it was.
  func assign(_ name: String, _ value: Value) -> Bool {
    if let old = values[name] {
      values[name] = old.joined(with: value)
      return true
    }
    return outer?.assign(name, value) ?? false
  }
}

extension Value {
  /// The values that it may be, one by one.
  var options: [Value] {
    switch self {
    case .several(let values): values.flatMap(\.options)
    case .unknown: []
    default: [self]
    }
  }

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  static let mostOptions = 12

  func joined(with other: Value) -> Value {
    Value.oneOf(options + other.options)
  }

  static func oneOf(_ values: [Value]) -> Value {
    var seen: Set<ObjectIdentifier> = []
    var result: [Value] = []
    for value in values.flatMap(\.options) where result.count < mostOptions {
      if case .thing(let thing) = value, !seen.insert(ObjectIdentifier(thing)).inserted { continue }
      result.append(value)
    }
    return result.isEmpty ? .unknown : result.count == 1 ? result[0] : .several(result)
  }

  /// The names of the cases that it carries, with those that they carry.
  var cases: [String] {
    leaves.flatMap { leaf -> [String] in
      if case .flag(let holds) = leaf { return ["\(holds)"] }
      guard case .member(let member) = leaf else { return [] }
      return [member.name]
        + member.payload.flatMap { part in
          part.value.cases + part.value.things.map { "\(ObjectIdentifier($0))" }
        }
    }
  }

  /// The same by name alone, whatever things they carry.
  var caseNames: [String] {
    leaves.flatMap { leaf -> [String] in
      switch leaf {
      case .flag(let holds): ["\(holds)"]
      case .member(let member): [member.name] + member.payload.flatMap(\.value.caseNames)
      default: []
      }
    }
  }

  /// Whether it is true, where that is sure.
  var holds: Bool? { if case .flag(let holds) = self { holds } else { nil } }

  /// What is left of it once it is kept: what a variable is now, it need not be later.
  var kept: Value { holds == nil ? self : .unknown }

  /// The things that it may be.
  var things: [Thing] {
    options.compactMap { if case .thing(let thing) = $0 { thing } else { nil } }
  }

  /// All that stands in lists and tuples, too.
  var leaves: [Value] {
    switch self {
    case .several(let values), .list(let values): values.flatMap(\.leaves)
    case .tuple(let parts): parts.flatMap(\.value.leaves)
    case .unknown: []
    default: [self]
    }
  }

  /// An element of a list; what is no list is taken as it is.
  var element: Value {
    guard case .list(let values) = self else { return self }
    return .oneOf(values)
  }
}
