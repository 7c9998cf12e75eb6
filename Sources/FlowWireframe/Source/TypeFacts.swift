internal import SwiftSyntax

/// The known facts about one type: its members from all files.
final class TypeFacts: Sendable {
  let name: String
  /// The file of its declaration.
  let path: String
  let inherited: [String]
  let inheritedTypes: [TypeSyntax]
  /// The stored properties in the order of the memberwise initializer.
  let stored: [String]
  /// The properties that an interface file sets, in order.
  let outlets: [String]
  let properties: [String: Property]
  let functions: [String: [FunctionDeclSyntax]]
  let initializers: [InitializerDeclSyntax]
  let cases: [String]
  /// The raw values of cases, as in `case title = "Title"`.
  let rawValues: [String: ExprSyntax]
  /// All members, for readers of statements.
  let bodies: [DeclSyntax]
  let isProtocol: Bool

  /// A property, with the known facts about its value.
  struct Property: Sendable {
    let path: String
    var type: TypeSyntax?
    var value: ExprSyntax?
    var getter: CodeBlockItemListSyntax?
    var isStatic = false
    /// Whether it is the focus state of a field, which is off at first.
    var isFocus = false
  }

  init?(_ parts: [TypePart]) {
    guard let main = parts.first(where: { !$0.isExtension }) ?? parts.first else { return nil }
    (name, path) = (main.name, main.path)
    let contents = parts.map { $0.content() }
    inheritedTypes = contents.flatMap(\.inherited)
    inherited = inheritedTypes.map { type in
      type.trimmedDescription.prefix { $0 != "<" && $0 != " " }.description
    }
    // Nested types are not the type's own code.
    bodies = contents.flatMap(\.members).filter { $0.asProtocol((any DeclGroupSyntax).self) == nil }
    isProtocol = main.isProtocol
    var members = Members()
    for (part, content) in zip(parts, contents) {
      for decl in content.members { members.add(decl, in: part) }
    }
    stored = members.stored
    outlets = members.outlets
    properties = members.properties
    functions = members.functions
    initializers = members.initializers
    cases = members.cases
    rawValues = members.rawValues
  }

  private struct Members {
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
      let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
      let isOutlet = variable.attributes.contains { $0.trimmedDescription.hasPrefix("@IBOutlet") }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
          continue
        }
        var property = Property(path: part.path)
        property.isStatic = isStatic
        property.isFocus = variable.attributes.contains { $0.trimmedDescription.hasPrefix("@FocusState") }
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
}

extension TokenSyntax {
  /// The name without the backticks around a keyword, as in `` `private` ``.
  fileprivate var plainText: String { text.filter { $0 != "`" } }
}

extension TypeFacts {
  /// The value that an initializer gives to a property, in the first branch.
  func assigned(_ property: String) -> ExprSyntax? {
    initializers.lazy.compactMap { initializer -> ExprSyntax? in
      guard let body = initializer.body else { return nil }
      let values = Setup(body.statements).assignments.filter { $0.base.isEmpty && $0.member == property }
      // A parameter is not known here.
      return values.first { !$0.value.is(DeclReferenceExprSyntax.self) }?.value
    }.first
  }

  /// The initializer for some arguments; of several, one that needs no others.
  func initializer(for arguments: Arguments) -> InitializerDeclSyntax? {
    let labels = Set(arguments.labelled.map(\.label).filter { !$0.isEmpty })
    let fitting = initializers.filter { initializer in
      let names = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      return labels.isSubset(of: names) && names.count { $0 == "_" } >= arguments.unlabelled.count
    }
    return fitting.first { initializer in
      let missing = initializer.signature.parameterClause.parameters.filter { parameter in
        parameter.defaultValue == nil && parameter.firstName.text != "_"
          && !labels.contains(parameter.firstName.text)
      }
      // The trailing closure is the argument of one parameter.
      return missing.isEmpty
        || missing.count == 1 && arguments.trailing != nil
          && missing.allSatisfy { $0.type.trimmedDescription.contains("->") }
    } ?? fitting.first
  }
}
