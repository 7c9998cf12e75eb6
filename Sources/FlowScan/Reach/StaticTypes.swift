/// What type an expression has, as far as declarations tell without playing anything.
struct StaticTypes {
  /// Where an expression stands: whose text it is, and the names that the body has declared.
  struct Place {
    let owner: TypeID?
    let file: String
    var generics: [String: TypeShape] = [:]
    var locals: [String: TypeShape] = [:]
  }

  /// Whose member a name is.
  enum Receiver {
    /// Types of the program.
    case own([TypeID])
    /// A type whose source is not here.
    case foreign(String)
    case unknown
  }

  private let knowledge: Knowledge
  private var program: Program { knowledge.program }
  private var inferred: [ObjectIdentifier: TypeShape] = [:]

  init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
  }

  /// Whose members a value of a type has.
  func receiver(_ shape: TypeShape, at place: Place) -> Receiver {
    var own: [TypeID] = []
    var foreign: String?
    for part in program.resolveAlias(shape, in: place.owner).parts {
      switch part {
      case .named("Self", _): if let owner = place.owner { own.append(owner) }
      case .named(let name, let arguments):
        if let bound = place.generics[name] {
          if case .own(let ids) = receiver(bound, at: withoutGenerics(place)) { own += ids }
        } else if let id = program.find(name, in: place.owner, from: place.file), isDeclared(id) {
          own.append(id)
        } else if arguments.isEmpty, !isAssociated(name, at: place) {
          foreign = name.lastPart
        }
      case .list, .pairs: foreign = "Array"
      default: continue
      }
    }
    return own.isEmpty ? foreign.map { .foreign($0) } ?? .unknown : .own(own)
  }

  /// Whether the type is the program's own, and not one of a library that it adds to.
  private func isDeclared(_ id: TypeID) -> Bool { program[id].kind != .extension }

  private func withoutGenerics(_ place: Place) -> Place {
    var plain = place
    plain.generics = [:]
    return plain
  }

  private func isAssociated(_ name: String, at place: Place) -> Bool {
    guard let owner = place.owner else { return name.count == 1 }
    return name.count == 1 || program[owner].generics.contains { $0.name == name }
      || knowledge.ancestries[owner.index].contains { ancestor in
        ancestor.id.map { program[$0].aliases[name] != nil } ?? false
      }
  }

  // MARK: - Expressions

  /// The type of an expression; `.unknown` where it cannot be told.
  mutating func type(of expression: Expression, at place: Place, depth: Int = 0) -> TypeShape {
    guard depth < 8 else { return .unknown }
    switch expression {
    case .name("self", _):
      return place.locals["self"] ?? place.owner.map { .named(program[$0].name) } ?? .unknown
    case .name("super", _): return place.owner.map { .named(program[$0].name) } ?? .unknown
    case .name(let name, _): return type(named: name.withoutLabels, at: place, depth: depth)
    case .type(let shape): return shape
    case .member(let base?, let name, _):
      return member(
        name.withoutLabels, of: type(of: base, at: place, depth: depth + 1), at: place, depth: depth)
    case .call(let callee, _, _): return result(of: callee, at: place, depth: depth)
    case .index(let base, _):
      let whole = type(of: base, at: place, depth: depth + 1)
      return whole == AddressParts.type ? whole : whole.elementType
    case .cast(_, let shape): return shape
    case .choice(let options):
      for option in options {
        let known = type(of: option, at: place, depth: depth + 1)
        if known != .unknown { return known }
      }
      return .unknown
    case .text, .isType: return .named("String")
    case .list(let items):
      return items.first.map { .list(type(of: $0, at: place, depth: depth + 1)) } ?? .list(.unknown)
    case .binary(let sign, let left, _):
      return ["==", "&&", "||", "<", ">", "!=", "!"].contains(sign)
        ? .named("Bool") : type(of: left, at: place, depth: depth + 1)
    default: return .unknown
    }
  }

  private mutating func type(named name: String, at place: Place, depth: Int) -> TypeShape {
    if let local = place.locals[name] { return local }
    let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    if let owner = place.owner, let (property, _) = knowledge.property(plain, of: owner) {
      return type(of: property, depth: depth)
    }
    if name.first?.isUppercase ?? false { return .named(name) }
    if let property = program.globalProperties[plain]?.first { return type(of: property, depth: depth) }
    return .unknown
  }

  /// The type of a property, by its declaration or by the value with which it begins.
  mutating func type(of property: PropertyNode, depth: Int = 0) -> TypeShape {
    if property.facts.type != .unknown { return property.facts.type }
    let key = ObjectIdentifier(property)
    if let known = inferred[key] { return known }
    inferred[key] = .unknown
    let place = Place(owner: property.owner, file: property.file)
    inferred[key] = type(of: property.facts.value, at: place, depth: depth + 1)
    return inferred[key] ?? .unknown
  }

  private mutating func member(_ name: String, of base: TypeShape, at place: Place, depth: Int) -> TypeShape {
    switch receiver(base, at: place) {
    case .own(let ids):
      for id in ids {
        if let (property, _) = knowledge.property(name, of: id) { return type(of: property, depth: depth) }
        let nested = program[id].name + "." + name
        if name.first?.isUppercase ?? false, program.named(nested, from: place.file) != nil {
          return .named(nested)
        }
        if program[id].cases.contains(where: { $0.name == name }) { return base }
        if ["self", "init", "shared", "wrappedValue", "projectedValue"].contains(name) { return base }
      }
      return .unknown
    case .foreign(let type):
      if AddressParts.isPart(name, of: type) { return AddressParts.type }
      if type == "Array" { return ["first", "last"].contains(name) ? base.elementType : .named("Int") }
      return Foreign.opaqueTypes.contains(type) ? .unknown : .named("Foreign")
    case .unknown: return AddressParts.telling.contains(name) ? AddressParts.type : .unknown
    }
  }

  private mutating func result(of callee: Expression, at place: Place, depth: Int) -> TypeShape {
    switch callee {
    case .type(let shape): return shape
    case .name(let name, _):
      let plain = name.withoutLabels
      if let local = place.locals[plain] {
        if case .function(_, let result) = local { return result }
        return .unknown
      }
      if let owner = place.owner, let function = knowledge.functions(plain, of: owner).first {
        return returned(by: function)
      }
      if let function = program.globalFunctions[plain]?.first { return returned(by: function) }
      return plain.first?.isUppercase ?? false ? .named(plain) : .unknown
    case .member(let base?, let name, _):
      let whole = type(of: base, at: place, depth: depth + 1)
      return result(ofCalling: name.withoutLabels, on: whole, at: place)
    default: return .unknown
    }
  }

  private func result(ofCalling name: String, on base: TypeShape, at place: Place) -> TypeShape {
    switch receiver(base, at: place) {
    case .own(let ids):
      if name == "init" { return base }
      for id in ids {
        if let function = knowledge.functions(name, of: id).first { return returned(by: function, on: base) }
        let nested = program[id].name + "." + name
        if program.named(nested, from: place.file) != nil { return .named(nested) }
        if program[id].cases.contains(where: { $0.name == name }) { return base }
      }
      return .unknown
    case .foreign(let type):
      if base == AddressParts.type { return base }
      if type == "Array" || Foreign.opaqueTypes.contains(type) { return .unknown }
      return .named("Foreign")
    case .unknown: return .unknown
    }
  }

  private func returned(by function: FunctionNode, on base: TypeShape = .unknown) -> TypeShape {
    let result = function.facts.result
    if result == .named("Self") { return base }
    if function.facts.generics.contains(where: { .named($0.name) == result }) { return .unknown }
    // A type that is nested where the function stands keeps its full name.
    if let name = result.name, let id = program.find(name, in: function.owner, from: function.file) {
      return .named(program[id].name)
    }
    return result
  }
}

