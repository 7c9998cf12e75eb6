package import SwiftFacts

/// The index of a declared type, function or property.
package typealias TypeIndex = Int32
package typealias FunctionIndex = Int32
package typealias PropertyIndex = Int32

/// A type of the program: declared in its source, or only mentioned there.
///
/// A class, since to copy its lists for each look at it would take longer than the look.
package final class TypeInfo {
  package let name: Name
  package let kind: TypeKind
  /// Whether the source has no declaration of it, only extensions or uses.
  package let isForeign: Bool
  package let file: Int32
  package let place: Int32
  package internal(set) var flags: CodeFlags = []
  package internal(set) var summary: Name = 0
  /// The enclosing type.
  package internal(set) var outer: TypeIndex = -1

  /// The supertypes in its declaration, resolved.
  package internal(set) var supertypes: [TypeIndex] = []
  package internal(set) var subtypes: [TypeIndex] = []
  package internal(set) var functions: [Name: [FunctionIndex]] = [:]
  package internal(set) var functionOrder: [FunctionIndex] = []
  package internal(set) var properties: [Name: PropertyIndex] = [:]
  package internal(set) var propertyOrder: [PropertyIndex] = []
  package internal(set) var cases: [Name: CaseInfo] = [:]
  package internal(set) var caseOrder: [Name] = []
  var aliases: [Name: TypeNode] = [:]
  var generics: [Name: TypeNode] = [:]
  /// The generic parameters in the order of their declaration.
  var genericOrder: [Name] = []
  var inherits: [TypeNode] = []
  /// The requirements of `where Self:` in extensions of a protocol.
  var demands: [TypeNode] = []
  package internal(set) var attributes: [CodeNode] = []
  package var isGeneric: Bool { !generics.isEmpty }

  init(name: Name, kind: TypeKind, isForeign: Bool, file: Int32 = -1, place: Int32 = 0) {
    (self.name, self.kind, self.isForeign) = (name, kind, isForeign)
    (self.file, self.place) = (file, place)
  }
}

/// A node of the code of a file.
package struct CodeNode: Hashable, Sendable {
  package var file: Int32
  package var node: Int32

  package init(file: Int32, node: Int32) { (self.file, self.node) = (file, node) }
}

/// A type as written, with the enclosing type.
struct TypeNode: Hashable {
  var file: Int32
  var node: Int32
  var scope: TypeIndex
}

package struct ParameterInfo {
  package var label: Name
  package var name: Name
  package var type: Int32
  package var flags: CodeFlags
  package var standard: Int32
}

package struct FunctionInfo {
  package var name: Name
  package var owner: TypeIndex
  package var file: Int32
  package var place: Int32
  package var flags: CodeFlags
  package var summary: Name
  package var parameters: [ParameterInfo]
  package var generics: [Name: Int32]
  package var result: Int32
  package var body: Int32
  package var attributes: [Int32]
  package var isProtocolRequirement = false
  /// The start of its code.
  package var begin: Int32 = 0
  package var end: Int32 = 0
}

package struct PropertyInfo {
  package var name: Name
  package var owner: TypeIndex
  package var file: Int32
  package var place: Int32
  package var flags: CodeFlags
  package var summary: Name
  package var type: Int32
  package var value: Int32
  package var getter: Int32
  package var setter: Int32
  package var attributes: [Int32]
  package var begin: Int32
  package var end: Int32
}

package struct CaseInfo {
  package var name: Name
  package var file: Int32
  package var place: Int32
  package var summary: Name
  package var parameters: [ParameterInfo]
  package var rawValue: Int32
}

/// A resolved type.
package struct ResolvedType: Hashable {
  package var types: [TypeIndex] = []
  package var isFunction = false
  package var isTuple = false
  package var isMetatype = false
  /// Whether it is the bound of a generic parameter of a type: which subtype it is depends on the object.
  var isGeneric = false
  /// Whether it is the bound of a generic parameter of a function: which subtype it is depends on the call.
  var isBoundOfCall = false
  /// The type that is given for the only parameter of a generic type, as in `Router<HomeRoute>`; -1 if it is not known.
  var argument: TypeIndex = -1

  package init(
    types: [TypeIndex] = [], isFunction: Bool = false, isTuple: Bool = false, isMetatype: Bool = false
  ) {
    (self.types, self.isFunction) = (types, isFunction)
    (self.isTuple, self.isMetatype) = (isTuple, isMetatype)
  }

  static let unknown = ResolvedType()

  /// The type if it is one that does not depend on the object or the call; else -1.
  var known: TypeIndex {
    types.count == 1 && !isGeneric && !isBoundOfCall && !isMetatype ? types[0] : -1
  }
}
