import SwiftFacts

// The seeds of the search: what shows, what is relevant by itself, and what may be requested unseen.
extension RelevanceSearch {
  mutating func seed() {
    for name in semantics.words.union(semantics.verbs) {
      want(Wanted(kind: .word, name: name, isDirect: true))
    }
    for type in found.counted.indices where found.counted[type] {
      count(TypeIndex(type))
      let wanted = Wanted(kind: .type, name: program.shortName(of: TypeIndex(type)), isDirect: true)
      want(wanted)
      for giver in givers[TypeIndex(type)] ?? [] { live(giver, for: wanted) }
    }
    for type in program.types.indices where leads(TypeIndex(type)) { count(TypeIndex(type)) }
    seedMembers()
    seedCases()
    seedAnswers()
    seedSelections()
  }

  /// Seeds code that brings a part of a container to the front, and the cases that it is handed for the number of one.
  ///
  /// Properties of the same name in types of the source are others.
  private mutating func seedSelections() {
    for name in semantics.selections {
      let ofOthers = (members[name] ?? []).filter { use in
        use.base.map { isSelf($0) ? false : mayBeForeign($0, in: use.body) } ?? false
      }
      let own = (bare[name] ?? []) + (members[name] ?? []).filter { isSelf($0.base) }.map(\.body)
      for body in ofOthers.map(\.body) + own.filter({ hasFromSystem(name, owner(of: $0)) }) {
        live(body, for: Wanted(kind: .member, name: name))
        for type in enums(handedTo: body) { count(type) }
      }
    }
  }

  private func enums(handedTo body: Body) -> [TypeIndex] {
    guard Int(body) < program.functions.count else { return [] }
    let info = program.functions[Int(body)]
    return info.parameters.flatMap { program.parameterType($0, of: info).types }.filter {
      program.types[Int($0)].kind == .enum && !program.types[Int($0)].isForeign
    }
  }

  private func isSelf(_ base: Name?) -> Bool { base.map { program.name($0) == "self" } ?? false }

  /// Tells whether a type may have a property from a class of the system, such as a tab bar controller.
  private func hasFromSystem(_ name: Name, _ type: TypeIndex) -> Bool {
    type >= 0 && program.property(name, of: type) == nil
      && program.ancestors(type).contains { program.types[Int($0)].isForeign }
  }

  private func mayBeForeign(_ base: Name, in body: Body) -> Bool {
    let declared = type(of: base, in: body).types
    return declared.isEmpty || declared.contains { program.types[Int($0)].isForeign }
  }

  private mutating func seedMembers() {
    var bound: Set<Name> = []
    for info in program.properties where isBound(info) {
      bound.insert(info.name)
      want(Wanted(kind: .member, name: info.name, owner: info.owner))
      if interest.binds(info.owner) { count(info.owner) }
      for name in program.propertiesRead(by: info.name, of: info.owner) {
        bound.insert(name)
        want(Wanted(kind: .member, name: name, owner: info.owner))
      }
    }
    for wanted in BindingMembers(search: self).bound(to: bound) { want(wanted) }
    let awaited = Set(semantics.awaiting.values)
    if !awaited.isEmpty {
      for info in program.properties where info.getter < 0 && info.owner >= 0 {
        guard !awaited.isDisjoint(with: program.type(of: info).types) else { continue }
        want(Wanted(kind: .member, name: info.name, owner: info.owner))
      }
    }
    for function in UntypedFunctions(search: self).all() { follow(function) }
    for (index, info) in program.properties.enumerated() where info.getter >= 0 && isChannel(info) {
      live(Body(program.functions.count + index), for: Self.direct)
    }
    for (index, info) in program.functions.enumerated() where deliversState(info) {
      live(Body(index), for: Self.direct)
    }
    for info in program.properties
    where info.getter < 0 && info.owner >= 0 && (isChannel(info) || makesChannel(info)) {
      // Whoever holds another object is seen to ask through it; of a shared one, only who sends something is, and of one that a flow holds,
      // too. A flow sends its end.
      guard isShared(info.owner) || isOfFlow(info.owner) || interest.reports(info.owner) else { continue }
      want(Wanted(kind: .member, name: info.name, owner: info.owner))
      count(info.owner)
    }
    for property in interest.asked { ask(for: property) }
  }

