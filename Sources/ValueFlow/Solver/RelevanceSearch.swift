import SwiftFacts

/// Goes from the names of navigation backwards to all that may lead to it.
///
/// A body is *live* where it mentions what shows, or a member that is live itself; a member is known by its name and by the
/// type that has it, so that the `update` of a cell has nothing to do with that of a flow.
struct RelevanceSearch {
  let program: Program
  let semantics: Semantics
  let interest: Solver.Interest
  var found = Relevance()
  /// A function, or behind all functions a property.
  typealias Body = Int32
  /// The bodies in which a name stands by itself, behind something, or behind a dot alone.
  var bare: [Name: [Body]] = [:]
  var members: [Name: [(body: Body, base: Name?)]] = [:]
  var implicit: [Name: [Body]] = [:]
  /// The bodies that call a name, as a type is called to make an object.
  var makers: [Name: [Body]] = [:]
  /// Who has properties of a type, or cases that carry it.
  var holders: [TypeIndex: [TypeIndex]] = [:]
  /// Functions and properties that give objects of a type.
  var givers: [TypeIndex: [Body]] = [:]
  var cases: [Name: [TypeIndex]] = [:]
  /// Stored closures by their names.
  var closures: [Name: [PropertyIndex]] = [:]
  /// Cases that live code of flows, or what shows, says.
  var said: Set<Name> = []
  /// Names of properties to which views are bound: `$coordinator.path`.
  var bound: Set<Name> = []
  /// Functions that are handed closures, by their names.
  var closureTakers: [Name: [Body]] = [:]
  /// Functions that are handed or give objects of a type, and its initialisers.
  var users: [TypeIndex: [Body]] = [:]
  var typesByShortName: [Name: [TypeIndex]] = [:]
  private var seen: Set<Wanted> = []
  private var waiting: [Wanted] = []
  private var waitingTypes: [TypeIndex] = []
  private var foreign: Set<TypeIndex> = []
  /// Bodies that would be live if they had an object of a type at hand.
  private var refused: [TypeIndex: [Body]] = [:]
  private var refusedBodies: Set<Body> = []

  /// A name that counts: what shows, a type, a member of a type, or a case.
  private struct Wanted: Hashable {
    enum Kind { case word, type, global, member, shared, enumCase }
    var kind: Kind
    var name: Name
    var owner: TypeIndex = -1
    /// Whether a static member may be of the type that has it, so that it can stand behind a dot alone.
    var isOwn = false
    /// Whether it leads to navigation by itself, not only where it is asked of an object that does.
    var isDirect = false
  }

  private static let direct = Wanted(kind: .word, name: 0, isDirect: true)

  private init(_ program: Program, _ semantics: Semantics, _ interest: Solver.Interest) {
    (self.program, self.semantics, self.interest) = (program, semantics, interest)
  }

  static func run(_ program: Program, _ semantics: Semantics, _ interest: Solver.Interest) -> Relevance {
    var search = RelevanceSearch(program, semantics, interest)
    search.prepare()
    search.seed()
    search.spread()
    search.collectMembers()
    return search.found
  }

  // MARK: - Where it begins

  private mutating func seed() {
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
    for info in program.properties where isBound(info) {
      want(Wanted(kind: .member, name: info.name, owner: info.owner))
    }
    for (index, info) in program.functions.enumerated() where givesAnything(info) || takesAnything(info) {
      follow(Body(index))
    }
    for (index, info) in program.properties.enumerated() where info.getter >= 0 && isChannel(info) {
      live(Body(program.functions.count + index), for: Self.direct)
    }
    for property in interest.asked { ask(for: property) }
    for index in program.types.indices {
      for (name, info) in program.types[index].cases where carriesClosure(info, TypeIndex(index)) {
        want(Wanted(kind: .enumCase, name: name, owner: TypeIndex(index)))
        count(TypeIndex(index))
      }
    }
  }

  /// What a property is made as counts where code without source asks for it.
  private mutating func ask(for property: PropertyIndex) {
    let info = program.properties[Int(property)]
    live(Body(program.functions.count + Int(property)), for: Self.direct)
    for mention in program.mentions(in: info.file, from: info.begin, to: info.end)
    where mention.kind == .called {
      for type in typesByShortName[mention.name] ?? [] { count(type) }
    }
  }

