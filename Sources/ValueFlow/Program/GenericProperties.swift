import SwiftFacts

/// Reads which properties of a type have the type of one of its generic parameters: `content` of `struct Card<Content: View>`.
package struct GenericProperties {
  private let program: Program

  package init(_ program: Program) { self.program = program }

  /// A stored property whose values are of a generic parameter, or closures that return such a value.
  package struct Property {
    package let name: Name
    package let parameter: Name
    /// Whether it is a closure that makes the value for another one: `let destination: (Route) -> Destination`.
    package let isMadeForValue: Bool
  }

  /// The stored properties of a type that have the type of one of its generic parameters.
  package func properties(of type: TypeIndex) -> [Property] {
    let info = program.types[Int(type)]
    if info.generics.isEmpty { return [] }
    return info.propertyOrder.map { program.properties[Int($0)] }.compactMap { property in
      let file = program.files[Int(property.file)]
      guard property.getter < 0, !property.flags.contains(.isStatic),
        let name = valueName(of: property.type, in: file), info.generics[name] != nil
      else { return nil }
      return Property(
        name: property.name, parameter: name, isMadeForValue: takesValue(property.type, in: file))
    }
  }

  /// The types that a generic parameter of a type must conform to.
  package func bounds(of parameter: Name, in type: TypeIndex) -> [TypeIndex] {
    program.types[Int(type)].generics[parameter].map { program.resolution.resolve($0).types } ?? []
  }

  /// Tells whether a closure of a type makes a view for a value: `let page: (Route) -> Page` of `struct Stack<Route, Page: View>: View`.
  package func makesContent(_ name: Name, in type: TypeIndex) -> Bool {
    guard let property = program.property(name, of: type) else { return false }
    let info = program.properties[Int(property)]
    guard info.owner == type, info.getter < 0, !info.flags.contains(.isStatic), info.type >= 0 else {
      return false
    }
    let file = program.files[Int(info.file)]
    guard takesValue(info.type, in: file), let made = valueName(of: info.type, in: file) else { return false }
    return isView(made, in: type)
  }

  private func isView(_ name: Name, in type: TypeIndex) -> Bool {
    if program.types[Int(type)].generics[name] == nil { return program.name(name) == "AnyView" }
    return bounds(of: name, in: type).contains { program.typeName($0) == "View" }
  }

  private func takesValue(_ type: Int32, in file: ProgramFile) -> Bool {
    guard type >= 0 else { return false }
    var cursor = CodeCursor(file, type)
    switch file.op(type) {
    case .optionalType: return takesValue(cursor.next(), in: file)
    case .functionType: return !cursor.list().isEmpty
    default: return false
    }
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