  /// Seeds cases that carry closures, which any receiver may call.
  private mutating func seedCases() {
    for index in program.types.indices {
      for (name, info) in program.types[index].cases where carriesClosure(info, TypeIndex(index)) {
        want(Wanted(kind: .enumCase, name: name, owner: TypeIndex(index)))
        count(TypeIndex(index))
      }
    }
  }

  /// Seeds the enums of what flows return, which count also where others only compare the cases: `if await cart.run() == .paid`.
  private mutating func seedAnswers() {
    for info in program.functions
    where info.result >= 0 && !info.flags.contains(.isPrivate) && info.owner >= 0 && isOfFlow(info.owner) {
      for name in names(in: program.text(of: info.result, in: info.file)) {
        for type in typesByShortName[name] ?? [] where isEnum(type) { count(type) }
      }
    }
  }

  /// Seeds the initial value of a property that code without source reads.
  private mutating func ask(for property: PropertyIndex) {
    let info = program.properties[Int(property)]
    live(Body(program.functions.count + Int(property)), for: Self.direct)
    for mention in program.mentions(in: info.file, from: info.begin, to: info.end)
    where mention.kind == .called {
      for type in typesByShortName[mention.name] ?? [] { count(type) }
    }
  }

  /// Adds a function that takes or returns a relevant object, an initialiser of one, or a property that returns one.
  mutating func use(_ body: Body) {
    let isInitializer =
      Int(body) < program.functions.count && program.name(program.functions[Int(body)].name) == "init"
    if isInitializer { follow(body) } else { live(body, for: Self.direct) }
  }

  /// Tells whether a view is bound to a property of a flow, or tests it, so that setting it changes what is shown.
  private func isBound(_ info: PropertyInfo) -> Bool {
    guard info.owner >= 0, bound.contains(info.name) || interest.states.contains(info.name) else {
      return false
    }
    return interest.binds(info.owner) || interest.decides(info.owner)
  }

  /// Tells whether a type is a flow, or a class from which flows inherit.
  func isOfFlow(_ type: TypeIndex) -> Bool {
    interest.decides(type) || program.concreteSubtypes(type).contains(where: interest.decides)
  }

  /// Tells whether a type has an object that all code can reach: `static let shared = Session()`.
  private func isShared(_ type: TypeIndex) -> Bool {
    let short = program.shortName(of: type)
    return program.types[Int(type)].propertyOrder.contains { index in
      let property = program.properties[Int(index)]
      guard property.flags.contains(.isStatic) else { return false }
      return program.type(of: property).types.contains(type)
        || program.mentions(in: property.file, from: property.begin, to: property.end).contains {
          $0.kind == .called && $0.name == short
        }
    }
  }

  /// Tells whether others receive values through a property.
  private func isChannel(_ info: PropertyInfo) -> Bool { isChannel(program.type(of: info)) }

  /// Tells whether the caller of a function receives values through what it returns.
  func returnsChannel(_ info: FunctionInfo) -> Bool {
    info.result >= 0 && isChannel(program.resultType(of: info))
  }

  private func isChannel(_ type: ResolvedType) -> Bool {
    type.types.contains { semantics.channels.contains(program.types[Int($0)].name) }
  }

  /// Tells whether a function returns what a publisher of a state delivers:
  /// `func select<Part>(_ part: (State) -> Part) -> AnyPublisher<Part, Never> { $state.map(part).eraseToAnyPublisher() }`.
  private func deliversState(_ info: FunctionInfo) -> Bool {
    guard info.body >= 0, returnsChannel(info) else { return false }
    return program.mentions(in: info.file, from: info.begin, to: info.end).contains { mention in
      if program.publishes(mention.name) { return true }
      guard mention.kind == .bare, info.owner >= 0, let index = program.property(mention.name, of: info.owner)
      else { return false }
      let property = program.properties[Int(index)]
      return isChannel(property) || makesChannel(property)
    }
  }

  private func carriesClosure(_ info: CaseInfo, _ type: TypeIndex) -> Bool {
    info.parameters.contains {
      program.resolution.resolve(TypeNode(file: info.file, node: $0.type, scope: type)).isFunction
    }
  }
}
