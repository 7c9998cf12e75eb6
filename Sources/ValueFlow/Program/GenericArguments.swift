import SwiftFacts

/// The types that subclasses give for the generic parameters of a class: `InboxPage` in `final class InboxRouter: Router<InboxPage>`.
struct GenericArguments {
  let program: Program

  /// A stored property whose type has a generic parameter as an argument: `let router: Router<Page>`.
  struct Use {
    var property: Name
    /// The generic type, and its own parameter in the place of the argument.
    var base: TypeIndex
    var parameter: Name
  }

  /// The properties of a type whose types have one of its generic parameters as an argument.
  func uses(of parameter: Name, in type: TypeIndex) -> [Use] {
    let properties = program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }
    return properties.filter { $0.getter < 0 && $0.type >= 0 }.flatMap { property in
      let node = TypeNode(file: property.file, node: property.type, scope: type)
      return pairs(node).filter { names($0.argument, parameter) }.map {
        Use(property: property.name, base: $0.base, parameter: $0.parameter)
      }
    }
  }

  /// The types that a type gives for a parameter of a class above it; none if the source does not say.
  func types(for parameter: Name, of base: TypeIndex, by type: TypeIndex) -> [TypeIndex] {
    var seen: Set<TypeIndex> = []
    guard let argument = argument(for: parameter, of: base, by: type, &seen) else { return [] }
    let found = program.resolution.resolve(argument)
    return found.isGeneric ? [] : found.types
  }

  private func argument(
    for parameter: Name, of base: TypeIndex, by type: TypeIndex, _ seen: inout Set<TypeIndex>
  ) -> TypeNode? {
    guard seen.insert(type).inserted, seen.count < Self.most else { return nil }
    for node in program.types[Int(type)].inherits {
      for pair in pairs(node) where pair.base == base && pair.parameter == parameter { return pair.argument }
      for parent in program.resolution.resolve(node).types {
        guard let given = argument(for: parameter, of: base, by: parent, &seen) else { continue }
        // The class between hands on a parameter of its own.
        return pairs(node).first { $0.base == parent && names(given, $0.parameter) }?.argument ?? given
      }
    }
    return nil
  }

  private typealias Pair = (base: TypeIndex, parameter: Name, argument: TypeNode)

  /// The parameters of a generic type of the source, each with the argument that a type as written has for it.
  private func pairs(_ node: TypeNode) -> [Pair] {
    let file = program.files[Int(node.file)]
    guard node.node >= 0, file.op(node.node) == .namedType else { return [] }
    var cursor = CodeCursor(file, node.node)
    guard let base = program.resolution.find(cursor.name(), scope: node.scope, file: node.file) else {
      return []
    }
    return zip(program.types[Int(base)].genericOrder, cursor.list()).map {
      (base, $0, TypeNode(file: node.file, node: $1, scope: node.scope))
    }
  }

  private func names(_ type: TypeNode, _ parameter: Name) -> Bool {
    let file = program.files[Int(type.file)]
    guard type.node >= 0, file.op(type.node) == .namedType else { return false }
    var cursor = CodeCursor(file, type.node)
    return cursor.name() == parameter
  }

  /// The most types above one that are searched, which also bounds how deep the search goes.
  private static let most = 250
}
