/// What one file declares.
struct FileFacts: Hashable, Sendable {
  var path: String
  var imports: [String] = []
  var types: [TypeFacts] = []
  var functions: [FunctionFacts] = []
  var properties: [PropertyFacts] = []
  var aliases: [AliasFacts] = []
}

/// A type, or an extension of one; types in types stand beside it under their full name.
struct TypeFacts: Hashable, Sendable {
  enum Kind: UInt8, Sendable { case `class`, `struct`, `enum`, `actor`, `protocol`, `extension` }

  var kind: Kind
  var name: String
  var inherits: [TypeShape] = []
  var generics: [GenericFacts] = []
  var attributes: [AttributeFacts] = []
  var properties: [PropertyFacts] = []
  var functions: [FunctionFacts] = []
  var cases: [CaseFacts] = []
  var aliases: [AliasFacts] = []
  /// `where Self: Foo` of an extension.
  var demands: [TypeShape] = []
  var isPrivate = false
  var summary = ""
  var place = Place()
}

/// A generic parameter and what it must conform to.
struct GenericFacts: Hashable, Sendable {
  var name: String
  var bound: TypeShape
}

/// `typealias`, or an `associatedtype` with its bound.
struct AliasFacts: Hashable, Sendable {
  var name: String
  var type: TypeShape
  var isAssociated = false
}

/// `@Route(.push)`: its name and what it is given.
struct AttributeFacts: Hashable, Sendable {
  var name: String
  var generics: [TypeShape] = []
  var arguments: [Argument] = []
}

struct FunctionFacts: Hashable, Sendable {
  var name: String
  var parameters: [ParameterFacts] = []
  var generics: [GenericFacts] = []
  var result: TypeShape = .void
  var body: [Statement] = []
  /// Whether there is a body at all; a requirement of a protocol has none.
  var hasBody = false
  var isStatic = false
  var isPrivate = false
  var attributes: [AttributeFacts] = []
  var summary = ""
  var place = Place()
}

struct ParameterFacts: Hashable, Sendable {
  var label: String
  var name: String
  var type: TypeShape
  var isOptional = false
  var standard: Expression = .nothing
}

struct PropertyFacts: Hashable, Sendable {
  var name: String
  var type: TypeShape = .unknown
  var value: Expression = .nothing
  /// The body of its getter, where it is computed.
  var getter: [Statement] = []
  /// The bodies of `didSet`, `willSet` and `set`.
  var observers: [Statement] = []
  var isComputed = false
  var isStatic = false
  var isWeak = false
  var isOptional = false
  var isPrivate = false
  var attributes: [AttributeFacts] = []
  var summary = ""
  var place = Place()
}

struct CaseFacts: Hashable, Sendable {
  var name: String
  var parameters: [ParameterFacts] = []
  var value: Expression = .nothing
  var summary = ""
  var place = Place()
}
