import SwiftFacts
import ValueFlow

/// The lists in which a coordinator keeps its children, and the functions that put them in and take them out.
struct ListsOfChildren {
  /// The properties.
  let names: Set<Name>
  /// The functions, its own and inherited ones, that put what they are given into a list.
  private(set) var adders: Set<Name> = []
  /// The functions that do nothing else than to take children out.
  private(set) var removers: Set<RemovingFunction> = []
  /// Whether what it inherits takes children out without being asked.
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

  /// `removeChild`, `free(_:)`: it waits to be called; any other function takes children out for a reason of its own.
  private static func saysSo(_ name: String) -> Bool {
    words.contains { name.lowercased().hasPrefix($0) }
  }

  private static let words = ["remove", "free", "release", "drop", "delete", "clear", "detach", "forget"]

  /// A function that hands its own parameter to one that adds, adds too.
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

// What a body does to the lists.
extension ListsOfChildren {
  private func isList(_ code: Written, _ deed: CodeDeed) -> Bool {
    deed.scope.ownName(code).map(names.contains) ?? false
  }

  /// Something that is put into a list.
  struct Added {
    let value: Written
    let deed: CodeDeed
    /// Which argument of the call it is; nil where it is assigned.
    let argument: Int?
  }

  /// What is put into a list, by itself or by a function that does so.
  func added(in body: CodeBody) -> [Added] { body.deeds.flatMap(added) }

  private func added(by deed: CodeDeed) -> [Added] {
    switch deed.kind {
    case .call(let callee, let arguments):
      let isOwn = deed.scope.ownName(callee).map(adders.contains) ?? false
      let count = isOwn ? arguments.count : puts(callee, deed) ? 1 : 0
      return arguments.prefix(count).enumerated().map { index, argument in
        Added(value: argument.value, deed: deed, argument: index)
      }
    case .assign(let target, let value):
      guard case .index(let list, _) = target.form, isList(list, deed), value.op != .nothing else {
        return []
      }
      return [Added(value: value, deed: deed, argument: nil)]
    case .local: return []
    }
  }

  /// Whether it is `list.append` or `list.insert`.
  private func puts(_ callee: Written, _ deed: CodeDeed) -> Bool {
    guard case .member(let list?, let verb) = callee.form else { return false }
    return ["append", "insert"].contains(callee.program.name(verb)) && isList(list, deed)
  }

  /// What an initialiser sets was never full.
  private func removes(_ body: CodeBody) -> Bool {
    body.deeds.contains { removes($0, isMaking: $0.code.program.isInitializer(body)) }
  }

  private func removes(_ deed: CodeDeed, isMaking: Bool) -> Bool {
    if isMaking { return false }
    switch deed.kind {
    case .call(let callee, _):
      guard case .member(let list?, let verb) = callee.form else { return false }
      return Self.verbs.contains(callee.program.name(callee.program.plain(verb))) && isList(list, deed)
    case .assign(let target, let value):
      if case .index(let list, _) = target.form { return value.op == .nothing && isList(list, deed) }
      return value.op != .binary && isList(target, deed)
    case .local: return false
    }
  }

  private static let verbs: Set<String> = [
    "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "removeValue",
    "removeSubrange",
  ]

  /// Whether a type's own code takes children out, or uses what does.
  func areEmptied(by bodies: [CodeBody]) -> Bool {
    let names = Set(removers.map(\.name))
    return bodies.contains { body in
      body.deeds.contains { uses(names, $0) }
        || (removes(body) && !(body.function.map { names.contains($0.name) } ?? false))
    }
  }

  private func uses(_ names: Set<Name>, _ deed: CodeDeed) -> Bool {
    let isReference = { (code: Written) in deed.scope.ownName(code).map(names.contains) ?? false }
    switch deed.kind {
    case .call(let callee, let arguments):
      return removers.contains { $0.isCalled(by: callee, arguments) }
        || arguments.contains { isReference($0.value) }
    case .assign(_, let source), .local(_, let source): return isReference(source)
    }
  }
}

extension SourceProgram {
  func isInitializer(_ body: CodeBody) -> Bool { body.function.map { name($0.name) == "init" } ?? false }

  /// Whether the code of a function mentions one of some names.
  func mentions(any names: Set<Name>, in function: FunctionInfo) -> Bool {
    !names.isEmpty
      && mentions(in: function.file, from: function.begin, to: function.end).contains {
        names.contains($0.name)
      }
  }
}
