// Things of which only the type is known.
extension Player {
  /// Something of which only the type is known; a typealias that leads back to itself is nothing.
  func symbol(
    _ type: TypeShape, in frame: Frame, origin: Thing.Origin? = nil, _ property: PropertyNode? = nil,
    depth: Int = 0
  ) -> Value {
    guard depth < 5 else { return .unknown }
    let scope = property?.owner ?? frame.owner
    let file = property?.file ?? frame.file
    switch program.resolveAlias(type, in: scope) {
    case .tuple(let members):
      return .tuple(
        members.map {
          .init(label: $0.label, value: symbol($0.type, in: frame, origin: origin, depth: depth + 1))
        })
    case .list(let element):
      return symbol(element, in: frame, origin: origin, property, depth: depth + 1)
    case .pairs(_, let value): return symbol(value, in: frame, origin: origin, property, depth: depth + 1)
    case let shape:
      let id = knowledge.concrete(shape, in: scope, from: file)
      if let id, id == flow, origin == nil || origin?.thing !== me { return .thing(me) }
      let thing = Thing(
        in: arena,
        shape, id: id ?? declared(shape, scope, file), isMade: false, origin: origin, file: file)
      thing.scope = scope
      if let property, isUpward(property) { thing.upwardOf = origin?.thing }
      return .thing(thing)
    }
  }

  /// A protocol or base class of its own program, for its extensions.
  private func declared(_ shape: TypeShape, _ scope: TypeID?, _ file: String) -> TypeID? {
    shape.parts.lazy.compactMap { part in
      part.name.flatMap { self.program.find($0, in: scope, from: file) }
    }.first
  }

  /// Whether a property leads to whoever started this flow, and not to something that it uses.
  func isUpward(_ property: PropertyNode) -> Bool {
    if property.facts.isWeak { return true }
    let name = property.facts.name.lowercased()
    return ["delegate", "parent", "listener", "output"].contains { name.hasSuffix($0) }
      || name == "parentcoordinator"
  }
}

extension Value {
  /// Whether more is known than that there is something.
  var isKnown: Bool {
    switch self {
    case .unknown: false
    case .list(let items): items.contains { $0.isKnown }
    case .several(let values): values.contains { $0.isKnown }
    case .thing(let thing): thing.type != .unknown || thing.isMade
    default: true
    }
  }
}

/// What is well known of types whose source is not at hand.
enum Foreign {
  /// Members of the system's types, by their name alone.
  static let members: [String: String] = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "window": "UIWindow", "keyWindow": "UIWindow",
  ]
}
