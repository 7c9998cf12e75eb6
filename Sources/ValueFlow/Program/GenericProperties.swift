import SwiftFacts

/// Reads which properties of a type have the type of one of its generic parameters: `content` of `struct Card<Content: View>`.
package struct GenericProperties {
  private let program: Program

  package init(_ program: Program) { self.program = program }

  /// The stored properties whose values are of a generic parameter, or closures that return such a value, with that parameter.
  package func properties(of type: TypeIndex) -> [(name: Name, parameter: Name)] {
    let info = program.types[Int(type)]
    if info.generics.isEmpty { return [] }
    return info.propertyOrder.map { program.properties[Int($0)] }.compactMap { property in
      guard property.getter < 0, !property.flags.contains(.isStatic),
        let name = valueName(of: property.type, in: program.files[Int(property.file)]),
        info.generics[name] != nil
      else { return nil }
      return (property.name, name)
    }
  }

  /// The types that a generic parameter of a type must conform to.
  package func bounds(of parameter: Name, in type: TypeIndex) -> [TypeIndex] {
    program.types[Int(type)].generics[parameter].map { program.resolution.resolve($0).types } ?? []
  }

  /// The name of a type as written, or of the result of a function type.
  private func valueName(of type: Int32, in file: ProgramFile) -> Name? {
    guard type >= 0 else { return nil }
    var cursor = CodeCursor(file, type)
    switch file.op(type) {
    case .namedType: return cursor.name()
    case .optionalType: return valueName(of: cursor.next(), in: file)
    case .functionType:
      _ = cursor.list()
      return valueName(of: cursor.next(), in: file)
    default: return nil
    }
  }
}
