internal import SwiftSyntax

/// An object created in code: its types, and the values of its properties according to its initializers.
struct MadeObject {
  /// The type and its superclasses, the nearest first.
  let types: [TypeFacts]
  private(set) var bound: [String: Scope.Bound] = [:]

  private static let deepest = 8

  init?(_ call: FunctionCallExprSyntax, _ scope: Scope, _ lookup: TypeLookup) {
    guard let name = TypeName.of(call.calledExpression),
      let type = lookup.type(name, inside: scope.type?.name ?? "", near: scope.path)
        ?? Self.type(name, scope, lookup), !type.isProtocol
    else { return nil }
    types = lookup.line(of: type)
    bind(0, Arguments(call), scope, depth: 0)
  }

  /// The type that `Owner.Model` means where `Model` is no type in `Owner`, but around it.
  private static func type(_ path: String, _ scope: Scope, _ lookup: TypeLookup) -> TypeFacts? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return lookup.type(
      String(path[path.index(after: dot)...]), inside: String(path[..<dot]), near: scope.path)
  }

  var type: TypeFacts { types[0] }

  /// The first of the types that has a property, and that property.
  func property(_ name: String) -> (MemberFacts.Property, TypeFacts)? {
    types.firstValue { type in type.properties[name].map { ($0, type) } }
  }

  private mutating func bind(_ level: Int, _ arguments: Arguments, _ scope: Scope, depth: Int) {
    guard depth < Self.deepest, level < types.count else { return }
    let type = types[level]
    guard let written = type.initializer(for: arguments) else {
      if level + 1 < types.count { return bind(level + 1, arguments, scope, depth: depth + 1) }
      let place = Scope(type: type, path: type.path)
      for (label, value) in arguments.labelled where !label.isEmpty && bound[label] == nil {
        bound[label] = Scope.given(value, type.properties[label]?.type, place, scope)
      }
      if !arguments.isEmpty { bindMissing(type, place) }
      return
    }
    var place = Scope(type: type, path: type.path)
    place.bind(written.signature.parameterClause.parameters, to: arguments, in: scope)
    written.body.map { run($0.statements, level, &place, depth) }
  }

  /// Binds the variables without a value that a call leaves out to nil.
  private mutating func bindMissing(_ type: TypeFacts, _ place: Scope) {
    for name in type.stored where bound[name] == nil {
      guard let property = type.properties[name], property.isEmptyVariable, !property.hasAttribute else {
        continue
      }
      bound[name] = .code(ExprSyntax(NilLiteralExprSyntax()), place)
    }
  }

  /// Reads the assignments in an initializer, and the arguments that it passes on.
  private mutating func run(
    _ items: CodeBlockItemListSyntax, _ level: Int, _ place: inout Scope, _ depth: Int
  ) {
    for item in items {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        place.bindLocals(variable)
        continue
      }
      guard
        let expression = item.item.as(ExprSyntax.self)
          ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      else { continue }
      if let choice = expression.as(IfExprSyntax.self) {
        // Assignments for a given value are read if an argument supplies one.
        if place.holds(choice.conditions) { run(choice.body.statements, level, &place, depth + 1) }
      } else if let sequence = expression.as(SequenceExprSyntax.self) {
        assign(sequence, &place)
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        switch call.calledExpression.ownText {
        case "self.init": bind(level, Arguments(call), place, depth: depth + 1)
        case "super.init": bind(level + 1, Arguments(call), place, depth: depth + 1)
        default: continue
        }
      }
    }
  }

  private mutating func assign(_ sequence: SequenceExprSyntax, _ place: inout Scope) {
    let parts = Array(sequence.elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) else { return }
    let value =
      parts.count == 3
      ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(parts[2...]))))
    if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text, place.bound[name] != nil {
      place.bind(name, to: value)
    } else {
      let name = Setup.path(parts[0])
      if !name.isEmpty, !name.contains(".") { keep(name, value, place) }
    }
  }

  /// Binds a property; values set by a type beat those set by its superclasses.
  private mutating func keep(_ name: String, _ value: ExprSyntax, _ place: Scope) {
    if bound[name] == nil { bound[name] = .code(value, place) }
  }
}

extension Scope {
  /// Binds the names of a declaration to their values.
  mutating func bindLocals(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if let value = binding.initializer?.value { bind(name, to: value) } else { bound[name] = Bound.name }
    }
  }

  /// Binds the names that conditions unwrap; false if a condition is certainly not met.
  mutating func holds(_ conditions: ConditionElementListSyntax) -> Bool {
    for element in conditions {
      if let test = element.condition.as(ExprSyntax.self) {
        if (Truth.of(test, self) ?? LikelyBranch.isLikely(test.ownText)) == false { return false }
        continue
      }
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      let value = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name))
      if Truth.isMissing(value, self) == true { return false }
      if binding.initializer != nil { bind(name.text, to: value) }
    }
    return true
  }
}

extension TypeLookup {
  /// A type and the superclasses that the app declares.
  func line(of type: TypeFacts) -> [TypeFacts] {
    var types = [type]
    while types.count < 6, let last = types.last {
      let parents = last.inherited.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }
      let parent = parents.lazy.compactMap { self.type($0, near: last.path) }.first { !$0.isProtocol }
      guard let parent, !types.contains(where: { $0.name == parent.name }) else { break }
      types.append(parent)
    }
    return types
  }

  /// The types that a type and its superclasses inherit from.
  func ancestors(of type: TypeFacts) -> [String] { line(of: type).flatMap(\.inherited) }
}
