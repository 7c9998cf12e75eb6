import SwiftFacts
import ValueFlow

/// The element types of lists and dictionaries in properties.
enum ElementTypes {
  /// The properties of a type that are lists of coordinators.
  static func lists(of type: TypeIndex, _ code: ReviewedCode) -> [Name] {
    code.program.types[Int(type)].propertyOrder.map { code.program.properties[Int($0)] }
      .filter { isList($0, code) }.map(\.name)
  }

  static func isList(_ property: PropertyInfo, _ code: ReviewedCode) -> Bool {
    guard !property.flags.contains(.isStatic), let element = element(of: property, code) else { return false }
    let name = code.program.name(property.name)
    // A list of arbitrary elements is a list of children if it is named like one.
    if element.isAnything { return name.hasPrefix("child") || name.hasSuffix("oordinators") }
    return element.types.contains {
      code.coordinators.isDeclared($0) && code.coordinators.isCoordinating($0)
    }
  }

  private struct Element {
    var types: [TypeIndex] = []
    var isAnything = false
  }

  private static func element(of property: PropertyInfo, _ code: ReviewedCode) -> Element? {
    let scope = CodeScope(owner: property.owner, file: property.file, in: code.program)
    if let type = code.program.written(property.type, in: property.file) {
      return element(of: type, scope, code)
    }
    guard let value = code.program.written(property.value, in: property.file) else { return nil }
    return element(ofValue: value, scope, code)
  }

  private static func element(of list: Written, _ scope: CodeScope, _ code: ReviewedCode) -> Element? {
    switch list.op {
    case .listType, .pairsType: return list.elementType.map { meant(by: $0, scope, code) }
    case .optionalType: return list.elementType.flatMap { element(of: $0, scope, code) }
    case .namedType:
      guard case .type(let name, let arguments) = list.form,
        ["Array", "Set", "Dictionary"].contains(code.program.name(name))
      else { return nil }
      return arguments.last.map { meant(by: $0, scope, code) }
    default: return nil
    }
  }

  /// The elements of `[Coordinator]()`, `[String: Coordinator]()`, `Set<Coordinator>()` and of non-empty literals.
  private static func element(ofValue value: Written, _ scope: CodeScope, _ code: ReviewedCode) -> Element? {
    if case .call(let callee, _) = value.form {
      if case .typeName(let type) = callee.form { return element(of: type, scope, code) }
      let item = callee.op == .list ? callee.parts.first : callee.op == .pairs ? callee.parts.last : nil
      return item.map { meant(by: $0, scope, code) }
    }
    guard value.op == .list, let first = value.parts.first else { return nil }
    return Element(types: code.declared.type(of: first, in: scope)?.types ?? [])
  }

  /// The type named by a type or in place of a value.
  private static func meant(by type: Written, _ scope: CodeScope, _ code: ReviewedCode) -> Element {
    let name = type.typeName ?? type.writtenType ?? ""
    if ["Any", "AnyObject"].contains(name) { return Element(isAnything: true) }
    let isExpression = type.op == .name || type.op == .typeName || type.op == .member
    let known =
      isExpression
      ? code.declared.type(of: type, in: scope) : code.declared.type(written: type.node, in: scope)
    return Element(types: known?.types ?? [])
  }
}
