internal import SwiftSyntax

/// The known facts about members of a type.
struct MemberFacts {
  /// A property, with the known facts about its value.
  struct Property: Sendable {
    let path: String
    var type: TypeSyntax?
    var value: ExprSyntax?
    var getter: CodeBlockItemListSyntax?
    var isStatic = false
    var isConstant = false
    /// Whether it is the focus state of a field, which is off at first.
    var isFocus = false
    /// Whether an attribute such as `@Binding` changes how it gets its value.
    var hasAttribute = false

    /// Whether it is a variable that begins without a value.
    var isEmptyVariable: Bool {
      !isConstant && value == nil && getter == nil && type?.is(OptionalTypeSyntax.self) == true
    }
  }

  var stored: [String] = []
  var outlets: [String] = []
  var properties: [String: Property] = [:]
  var functions: [String: [FunctionDeclSyntax]] = [:]
  var initializers: [InitializerDeclSyntax] = []
  var cases: [String] = []
  var rawValues: [String: ExprSyntax] = [:]

  mutating func add(_ decl: DeclSyntax, in part: TypePart) {
    if let variable = decl.as(VariableDeclSyntax.self) {
      add(variable, in: part)
    } else if let function = decl.as(FunctionDeclSyntax.self) {
      functions[function.name.plainText, default: []].append(function)
    } else if let initializer = decl.as(InitializerDeclSyntax.self) {
      initializers.append(initializer)
    } else if let cases = decl.as(EnumCaseDeclSyntax.self) {
      self.cases += cases.elements.map(\.name.plainText)
      for element in cases.elements { rawValues[element.name.plainText] = element.rawValue?.value }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax, in part: TypePart) {
    let isStatic = variable.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    let attributes = variable.attributes.map(\.ownText)
    let isOutlet = attributes.contains { $0.hasPrefix("@IBOutlet") }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        continue
      }
      var property = Property(path: part.path)
      property.isStatic = isStatic
      property.isConstant = variable.bindingSpecifier.text == "let"
      property.isFocus = attributes.contains { $0.hasPrefix("@FocusState") }
      property.hasAttribute = !attributes.isEmpty
      property.type = binding.typeAnnotation?.type
      property.value = binding.initializer?.value
      property.getter = Self.getter(binding)
      if property.getter == nil, !isStatic, !part.isExtension { stored.append(name) }
      if isOutlet { outlets.append(name) }
      // An extension of a protocol may supply its requirements.
      let isKnown = properties[name].map { $0.value != nil || $0.getter != nil } ?? false
      if !isKnown { properties[name] = property }
    }
  }

  private static func getter(_ binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let items): items
    case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    default: nil
    }
  }
}

extension TokenSyntax {
  /// The name without the backticks around a keyword, as in `` `private` ``.
  fileprivate var plainText: String { text.filter { $0 != "`" } }
}
