/// Who stands above a type.
struct Ancestor: Sendable {
  /// Its declaration, where its source is there.
  let id: TypeID?
  let shape: TypeShape
}

extension Program {
  /// The type itself and all that it inherits from and conforms to, nearest first, with generic arguments filled in.
  func ancestry(of id: TypeID) -> [Ancestor] {
    var result: [Ancestor] = []
    var seen: Set<TypeID> = []
    var waiting = [Ancestor(id: id, shape: .named(self[id].name, self[id].generics.map { .named($0.name) }))]
    var next = 0
    while next < waiting.count, next < 200 {
      let ancestor = waiting[next]
      next += 1
      if let id = ancestor.id, !seen.insert(id).inserted { continue }
      result.append(ancestor)
      waiting += ancestor.id.map { parents(of: $0, as: ancestor.shape) } ?? []
      if let name = ancestor.shape.name, let above = SystemTypes.superclass[name] {
        waiting.append(Ancestor(id: named(above, from: ""), shape: .named(above)))
      }
    }
    return result
  }

  private func parents(of id: TypeID, as shape: TypeShape) -> [Ancestor] {
    let node = self[id]
    let given = substitution(of: node, as: shape)
    return node.inherits.flatMap { resolveAlias($0, in: id).parts }.map { parent in
      let parent = parent.replacing(given)
      return Ancestor(id: parent.name.flatMap { find($0, in: id, from: node.file) }, shape: parent)
    }
  }

  /// What the generic parameters of a type are where it is used in this shape.
  func substitution(of node: TypeNode, as shape: TypeShape) -> [String: TypeShape] {
    guard case .named(_, let arguments) = shape, !arguments.isEmpty else { return [:] }
    return Dictionary(
      zip(node.generics.map(\.name), arguments).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a typealias stands for; other types stand for themselves.
  func resolveAlias(_ shape: TypeShape, in scope: TypeID?) -> TypeShape {
    var shape = shape
    for _ in 0..<8 {
      guard let name = shape.name, let next = alias(name, in: scope) else { return shape }
      if next == shape { return shape }
      shape = next
    }
    return shape
  }

  func searchAlias(_ name: String, in scope: TypeID?) -> TypeShape? {
    var outer = scope
    while let id = outer {
      if let alias = self[id].aliases[name], !alias.isAssociated { return alias.type }
      let owner = self[id].name
      outer = owner.lastIndex(of: ".").flatMap { named(String(owner[..<$0]), from: self[id].file) }
    }
    if let alias = globalAliases[name] { return alias.type }
    guard let dot = name.lastIndex(of: "."), let id = find(String(name[..<dot]), in: scope, from: "") else {
      return nil
    }
    return self[id].aliases[String(name[name.index(after: dot)...])].flatMap {
      $0.isAssociated ? nil : $0.type
    }
  }
}

extension TypeShape {
  /// The shape with generic parameters replaced.
  func replacing(_ given: [String: TypeShape]) -> TypeShape {
    if given.isEmpty { return self }
    switch self {
    case .named(let name, let arguments):
      if let replaced = given[name] { return replaced }
      return .named(name, arguments.map { $0.replacing(given) })
    case .list(let element): return .list(element.replacing(given))
    case .pairs(let key, let value): return .pairs(key.replacing(given), value.replacing(given))
    case .function(let parameters, let result):
      return .function(parameters.map { $0.replacing(given) }, result.replacing(given))
    case .tuple(let members):
      return .tuple(members.map { .init(label: $0.label, type: $0.type.replacing(given)) })
    case .composed(let types): return .composed(types.map { $0.replacing(given) })
    case .unknown: return self
    }
  }
}
