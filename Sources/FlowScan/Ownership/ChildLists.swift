/// The lists in which a coordinator keeps its children, and the functions that put them in and take them out.
struct ChildLists {
  /// The properties.
  let names: Set<String>
  /// The functions, its own and inherited ones, that put what they are given into a list.
  private(set) var adders: Set<String> = []
  /// The functions that do nothing else than to take children out.
  private(set) var removers: Set<Remover> = []
  /// Whether what it inherits takes children out without being asked.
  private(set) var removesByItself = false

  init(of id: TypeID, _ workings: Workings) {
    names = Set(workings.line(of: id).flatMap { Self.lists(of: $0, workings) })
    guard !names.isEmpty else { return }
    let line = workings.line(of: id).flatMap { owner in workings.bodies(of: owner).map { (owner, $0) } }
    findAdders(line.map(\.1))
    for (owner, body) in line where removes(body) {
      guard let name = body.function?.facts.name, Self.saysSo(name) else {
        if owner != id { removesByItself = true }
        continue
      }
      removers.insert(Remover(name: name, labels: body.function?.facts.parameters.map(\.label) ?? []))
    }
    let names = Set(removers.map(\.name))
    let inherited = line.filter { $0.0 != id }.compactMap(\.1.function)
    for function in inherited where !names.contains(function.facts.name) {
      if !function.mentions.isDisjoint(with: names) { removesByItself = true }
    }
  }

  private static func lists(of id: TypeID, _ workings: Workings) -> [String] {
    workings.program[id].properties.values.filter { isList($0, workings) }.map(\.facts.name)
  }

  private static func isList(_ property: PropertyNode, _ workings: Workings) -> Bool {
    guard !property.facts.isStatic else { return false }
    let name = property.facts.name
    guard let element = element(of: property, workings) else { return false }
    if ["Any", "AnyObject"].contains(element.name) {
      return name.hasPrefix("child") || name.hasSuffix("oordinators")
    }
    return element.parts.contains { part in
      part.name.flatMap { workings.program.find($0, in: property.owner, from: property.file) }.map {
        workings.knowledge.isCoordinating($0)
      } ?? false
    }
  }

  /// What is in a list or a dictionary, also where its type is written as `[Coordinator]()`.
  private static func element(of property: PropertyNode, _ workings: Workings) -> TypeShape? {
    switch workings.type(of: property) {
    case .list(let element), .pairs(_, let element): return element
    case .named("Array", let arguments), .named("Set", let arguments): return arguments.first
    default: break
    }
    guard case .call(let callee, _, _) = property.facts.value else { return nil }
    switch callee {
    case .list(let items): return items.first?.shape
    case .pairs(_, let values): return values.first?.shape
    default: return nil
    }
  }

  /// `removeChild`, `free(_:)`: it waits to be called; any other function takes children out for a reason of its own.
  private static func saysSo(_ name: String) -> Bool {
    words.contains { name.lowercased().hasPrefix($0) }
  }

  private static let words = ["remove", "free", "release", "drop", "delete", "clear", "detach", "forget"]

  /// A function that hands its own parameter to one that adds, adds too.
  private mutating func findAdders(_ bodies: [Body]) {
    while true {
      let more = bodies.compactMap { body -> String? in
        guard let function = body.function, !adders.contains(function.facts.name) else { return nil }
        let given = Set(function.facts.parameters.map(\.name))
        return added(in: body).contains { given.contains($0.value.plainName ?? "") }
          ? function.facts.name : nil
      }
      if more.isEmpty { return }
      adders.formUnion(more)
    }
  }
}

// What a body does to the lists.
extension ChildLists {
  private func isList(_ value: Expression, _ deed: Deed) -> Bool {
    deed.scope.ownName(value).map(names.contains) ?? false
  }

  /// What is put into a list, by itself or by a function that does so.
  func added(in body: Body) -> [(value: Expression, deed: Deed)] {
    body.deeds.flatMap { deed in added(by: deed).map { ($0, deed) } }
  }

  private func added(by deed: Deed) -> [Expression] {
    switch deed.kind {
    case .call(.member(let list?, let verb, _), let arguments)
    where ["append", "insert"].contains(verb) && isList(list, deed):
      arguments.prefix(1).map(\.value)
    case .call(let callee, let arguments):
      deed.scope.ownName(callee).map(adders.contains) ?? false ? arguments.map(\.value) : []
    case .assign(.index(let list, _), let value) where value != .nothing && isList(list, deed): [value]
    default: []
    }
  }

  /// What an initialiser sets was never full.
  private func removes(_ body: Body) -> Bool {
    body.function?.facts.name != "init" && body.deeds.contains(where: removes)
  }

  private func removes(_ deed: Deed) -> Bool {
    switch deed.kind {
    case .call(.member(let list?, let verb, _), _):
      Self.verbs.contains(verb.withoutLabels) && isList(list, deed)
    case .assign(.index(let list, _), .nothing): isList(list, deed)
    case .assign(let list, let value):
      if case .binary = value { false } else { isList(list, deed) }
    default: false
    }
  }

  private static let verbs: Set<String> = [
    "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "removeValue",
    "removeSubrange",
  ]

  /// Whether a type's own code takes children out, or uses what does.
  func areEmptied(by bodies: [Body]) -> Bool {
    let names = Set(removers.map(\.name))
    return bodies.contains { body in
      body.deeds.contains { uses(names, $0) }
        || (removes(body) && !names.contains(body.function?.facts.name ?? ""))
    }
  }

  private func uses(_ names: Set<String>, _ deed: Deed) -> Bool {
    let isReference = { (value: Expression) in deed.scope.ownName(value).map(names.contains) ?? false }
    switch deed.kind {
    case .call(let callee, let arguments):
      return removers.contains { $0.isCalled(by: callee, arguments) }
        || arguments.contains { isReference($0.value) }
    case .assign(_, let source), .local(_, let source): return isReference(source)
    }
  }
}

/// A function that takes children out of a list; `remove` alone is a name that much else has.
struct Remover: Hashable {
  let name: String
  let labels: [String]

  func isCalled(by callee: Expression, _ arguments: [Argument]) -> Bool {
    switch callee {
    case .name(let name, _), .member(_, let name, _):
      name.withoutLabels == self.name && arguments.map(\.label) == labels
    default: false
    }
  }
}

extension Expression {
  /// A name and nothing else.
  var plainName: String? {
    switch self {
    case .name(let name, _): name
    case .cast(let inner, _): inner.plainName
    default: nil
    }
  }

  /// The type that is named.
  fileprivate var shape: TypeShape? {
    switch self {
    case .name(let name, _): .named(name)
    case .type(let shape): shape
    default: nil
    }
  }
}