  /// A function that is handed or gives an object of interest, or the initialiser of one.
  private mutating func use(_ body: Body) {
    let info = program.functions[Int(body)]
    if program.name(info.name) == "init" { follow(body) } else { live(body, for: Self.direct) }
  }

  /// Whether a view is bound to a property of a flow: who sets it changes what the view shows.
  private func isBound(_ info: PropertyInfo) -> Bool {
    info.owner >= 0 && bound.contains(info.name) && interest.decides(info.owner)
      && !semantics.isPlain(program.type(of: info))
  }

  /// Whether others hear through a property what is sent.
  private func isChannel(_ info: PropertyInfo) -> Bool {
    program.type(of: info).types.contains { semantics.channels.contains(program.types[Int($0)].name) }
  }

  /// Whether what a function gives depends on its generics, or is a closure.
  private func givesAnything(_ info: FunctionInfo) -> Bool {
    guard info.result >= 0, info.body >= 0 else { return false }
    let type = program.resultType(of: info)
    if type.isFunction { return true }
    return type.types.isEmpty && info.owner >= 0 && !program.types[Int(info.owner)].generics.isEmpty
  }

  /// Whether a protocol gives screens or flows a function that is handed whatever each of them works with:
  /// `extension Bindable { func bind(to model: Model) { self.model = model } }`.
  private func takesAnything(_ info: FunctionInfo) -> Bool {
    guard info.owner >= 0, info.body >= 0, program.types[Int(info.owner)].kind == .protocol else {
      return false
    }
    let takes = info.parameters.contains {
      let type = program.parameterType($0, of: info)
      return type.types.isEmpty && !type.isFunction && !type.isTuple
    }
    return takes && program.concreteSubtypes(info.owner).contains { found.isCounted($0) }
  }

  private func carriesClosure(_ info: CaseInfo, _ type: TypeIndex) -> Bool {
    info.parameters.contains {
      program.resolve(TypeNode(file: info.file, node: $0.type, scope: type)).isFunction
    }
  }

  private mutating func want(_ wanted: Wanted) {
    if seen.insert(wanted).inserted { waiting.append(wanted) }
  }

  // MARK: - How it spreads

  private mutating func spread() {
    while true {
      if let type = waitingTypes.popLast() {
        for holder in holders[type] ?? [] { count(holder) }
        for body in users[type] ?? [] { use(body) }
        for body in refused.removeValue(forKey: type) ?? [] { live(body, for: Self.direct) }
      } else if let wanted = waiting.popLast() {
        spread(from: wanted)
      } else {
        return
      }
    }
  }

  private mutating func spread(from wanted: Wanted) {
    if wanted.kind == .type {
      for body in makers[wanted.name] ?? [] { live(body, for: wanted) }
      return
    }
    if wanted.kind != .enumCase {
      for body in bare[wanted.name] ?? [] where isNear(owner(of: body), wanted.owner) {
        live(body, for: wanted)
      }
    }
    if wanted.kind == .global { return }
    for (body, base) in members[wanted.name] ?? [] where mayMean(base, in: body, wanted) {
      live(body, for: wanted)
    }
    guard wanted.kind == .word || wanted.kind == .enumCase || wanted.isOwn else { return }
    for body in implicit[wanted.name] ?? [] { live(body, for: wanted) }
  }

  private func mayMean(_ base: Name?, in body: Body, _ wanted: Wanted) -> Bool {
    guard wanted.owner >= 0 else { return true }
    if wanted.kind == .enumCase {
      return base.map { typesByShortName[$0]?.contains(wanted.owner) == true } ?? false
    }
    return mayBe(base, in: body, wanted.owner)
  }

  func owner(of body: Body) -> TypeIndex {
    Int(body) < program.functions.count
      ? program.functions[Int(body)].owner : program.properties[Int(body) - program.functions.count].owner
  }

  /// Whether a member of one type may be meant in the code of another by its name alone.
  private func isNear(_ type: TypeIndex, _ owner: TypeIndex) -> Bool {
    if owner < 0 || type == owner { return true }
    var type = type
    while type >= 0 {
      if program.inherits(type, from: owner) || program.inherits(owner, from: type) { return true }
      type = program.types[Int(type)].outer
    }
    return false
  }

