import SwiftFacts
import ValueFlow

/// The lists in which a coordinator keeps its children, and the functions that add and remove them.
struct ListsOfChildren {
  /// The properties.
  let names: Set<Name>
  /// The functions, own and inherited, that add their argument to a list.
  private(set) var adders: Set<Name> = []
  /// The functions that do nothing but remove children.
  private(set) var removers: Set<RemovingFunction> = []
  /// Whether inherited code removes children without being called for it.
  private(set) var removesByItself = false

  init(of type: TypeIndex, _ code: ReviewedCode) {
    names = Set(code.line(of: type).flatMap { ElementTypes.lists(of: $0, code) })
    guard !names.isEmpty else { return }
    let line = code.line(of: type).flatMap { owner in code.bodies(of: owner).map { (owner, $0) } }
    findAdders(line.map(\.1))
    for (owner, body) in line where removes(body) {
      guard let function = body.function, Self.saysSo(code.program.name(function.name)) else {
        if owner != type { removesByItself = true }
        continue
      }
      removers.insert(RemovingFunction(function))
    }
    let names = Set(removers.map(\.name))
    let inherited = line.filter { $0.0 != type }.compactMap(\.1.function)
    for function in inherited where !names.contains(function.name) {
      if code.program.mentions(any: names, in: function) { removesByItself = true }
    }
  }

  /// Tells whether a name means removal, such as `removeChild` or `free(_:)`: such a function waits to be called; any other one removes
  /// children for a reason of its own.
  private static func saysSo(_ name: String) -> Bool {
    words.contains { name.lowercased().hasPrefix($0) }
  }

  private static let words = ["remove", "free", "release", "drop", "delete", "clear", "detach", "forget"]

  /// Finds further adders: a function that passes its own parameter to one that adds is one too.
  private mutating func findAdders(_ bodies: [CodeBody]) {
    while true {
      let more = bodies.compactMap { body -> Name? in
        guard let function = body.function, !adders.contains(function.name) else { return nil }
        let given = Set(function.parameters.map(\.name))
        return added(in: body).contains { $0.value.plainName.map(given.contains) ?? false }
          ? function.name : nil
      }
      if more.isEmpty { return }
      adders.formUnion(more)
    }
  }
}

// The operations of a body on the lists.
extension ListsOfChildren {
  private func isList(_ code: Written, _ operation: CodeOperation) -> Bool {
    operation.scope.ownName(code).map(names.contains) ?? false
  }

  /// A value that is added to a list.
  struct Added {
    let value: Written
    let operation: CodeOperation
    /// The index of the argument; nil for an assignment.
    let argument: Int?
  }

  /// The values added to a list, directly or by a function that adds.
  func added(in body: CodeBody) -> [Added] { body.operations.flatMap(added) }

  private func added(by operation: CodeOperation) -> [Added] {
    switch operation.kind {
    case .call(let callee, let arguments):
      let isOwn = operation.scope.ownName(callee).map(adders.contains) ?? false
      let count = isOwn ? arguments.count : puts(callee, operation) ? 1 : 0
      return arguments.prefix(count).enumerated().map { index, argument in
        Added(value: argument.value, operation: operation, argument: index)
      }
    case .assign(let target, let value):
      guard case .index(let list, _) = target.form, isList(list, operation), value.op != .nothing else {
        return []
      }
      return [Added(value: value, operation: operation, argument: nil)]
    case .local: return []
    }
  }

  /// Tells whether it is `list.append` or `list.insert`.
  private func puts(_ callee: Written, _ operation: CodeOperation) -> Bool {
    guard case .member(let list?, let verb) = callee.form else { return false }
    return ["append", "insert"].contains(callee.program.name(verb)) && isList(list, operation)
  }

  /// Tells whether a body removes children; an initialiser never does, since its lists were never full.
  private func removes(_ body: CodeBody) -> Bool {
    body.operations.contains { removes($0, isMaking: $0.code.program.isInitializer(body)) }
  }

  private func removes(_ operation: CodeOperation, isMaking: Bool) -> Bool {
    if isMaking { return false }
    switch operation.kind {
    case .call(let callee, _):
      guard case .member(let list?, let verb) = callee.form else { return false }
      return Self.verbs.contains(callee.program.name(callee.program.plain(verb))) && isList(list, operation)
    case .assign(let target, let value):
      if case .index(let list, _) = target.form { return value.op == .nothing && isList(list, operation) }
      return value.op != .binary && isList(target, operation)
    case .local: return false
    }
  }

  private static let verbs: Set<String> = [
    "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "removeValue",
    "removeSubrange",
  ]

  /// Tells whether a type's own code removes children, or calls a function that does.
  func areEmptied(by bodies: [CodeBody]) -> Bool {
    let names = Set(removers.map(\.name))
    return bodies.contains { body in
      body.operations.contains { uses(names, $0) }
        || (removes(body) && !(body.function.map { names.contains($0.name) } ?? false))
    }
  }

  private func uses(_ names: Set<Name>, _ operation: CodeOperation) -> Bool {
    let isReference = { (code: Written) in operation.scope.ownName(code).map(names.contains) ?? false }
    switch operation.kind {
    case .call(let callee, let arguments):
      return removers.contains { $0.isCalled(by: callee, arguments) }
        || arguments.contains { isReference($0.value) }
    case .assign(_, let source), .local(_, let source): return isReference(source)
    }
  }
}

extension SourceProgram {
  func isInitializer(_ body: CodeBody) -> Bool { body.function.map { name($0.name) == "init" } ?? false }

  /// Tells whether the code of a function mentions one of some names.
  func mentions(any names: Set<Name>, in function: FunctionInfo) -> Bool {
    !names.isEmpty
      && mentions(in: function.file, from: function.begin, to: function.end).contains {
        names.contains($0.name)
      }
  }
}