extension StaticTypes.Place {
  /// The beginning of a function's body.
  init(of function: FunctionNode, in program: Program) {
    self.init(owner: function.owner, file: function.file)
    let owned = function.owner.map { program[$0].generics } ?? []
    for generic in owned + function.facts.generics { generics[generic.name] = generic.bound }
  }
}

/// The parts of a URL, as a type of their own: whoever asks about one may be taking a link apart.
enum AddressParts {
  static let type = TypeShape.named("Part of a URL")

  static func isPart(_ name: String, of type: String) -> Bool {
    type == AddressParts.type.name || (urls.contains(type) && parts.contains(name))
  }

  /// Names that say enough where it is not known whose they are.
  static let telling: Set<String> = ["scheme", "host", "pathComponents", "queryItems"]

  private static let urls: Set<String> = [
    "URL", "NSURL", "URLComponents", "NSURLComponents", "NSUserActivity", "URLRequest",
  ]

  private static let parts: Set<String> = [
    "scheme", "host", "path", "pathComponents", "lastPathComponent", "absoluteString", "fragment",
    "queryItems",
  ]
}

extension TypeShape {
  /// What is in a list, or what a dictionary leads to.
  var elementType: TypeShape {
    switch self {
    case .list(let element), .pairs(_, let element): element
    case .named(_, let arguments): arguments.first ?? .unknown
    default: .unknown
    }
  }
}

extension Foreign {
  /// Types of libraries that may hand out anything.
  static let opaqueTypes: Set<String> = [
    "Any", "AnyObject", "NSObject", "Notification", "NotificationCenter",
  ]
}
