import FlowModel

/// Examines values with mirrors, within limits, and caches facts about their types.
struct Reflection {
  let rules: LiveTreeRules
  private(set) var omissions: [String] = []
  private var valuesLeft: Int
  private var facts: [ObjectIdentifier: TypeFacts] = [:]
  private var ownerships: [ObjectIdentifier: [Ownership]] = [:]
  private var roles: [ObjectIdentifier: TreeNode.Role?] = [:]
  /// Whether code on the main actor can be called.
  let isOnMainActor: Bool
  /// The most superclasses followed: a custom mirror may claim endless ones.
  private static let mostSuperclasses = 64

  init(rules: LiveTreeRules, isOnMainActor: Bool) {
    self.rules = rules
    self.isOnMainActor = isOnMainActor
    valuesLeft = max(0, rules.valueLimit)
  }

  var isExhausted: Bool { valuesLeft == 0 }

  mutating func facts(of type: Any.Type) -> TypeFacts {
    let key = ObjectIdentifier(type)
    if let known = facts[key] { return known }
    let new = TypeFacts(type)
    facts[key] = new
    return new
  }

  /// Counts a value; returns false once the limit is reached.
  mutating func spend() -> Bool {
    guard valuesLeft > 0 else { return false }
    valuesLeft -= 1
    if valuesLeft == 0 { omit("the walk ended after \(rules.valueLimit) values") }
    return valuesLeft > 0
  }

  mutating func omit(_ sentence: String) {
    if !omissions.contains(sentence) { omissions.append(sentence) }
  }
}

/// A stored property of an object, or an element of a collection.
struct Property {
  /// The name as in source code.
  let name: String
  let value: Any
  let ownership: Ownership
  /// The positions of its elements on screen; nil if nothing is known.
  var placement: Placement?
}

extension Reflection {
  /// The stored properties of an object, those of the superclass first.
  mutating func properties(of object: Any) -> [Property] {
    storedProperties(of: object) + shownParts(of: object)
  }

  private mutating func storedProperties(of object: Any) -> [Property] {
    var levels: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next, levels.count < Self.mostSuperclasses {
      levels.append(mirror)
      next = mirror.superclassMirror
    }
    let isCustom = object is any CustomReflectable
    var properties: [Property] = []
    for mirror in levels.reversed() { properties += children(of: mirror, isCustom: isCustom) }
    return properties
  }

  /// The children of one mirror, within limits; unowned ones are not read, since they may be dangling.
  mutating func children(of mirror: Mirror, isCustom: Bool) -> [Property] {
    let ownerships = isCustom ? [] : ownerships(of: mirror)
    var properties: [Property] = []
    for (position, index) in mirror.children.indices.enumerated() {
      guard position < rules.elementLimit else {
        omitRest(of: mirror)
        break
      }
      guard spend() else { break }
      let ownership = position < ownerships.count ? ownerships[position] : .unknown
      guard ownership != .unowned else { continue }
      let child = mirror.children[index]
      let name = Self.sourceName(child.label ?? "")
      let isStack = rules.stackNames.contains(name) && Self.isCollection(Mirror(reflecting: child.value))
      properties.append(
        Property(name: name, value: child.value, ownership: ownership, placement: isStack ? .stack : nil))
    }
    return properties
  }

  private mutating func omitRest(of mirror: Mirror) {
    let name = facts(of: mirror.subjectType).name
    omit("a value of the type \(name) has more than \(rules.elementLimit) parts; the others were left out")
  }

  /// The ownership of a mirror's children; empty if the type's description does not match them.
  private mutating func ownerships(of mirror: Mirror) -> [Ownership] {
    #if DEBUG
      guard rules.readsOwnership, mirror.displayStyle == .class || mirror.displayStyle == .struct else {
        return []
      }
      let key = ObjectIdentifier(mirror.subjectType)
      if let known = ownerships[key] { return known }
      let new = FieldOwnership.ownerships(of: mirror.subjectType)
      ownerships[key] = new.count == mirror.children.count ? new : []
      return ownerships[key] ?? []
    #else
      return []
    #endif
  }

  /// The name in source code: `items` for `items`, for `$__lazy_storage_$_items` and for a wrapped property's `_items`.
  static func sourceName(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

extension Reflection {
  /// The role of an object or struct, by the caller's rule or by its type.
  mutating func role(of value: Any, _ facts: TypeFacts) -> TreeNode.Role? {
    if let rule = rules.role { return rule(value) }
    guard facts.isClass, facts.role == nil else { return facts.role }
    let key = ObjectIdentifier(type(of: value))
    if let known = roles[key] { return known }
    let role: TreeNode.Role? = hasChildren(value) ? .coordinator : nil
    roles[key] = .some(role)
    return role
  }

  private mutating func hasChildren(_ object: Any) -> Bool {
    properties(of: object).contains { property in
      guard rules.childrenNames.contains(property.name) else { return false }
      return Self.isCollection(Mirror(reflecting: property.value))
    }
  }

  static func isCollection(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set: true
    default: false
    }
  }
}

extension Reflection {
  /// The number of wrappers that are searched for a flag.
  private static let mostWrapping = 32

  /// The value of a flag property; for a wrapped one, the outermost flag.
  mutating func flag(in value: Any) -> Bool? {
    var level = [value]
    for _ in 0..<Self.mostWrapping where !level.isEmpty {
      if let flag = level.lazy.compactMap({ $0 as? Bool }).first { return flag }
      var inner: [Any] = []
      for value in level.prefix(Self.mostWrapping) {
        let mirror = Mirror(reflecting: value)
        guard !Self.isCollection(mirror) else { continue }
        inner += children(of: mirror, isCustom: value is any CustomReflectable).map(\.value)
      }
      level = inner
    }
    return nil
  }
}
