import SwiftFacts

/// Indices of what each body mentions and each type contains, by name.
extension RelevanceSearch {
  mutating func prepare() {
    found.functions = program.functions.map { _ in false }
    found.properties = program.properties.map { _ in false }
    prepareMessages()
    sentEnums = Set(program.properties.flatMap { sentNames(by: $0) })
    told = toldByTypes()
    for (index, info) in program.functions.enumerated() where info.body >= 0 {
      note(program.mentions(in: info.file, from: info.begin, to: info.end), Body(index))
      prepareUse(info, Body(index))
      if mayKeep(info) { closureTakers[info.name, default: []].append(Body(index)) }
      guard info.result >= 0 else { continue }
      for type in program.resultType(of: info).types { givers[type, default: []].append(Body(index)) }
    }
    for (index, info) in program.properties.enumerated() {
      let body = Body(program.functions.count + index)
      note(program.mentions(in: info.file, from: info.begin, to: info.end), body)
      for type in program.type(of: info).types {
        givers[type, default: []].append(body)
        if info.owner >= 0 { holders[type, default: []].append(info.owner) }
        if info.getter >= 0 || info.value >= 0, program.types[Int(type)].kind != .enum {
          users[type, default: []].append(body)
        }
      }
      if holdsClosure(info) { closures[info.name, default: []].append(PropertyIndex(index)) }
    }
    for index in program.types.indices {
      typesByShortName[program.shortName(of: TypeIndex(index)), default: []].append(TypeIndex(index))
      prepareCases(TypeIndex(index))
    }
    prepareMadeProperties()
    prepareRequests()
    // Resolving types may have registered further types without source.
    found.types = program.types.map(\.isForeign)
    found.counted = program.types.indices.map { interest.counts(TypeIndex($0)) }
  }

  /// Handles `lazy var pages = PageFactory(self)`: a property without a written type has that of its initial value.
  private mutating func prepareMadeProperties() {
    for info in program.properties where info.type < 0 && info.value >= 0 && info.owner >= 0 {
      for mention in program.mentions(in: info.file, from: info.begin, to: info.end)
      where mention.kind == .called {
        for type in typesByShortName[mention.name] ?? [] { holders[type, default: []].append(info.owner) }
      }
    }
  }

  /// Notes as what flows receive the requests that a library delivers: `func navigate(to step: Step)`.
  private mutating func prepareRequests() {
    for info in program.functions where semantics.answering.contains(info.name) && info.owner >= 0 {
      guard interest.decides(info.owner), let parameter = info.parameters.first else { continue }
      requestTypes.formUnion(
        program.parameterType(parameter, of: info).types.filter { program.types[Int($0)].isForeign })
    }
  }

  /// Tells whether objects of a type may lead to navigation by themselves: they show, or contain closures or publishers.
  func leads(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    if info.isForeign { return found.isCounted(type) }
    if found.isCounted(type) { return true }
    if !info.generics.isEmpty { return true }
    return info.propertyOrder.contains { index in
      let property = program.properties[Int(index)]
      if property.getter >= 0 { return false }
      let type = program.type(of: property)
      return type.isFunction || type.isGeneric || mayBeAnything(property, type)
        || type.types.contains(where: requestTypes.contains)
        || type.types.contains { semantics.channels.contains(program.types[Int($0)].name) }
        || makesChannel(property) || program.isPublished(property) || dealsInCases(property, type)
    }
  }

  /// Tells whether a property is a closure, or a tuple with one.
  private func holdsClosure(_ info: PropertyInfo) -> Bool {
    let type = program.type(of: info)
    if !type.isTuple || info.type < 0 { return type.isFunction }
    let node = TypeNode(file: info.file, node: info.type, scope: info.owner)
    return program.resolution.parts(ofTuple: node).contains { program.resolution.resolve($0).isFunction }
  }

  /// Tells whether a function may keep a closure that is passed to it; one of the top level only if it assigns it to something, or is an
  /// operator: all others are taken to call it at once.
  private func mayKeep(_ info: FunctionInfo) -> Bool {
    if info.parameters.contains(where: { $0.flags.contains(.isInOut) }) { return true }
    guard info.owner >= 0 || program.isOperator(info.name) else { return false }
    return info.parameters.contains { isClosure(program.parameterType($0, of: info)) }
  }

  /// Tells whether a type is that of closures, or one without source that is named like one: `Machine.Handler`.
  private func isClosure(_ type: ResolvedType) -> Bool {
    type.isFunction
      || type.types.contains { type in
        program.types[Int(type)].isForeign
          && Self.closureNames.contains { program.typeName(type).hasSuffix($0) }
      }
  }

