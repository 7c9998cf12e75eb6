import SwiftFacts
import ValueFlow

/// Infers the type of an expression from declarations: nil if they do not determine it, and no types if it is of no named type.
///
/// The value analysis knows more, but only for code that may lead to navigation.
final class DeclaredTypes {
  let program: SourceProgram
  private var inferred: [PropertyIndex: ResolvedType?] = [:]

  init(_ program: SourceProgram) { self.program = program }

  /// The type written at a node.
  func type(written node: Int32, in scope: CodeScope) -> ResolvedType? {
    node < 0
      ? nil
      : program.type(written: node, in: scope.file, scope: scope.owner, generics: scope.generics).known
  }

  /// The result type of a closure or function, if it is written.
  func result(written type: Written?, in scope: CodeScope) -> ResolvedType? {
    type?.resultType.flatMap { self.type(written: $0.node, in: scope) }
  }

  /// The type of a property, by its declaration or its initial value.
  func type(of property: PropertyIndex, depth: Int = 0) -> ResolvedType? {
    let info = program.properties[Int(property)]
    if info.type >= 0 { return program.type(of: info).known }
    if let known = inferred[property] { return known }
    // A recursive query while the type is being inferred finds nothing.
    inferred[property] = .some(nil)
    let scope = CodeScope(owner: info.owner, file: info.file, in: program)
    let found = program.written(info.value, in: info.file).flatMap {
      type(of: $0, in: scope, depth: depth + 1)
    }
    inferred[property] = .some(found)
    return found
  }

  func type(of code: Written, in scope: CodeScope, depth: Int = 0) -> ResolvedType? {
    guard depth < 8 else { return nil }
    switch code.form {
    case .name(let name): return type(named: name, in: scope, depth)
    case .member(let base?, let name):
      return type(of: base, in: scope, depth: depth + 1).flatMap { member(name, of: $0, depth) }
    case .call(let callee, _): return result(of: callee, in: scope, depth)
    case .index(let base, _): return type(of: base, in: scope, depth: depth + 1)
    case .typeName(let type): return self.type(written: type.node, in: scope)
    case .branch(let arms): return first(of: arms.map(\.body), in: scope, depth)
    case .group(let parts): return type(of: code, parts, in: scope, depth)
    default: return nil
    }
  }

  private func type(
    of code: Written, _ parts: [Written], in scope: CodeScope, _ depth: Int
  ) -> ResolvedType? {
    switch code.op {
    case .cast: return type(written: code.typeNode, in: scope)
    case .choice: return first(of: parts, in: scope, depth)
    case .list: return parts.first.flatMap { type(of: $0, in: scope, depth: depth + 1) }
    case .block: return parts.count == 1 ? type(of: parts[0], in: scope, depth: depth + 1) : nil
    case .text, .isType: return ResolvedType()
    case .binary:
      let isAnswer = code.sign.map { Self.questions.contains(program.name($0)) } ?? false
      return isAnswer ? ResolvedType() : first(of: Array(parts.prefix(1)), in: scope, depth)
    default: return nil
    }
  }

  private func first(of options: [Written], in scope: CodeScope, _ depth: Int) -> ResolvedType? {
    options.lazy.compactMap { self.type(of: $0, in: scope, depth: depth + 1) }.first
  }

  private static let questions: Set<String> = ["==", "!=", "&&", "||", "<", ">", "!"]

  // MARK: - Names

  private func type(named name: Name, in scope: CodeScope, _ depth: Int) -> ResolvedType? {
    let plain = unwrapped(program.plain(name))
    if let local = scope.locals[plain] { return local }
    if scope.selves.contains(plain) || program.name(plain) == "super" { return own(scope) }
    if scope.owner >= 0, let property = program.property(plain, of: scope.owner) {
      return type(of: property, depth: depth)
    }
    if let named = type(called: plain, in: scope) { return named }
    return program.resolution.globalProperty(plain, in: scope.file).flatMap { type(of: $0, depth: depth) }
  }

