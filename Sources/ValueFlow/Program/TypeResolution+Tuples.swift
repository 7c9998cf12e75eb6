import SwiftFacts

extension TypeResolution {
  /// The types of the parts of a tuple, also of one in a list or with a name of its own; none for other types.
  func parts(ofTuple type: TypeNode) -> [TypeNode] { parts(ofTuple: type, depth: 0) }

  private func parts(ofTuple type: TypeNode, depth: Int) -> [TypeNode] {
    guard type.node >= 0, depth < Self.depth else { return [] }
    let file = program.files[Int(type.file)]
    var cursor = CodeCursor(file, type.node)
    func inner(_ node: Int32) -> TypeNode { TypeNode(file: type.file, node: node, scope: type.scope) }
    switch file.op(type.node) {
    case .tupleType: return cursor.rows(2).map { inner($0[1]) }
    case .listType, .optionalType: return parts(ofTuple: inner(cursor.next()), depth: depth + 1)
    case .pairsType:
      _ = cursor.next()
      return parts(ofTuple: inner(cursor.next()), depth: depth + 1)
    case .namedType:
      let name = cursor.name()
      let next = alias(name, type) ?? cursor.list().first.map(inner)
      return next.map { parts(ofTuple: $0, depth: depth + 1) } ?? []
    default: return []
    }
  }

  private static let depth = 12
}