  private static let closureNames = ["Handler", "Callback", "Completion", "Closure"]

  /// Recognises an object without source for cases of the source: `StateMachine<State, Event>`.
  private func dealsInCases(_ property: PropertyInfo, _ type: ResolvedType) -> Bool {
    guard property.type >= 0, !type.types.isEmpty, type.types.allSatisfy({ program.types[Int($0)].isForeign })
    else { return false }
    let names = program.text(of: property.type, in: property.file).split { "<>, ".contains($0) }.dropFirst()
    return names.contains { name in
      program.type(named: String(name), in: property.owner, file: property.file).map {
        program.types[Int($0)].kind == .enum && !program.types[Int($0)].isForeign
      } ?? false
    }
  }

  /// Recognises `let events = PassthroughSubject<Event, Never>()`.
  func makesChannel(_ property: PropertyInfo) -> Bool {
    property.type < 0
      && program.mentions(in: property.file, from: property.begin, to: property.end).contains {
        semantics.channels.contains($0.name)
      }
  }

  /// Tells whether a property is declared with a type that allows anything.
  func mayBeAnything(_ property: PropertyInfo, _ type: ResolvedType) -> Bool {
    guard property.type >= 0 else { return false }
    return type.types.isEmpty
      || type.types.contains { semantics.anyTypes.contains(program.types[Int($0)].name) }
  }

  private mutating func note(_ mentions: [Program.Mention], _ body: Body) {
    noteSending(mentions, body)
    for mention in mentions {
      noteMaking(mention, body)
      if let base = mention.base, program.name(base).hasPrefix("$") {
        bound.insert(mention.name)
        binders[mention.name, default: []].append(body)
      } else if let name = program.boundName(mention.name) {
        binders[name, default: []].append(body)
      }
      switch mention.kind {
      case .bare, .called:
        if bare[mention.name]?.last != body { bare[mention.name, default: []].append(body) }
      case .member, .calledMember: members[mention.name, default: []].append((body, mention.base))
      case .implicit: implicit[mention.name, default: []].append(body)
      case .pattern: break
      }
    }
  }

  private mutating func prepareCases(_ type: TypeIndex) {
    for (name, info) in program.types[Int(type)].cases {
      cases[name, default: []].append(type)
      for parameter in info.parameters {
        let node = TypeNode(file: info.file, node: parameter.type, scope: type)
        for carried in program.resolution.resolve(node).types { holders[carried, default: []].append(type) }
      }
    }
  }

  private mutating func prepareUse(_ info: FunctionInfo, _ body: Body) {
    if info.owner >= 0, program.name(info.name) == "init" { users[info.owner, default: []].append(body) }
    var types = info.parameters.flatMap { program.parameterType($0, of: info).types }
    if info.result >= 0 { types += program.resultType(of: info).types }
    // Functions that return a publisher may deliver the case that they are given, or another one for it, as middleware does.
    let isSending = returnsChannel(info)
    for type in Set(types) where program.types[Int(type)].kind != .enum || isSending || isSent(type) {
      users[type, default: []].append(body)
    }
    guard info.result < 0, info.owner >= 0, program.types[Int(info.owner)].kind == .struct else { return }
    for type in Set(types + [info.owner]) { changers[type, default: []].append(body) }
  }

  /// Tells whether a function changes a value for a case: `mutating func open(_ route: Route) { path.append(route) }`.
  func changesByCase(_ body: Body) -> Bool {
    found.types[Int(owner(of: body))]
      && parameterTypes(of: body).contains { program.types[Int($0)].kind == .enum && found.types[Int($0)] }
  }

  /// Tells whether publishers deliver the cases of an enum, which functions may send on for others: `func tell(_ event: Event)`.
  func isSent(_ type: TypeIndex) -> Bool { sentEnums.contains(program.shortName(of: type)) }

  /// Records where a type is called to make an object.
  private mutating func noteMaking(_ mention: Program.Mention, _ body: Body) {
    guard mention.kind == .called || mention.kind == .calledMember else { return }
    if makers[mention.name]?.last != body { makers[mention.name, default: []].append(body) }
  }

  mutating func collectMembers() {
    found.members = semantics.members.union(cases.keys)
    for (type, isFound) in zip(program.types, found.types) where isFound {
      for (name, property) in type.properties
      where program.properties[Int(property)].flags.contains(.isStatic) {
        found.members.insert(name)
      }
      for (name, functions) in type.functions
      where functions.contains(where: { program.functions[Int($0)].flags.contains(.isStatic) }) {
        found.members.insert(name)
      }
    }
  }
}