  private func own(_ scope: CodeScope) -> ResolvedType? {
    scope.owner < 0 ? nil : ResolvedType(types: [scope.owner])
  }

  /// The plain name in `$path` and `_path`.
  private func unwrapped(_ name: Name) -> Name {
    let text = program.name(name)
    guard text.hasPrefix("$") || text.hasPrefix("_") else { return name }
    return program.names.known(String(text.dropFirst())) ?? name
  }

  private func type(called name: Name, in scope: CodeScope) -> ResolvedType? {
    guard program.name(name).first?.isUppercase ?? false else { return nil }
    return program.resolution.resolve(name, scope: scope.owner, file: scope.file, generics: scope.generics)
      .known
  }

  // MARK: - Members

  private func member(_ name: Name, of base: ResolvedType, _ depth: Int) -> ResolvedType? {
    let plain = program.plain(name)
    for type in base.types {
      if let property = program.property(plain, of: type) { return self.type(of: property, depth: depth) }
      if let inner = inner(plain, of: type) { return inner }
      if program.enumCase(plain, of: type) != nil || Self.same.contains(program.name(plain)) { return base }
    }
    return foreign(base)
  }

  /// The type of a member without a declaration in the source: another type, unless it may return anything.
  private func foreign(_ base: ResolvedType) -> ResolvedType? {
    let isOpen = base.types.contains {
      !program.types[Int($0)].isForeign || Self.open.contains(program.typeName($0))
    }
    return isOpen ? nil : ResolvedType()
  }

  private func inner(_ name: Name, of type: TypeIndex) -> ResolvedType? {
    guard program.name(name).first?.isUppercase ?? false else { return nil }
    let file = program.types[Int(type)].file
    return program.type(named: program.typeName(type) + "." + program.name(name), in: type, file: file).map {
      ResolvedType(types: [$0])
    }
  }

  private func result(of callee: Written, in scope: CodeScope, _ depth: Int) -> ResolvedType? {
    switch callee.form {
    case .typeName(let type): return self.type(written: type.node, in: scope)
    case .name(let name):
      let plain = program.plain(name)
      if scope.locals[plain] != nil { return scope.results[plain] }
      if scope.owner >= 0, let function = program.functions(plain, above: scope.owner).first {
        return returned(by: function, on: own(scope))
      }
      if let function = program.globalFunctions[plain]?.first { return returned(by: function, on: nil) }
      return type(called: plain, in: scope)
    case .member(let base?, let name):
      return type(of: base, in: scope, depth: depth + 1).flatMap { result(ofCalling: name, on: $0) }
    default: return nil
    }
  }

  private func result(ofCalling name: Name, on base: ResolvedType) -> ResolvedType? {
    let plain = program.plain(name)
    for type in base.types {
      if program.name(plain) == "init" { return base }
      if let function = program.functions(plain, above: type).first {
        return returned(by: function, on: base)
      }
      if let inner = inner(plain, of: type) { return inner }
      if program.enumCase(plain, of: type) != nil || Self.same.contains(program.name(plain)) { return base }
    }
    return foreign(base)
  }

  private func returned(by function: FunctionIndex, on base: ResolvedType?) -> ResolvedType? {
    let info = program.functions[Int(function)]
    guard info.result >= 0 else { return ResolvedType() }
    if program.text(of: info.result, in: info.file) == "Self" { return base }
    return program.resultType(of: info).known
  }

  /// Members that return their receiver or, since lists are transparent, an element of it.
  private static let same: Set<String> = [
    "self", "init", "shared", "wrappedValue", "projectedValue", "first", "last", "popLast", "removeFirst",
    "removeLast", FileCode.streaming,
  ]

  /// Types of libraries that may return anything.
  private static let open: Set<String> = ["NSObject", "Notification", "NotificationCenter"]
}

extension ResolvedType {
  /// The type, if anything is known of it.
  var known: ResolvedType? { types.isEmpty && !isFunction && !isTuple ? nil : self }
}