  /// Whether what stands before a dot may be of a type.
  private func mayBe(_ base: Name?, in body: Body, _ owner: TypeIndex) -> Bool {
    guard let base else { return true }
    let declared = type(of: base, in: body)
    guard !declared.types.isEmpty, !declared.isFunction else { return true }
    return declared.types.contains { program.isCompatible($0, with: owner) }
  }

  /// The declared type of a parameter or property that a body names, or the type itself.
  private func type(of name: Name, in body: Body) -> ResolvedType {
    if Int(body) < program.functions.count {
      let info = program.functions[Int(body)]
      if let parameter = info.parameters.first(where: { $0.name == name }) {
        return program.parameterType(parameter, of: info)
      }
    }
    let owner = owner(of: body)
    if owner >= 0, let property = program.property(name, of: owner) {
      return program.type(of: program.properties[Int(property)])
    }
    return ResolvedType(types: typesByShortName[name] ?? [])
  }

  // MARK: - Bodies

  private mutating func live(_ body: Body, for wanted: Wanted) {
    guard wanted.isDirect || hasAccess(body) || givesRequest(body) else { return refuse(body) }
    guard follow(body) else { return }
    let property = Int(body) - program.functions.count
    if property >= 0 {
      let info = program.properties[property]
      wantMember(info.name, info.owner, info.flags, program.type(of: info))
    } else {
      let info = program.functions[Int(body)]
      if program.name(info.name) == "init", info.owner >= 0 {
        want(Wanted(kind: .type, name: program.shortName(of: info.owner)))
      } else {
        wantMember(
          info.name, info.owner, info.flags, info.result < 0 ? nil : program.resultType(of: info))
      }
    }
  }

  private mutating func wantMember(
    _ name: Name, _ owner: TypeIndex, _ flags: CodeFlags, _ result: ResolvedType?
  ) {
    guard owner >= 0 else { return want(Wanted(kind: .global, name: name, isDirect: true)) }
    if flags.contains(.isStatic) {
      let isOwn = result.map { $0.types.isEmpty || $0.types.contains { isNear($0, owner) } } ?? false
      return want(Wanted(kind: .shared, name: name, owner: owner, isOwn: isOwn, isDirect: true))
    }
    want(Wanted(kind: .member, name: name, owner: owner))
    // What an extension gives to a type without source is asked for through the protocols that it conforms to.
    guard !program.types[Int(owner)].isForeign else { return carry(owner) }
    count(owner)
    want(Wanted(kind: .type, name: program.shortName(of: owner)))
  }

  /// Whether a function gives cases by which somebody asks, as parsers of links do.
  private func givesRequest(_ body: Body) -> Bool {
    resultTypes(of: body).contains { program.types[Int($0)].kind == .enum && found[$0] }
  }

  private func resultTypes(of body: Body) -> [TypeIndex] {
    guard Int(body) < program.functions.count else { return [] }
    let info = program.functions[Int(body)]
    return info.result < 0 ? [] : program.resultType(of: info).types
  }

  /// Whether a body has an object at hand that may lead to navigation: its own, or a parameter.
  private func hasAccess(_ body: Body) -> Bool {
    let owner = owner(of: body)
    return owner >= 0 && isCarrying(owner) || parameterTypes(of: body).contains { isCarrying($0) }
  }

  private func parameterTypes(of body: Body) -> [TypeIndex] {
    guard Int(body) < program.functions.count else { return [] }
    let info = program.functions[Int(body)]
    return info.parameters.flatMap { program.parameterType($0, of: info).types }
  }

  /// Whether an object of interest may be declared as a type.
  private func isCarrying(_ type: TypeIndex) -> Bool {
    guard found.types.indices.contains(Int(type)) else { return false }
    return program.types[Int(type)].isForeign ? found.counted[Int(type)] : found.mayHold(type)
  }

  /// Keeps a body that would be live if it had such an object at hand.
  private mutating func refuse(_ body: Body) {
    guard refusedBodies.insert(body).inserted else { return }
    let owner = owner(of: body)
    if owner >= 0 { refused[owner, default: []].append(body) }
    for type in parameterTypes(of: body) + resultTypes(of: body) { refused[type, default: []].append(body) }
  }

  /// Takes a body in, without a look for those that call it.
  @discardableResult private mutating func follow(_ body: Body) -> Bool {
    let property = Int(body) - program.functions.count
    if property >= 0 {
      let info = program.properties[property]
      guard !found.properties[property], !semantics.isPlain(program.type(of: info)) else { return false }
      found.properties[property] = true
      look(at: program.mentions(in: info.file, from: info.begin, to: info.end), in: body)
    } else {
      let info = program.functions[Int(body)]
      guard !found.functions[Int(body)], info.body >= 0 else { return false }
      found.functions[Int(body)] = true
      look(at: program.mentions(in: info.file, from: info.begin, to: info.end), in: body)
    }
    return true
  }

  /// What a live body makes and tells apart: closures that it may set, cases that decide what a flow does.
  private mutating func look(at mentions: [Program.Mention], in body: Body) {
    countRoutes(mentions)
    for mention in mentions {
      for property in closures[mention.name] ?? [] where mayBe(mention.base, in: body, owner(property)) {
        activate(property)
      }
      guard mention.kind == .called || mention.kind == .calledMember else { continue }
      for type in typesByShortName[mention.name] ?? [] { made(type) }
      for taker in closureTakers[mention.name] ?? [] where takes(taker, mention.base, in: body) {
        follow(taker)
      }
    }
    let owner = owner(of: body)
    let decides =
      owner >= 0 && interest.decides(owner)
      || mentions.contains { semantics.verbs.contains($0.name) || semantics.words.contains($0.name) }
    if decides {
      // By what a flow says others know what it means.
      for mention in mentions where mention.kind == .implicit && cases[mention.name] != nil {
        said.insert(mention.name)
      }
    }
    for mention in mentions where mention.kind == .pattern {
      guard let types = cases[mention.name] else { continue }
      for type in types { count(type) }
      // A name that several enums have, as `error`, would lead everywhere.
      if decides, types.count == 1 { want(Wanted(kind: .enumCase, name: mention.name, owner: types[0])) }
    }
  }

  /// `flowDestination(for: Peak.self) { … }`: values of any type may be routes.
  private mutating func countRoutes(_ mentions: [Program.Mention]) {
    guard mentions.contains(where: { semantics.builders.contains($0.name) }) else { return }
    for mention in mentions where mention.kind == .called {
      for type in typesByShortName[mention.name] ?? [] { count(type) }
    }
  }

  /// Whether a closure may be handed to a function of a type that counts, which may keep it and call it.
  private func takes(_ taker: Body, _ base: Name?, in body: Body) -> Bool {
    let owner = owner(of: taker)
    return owner >= 0 && isCarrying(owner) && mayBe(base, in: body, owner)
  }

  private func owner(_ property: PropertyIndex) -> TypeIndex { program.properties[Int(property)].owner }

  /// Closures that an initialiser may take are stored and called.
  private mutating func made(_ type: TypeIndex) {
    for property in program.types[Int(type)].propertyOrder
    where program.type(of: program.properties[Int(property)]).isFunction { activate(property) }
  }

  private mutating func activate(_ property: PropertyIndex) {
    let info = program.properties[Int(property)]
    want(Wanted(kind: .member, name: info.name, owner: info.owner))
    if info.owner >= 0 { count(info.owner) }
  }

  // MARK: - Types

  /// Objects of a type are followed, and those of what inherits from it or holds it.
  private mutating func count(_ type: TypeIndex) {
    guard found.types.indices.contains(Int(type)) else { return }
    if program.types[Int(type)].isForeign {
      guard found.counted[Int(type)], foreign.insert(type).inserted else { return }
    } else {
      guard !found.types[Int(type)] else { return }
      found.types[Int(type)] = true
    }
    waitingTypes.append(type)
    for heir in program.types[Int(type)].subtypes where !program.types[Int(heir)].isForeign { count(heir) }
    carry(type)
  }

  /// What is declared as a parent may be an object of the heir.
  private mutating func carry(_ type: TypeIndex) {
    for parent in program.types[Int(type)].supertypes where !program.types[Int(parent)].isForeign {
      guard found.carriers.insert(parent).inserted else { continue }
      waitingTypes.append(parent)
      carry(parent)
    }
  }
}
