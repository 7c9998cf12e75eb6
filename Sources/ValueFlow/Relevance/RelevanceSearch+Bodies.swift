import SwiftFacts

// The consequences of a live body: what it contains, makes and distinguishes.
extension RelevanceSearch {
  mutating func live(_ body: Body, for wanted: Wanted) {
    guard
      wanted.isDirect || hasAccess(body) || givesRequest(body) || makesRegistering(wanted, in: body)
    else {
      return refuse(body)
    }
    follow(body)
    guard isFollowed(body), liveBodies.insert(body).inserted else { return }
    let property = Int(body) - program.functions.count
    if property >= 0 {
      let info = program.properties[property]
      wantMember(info.name, info.owner, info.flags, program.type(of: info))
    } else {
      let info = program.functions[Int(body)]
      if program.name(info.name) == "init", info.owner >= 0 {
        want(Wanted(kind: .type, name: program.shortName(of: info.owner)))
        if registers(body) { count(info.owner) }
      } else {
        wantMember(
          info.name, info.owner, info.flags, info.result < 0 ? nil : program.resultType(of: info))
      }
    }
  }

  /// Tells whether an initialiser registers what a container of a library gives out, itself or by an object that it makes: to make an object
  /// of its type is enough to have that.
  private mutating func registers(_ body: Body) -> Bool {
    mentions(in: body).contains { mention in
      mention.kind == .calledMember && semantics.registering.contains(mention.name)
        || mention.kind == .called && registeringTypes.contains(mention.name)
    }
  }

  private mutating func makesRegistering(_ wanted: Wanted, in body: Body) -> Bool {
    wanted.kind == .type && registeringTypes.contains(wanted.name) && isInitializer(body)
  }

  private mutating func wantMember(
    _ name: Name, _ owner: TypeIndex, _ flags: CodeFlags, _ result: ResolvedType?
  ) {
    guard owner >= 0 else { return want(Wanted(kind: .global, name: name, isDirect: true)) }
    if flags.contains(.isStatic) {
      let isOwn =
        result.map {
          $0.types.isEmpty
            || $0.types.contains { program.isNear($0, owner) || program.mayAlias($0, owner) }
        } ?? false
      return want(Wanted(kind: .shared, name: name, owner: owner, isOwn: isOwn, isDirect: true))
    }
    want(Wanted(kind: .member, name: name, owner: owner))
    // Members that an extension adds to a type without source are requested through the protocols that it conforms to.
    guard !program.types[Int(owner)].isForeign else { return carry(owner) }
    count(owner)
    want(Wanted(kind: .type, name: program.shortName(of: owner)))
  }

  /// Tells whether a function returns cases that are requests, as parsers of links do, or a publisher that delivers some.
  private func givesRequest(_ body: Body) -> Bool {
    if Int(body) < program.functions.count, returnsChannel(program.functions[Int(body)]) { return true }
    return resultTypes(of: body).contains { program.types[Int($0)].kind == .enum && found[$0] }
  }

  /// Tells whether a body is of an enum whose cases publishers deliver, so that it may turn a message into a request:
  /// `var route: Route { switch self { … } }`.
  private func isOfSentEnum(_ body: Body) -> Bool {
    let owner = owner(of: body)
    return owner >= 0 && program.types[Int(owner)].kind == .enum && isSent(owner)
  }

  /// Tells whether a function or a computed property returns objects of a type, or is an initialiser that assigns one to `self`.
  func gives(_ body: Body, _ type: TypeIndex) -> Bool {
    if resultTypes(of: body).contains(type) || isInitializer(body) && owner(of: body) == type { return true }
    let property = Int(body) - program.functions.count
    guard property >= 0, program.properties[property].getter >= 0 else { return false }
    return program.type(of: program.properties[property]).types.contains(type)
  }

  func isInitializer(_ body: Body) -> Bool {
    Int(body) < program.functions.count && program.name(program.functions[Int(body)].name) == "init"
  }

  func resultTypes(of body: Body) -> [TypeIndex] {
    guard Int(body) < program.functions.count else {
      let info = program.properties[Int(body) - program.functions.count]
      return info.getter >= 0 && isOfSentEnum(body) ? program.type(of: info).types : []
    }
    let info = program.functions[Int(body)]
    return info.result < 0 ? [] : program.resultType(of: info).types
  }

  /// Tells whether a body has access to an object that may lead to navigation: its receiver, or a parameter.
  private func hasAccess(_ body: Body) -> Bool {
    let owner = owner(of: body)
    return owner >= 0 && isCarrying(owner) || parameterTypes(of: body).contains { isCarrying($0) }
  }

  func parameterTypes(of body: Body) -> [TypeIndex] {
    guard Int(body) < program.functions.count else { return [] }
    let info = program.functions[Int(body)]
    return info.parameters.flatMap { program.parameterType($0, of: info).types }
  }

  /// Tells whether a relevant object may be declared as a type.
  func isCarrying(_ type: TypeIndex) -> Bool {
    guard found.types.indices.contains(Int(type)) else { return false }
    return program.types[Int(type)].isForeign ? found.counted[Int(type)] : found.mayHold(type)
  }

  /// Keeps a body that would be live with access to such an object.
  private mutating func refuse(_ body: Body) {
    guard refusedBodies.insert(body).inserted else { return }
    let owner = owner(of: body)
    if owner >= 0 { refused[owner, default: []].append(body) }
    for type in parameterTypes(of: body) + resultTypes(of: body) { refused[type, default: []].append(body) }
  }

  /// Adds a body, without examining its callers.
  @discardableResult mutating func follow(_ body: Body) -> Bool {
    let property = Int(body) - program.functions.count
    if property >= 0 {
      let info = program.properties[property]
      guard !found.properties[property], !semantics.isPlain(program.type(of: info)) else { return false }
      found.properties[property] = true
    } else {
      guard !found.functions[Int(body)], program.functions[Int(body)].body >= 0 else { return false }
      found.functions[Int(body)] = true
    }
    examine(body)
    return true
  }

  /// Examines a live body: at once, or later if it is one of a long row that lead to each other, which would need too much of the stack.
  mutating func examine(_ body: Body) {
    guard depth < Self.mostNested else { return unexamined.append(body) }
    depth += 1
    defer { depth -= 1 }
    look(at: mentions(in: body), in: body)
  }

  /// Examines what a live body makes and distinguishes: closures that it may set, and cases that decide what a flow does.
  private mutating func look(at mentions: [Program.Mention], in body: Body) {
    countRoutes(mentions)
    hear(mentions)
    for type in ImpliedTypes(search: self).made(by: mentions, in: body) { made(type) }
    for mention in mentions {
      for property in closures[mention.name] ?? [] where mayBe(mention.base, in: body, owner(property)) {
        activate(property)
      }
      guard mention.kind == .called || mention.kind == .calledMember else { continue }
      for type in typesByShortName[mention.name] ?? [] { made(type) }
      for taker in closureTakers[mention.name] ?? [] where takes(taker, mention.base, in: body) {
        if follow(taker) { followSenders(beside: taker) }
      }
    }
    lookAtCases(mentions, in: body)
  }

  /// Adds the functions that send cases to an object without source to which a function beside them hands closures: those of a class around a
  /// state machine.
  private mutating func followSenders(beside taker: Body) {
    let type = owner(of: taker)
    guard type >= 0 else { return }
    let kept = Set(mentions(in: taker).compactMap(\.base)).filter { isForeignProperty($0, of: type) }
    guard !kept.isEmpty else { return }
    for function in program.types[Int(type)].functionOrder where function != taker && takesCase(function) {
      if mentions(in: function).contains(where: { $0.base.map(kept.contains) ?? false }) { follow(function) }
    }
  }

  private func mentions(in body: Body) -> [Program.Mention] {
    let property = Int(body) - program.functions.count
    if property >= 0 {
      let info = program.properties[property]
      return program.mentions(in: info.file, from: info.begin, to: info.end)
    }
    let info = program.functions[Int(body)]
    return program.mentions(in: info.file, from: info.begin, to: info.end)
  }

  private func isForeignProperty(_ name: Name, of type: TypeIndex) -> Bool {
    guard let property = program.property(name, of: type) else { return false }
    let types = program.type(of: program.properties[Int(property)]).types
    return !types.isEmpty && types.allSatisfy { program.types[Int($0)].isForeign }
  }

  private func takesCase(_ function: FunctionIndex) -> Bool {
    parameterTypes(of: function).contains {
      program.types[Int($0)].kind == .enum && !program.types[Int($0)].isForeign
    }
  }

  /// Tells whether the distinctions of a body decide what is shown.
  private func decides(_ body: Body, _ mentions: [Program.Mention]) -> Bool {
    let owner = owner(of: body)
    return owner >= 0 && (interest.decides(owner) || interest.binds(owner))
      || isOfSentEnum(body) && givesRequest(body) || convertsCase(body) || makesViews(body, mentions)
      || readsFlow(body, mentions) || asksFlow(body, mentions)
      || mentions.contains { semantics.verbs.contains($0.name) || semantics.words.contains($0.name) }
  }

  /// Tells whether a body is an initialiser by which an enum makes its cases of those of another one: `Destination(link: link)`.
  private func convertsCase(_ body: Body) -> Bool {
    isInitializer(body) && owner(of: body) >= 0 && isEnum(owner(of: body))
      && parameterTypes(of: body).contains(where: isEnum)
  }

  /// Tells whether a function of a type that is no screen takes a case and makes screens: `func view(for step: Step) -> some View`.
  private func makesViews(_ body: Body, _ mentions: [Program.Mention]) -> Bool {
    let owner = owner(of: body)
    guard owner >= 0, !found.isCounted(owner), parameterTypes(of: body).contains(where: isEnum) else {
      return false
    }
    return mentions.contains { mention in
      mention.kind == .called && typesByShortName[mention.name]?.contains(where: found.isCounted) == true
    }
  }

  /// Tells whether a view tests the state of a flow that it keeps: `switch coordinator.step { … }`.
  private func readsFlow(_ body: Body, _ mentions: [Program.Mention]) -> Bool {
    let owner = owner(of: body)
    guard owner >= 0, found.isCounted(owner), mentions.contains(where: { $0.kind == .pattern }) else {
      return false
    }
    return mentions.contains { mention in
      guard let base = mention.base, mention.kind == .member else { return false }
      return type(of: base, in: body).types.contains { interest.decides($0) }
    }
  }

  /// Tells whether code tests a case that a function of its own type returns, and calls functions of a flow that it has or is handed, as a
  /// handler of links does: `switch link(for: url) { case .inbox: router.openInbox() … }`.
  private func asksFlow(_ body: Body, _ mentions: [Program.Mention]) -> Bool {
    let owner = owner(of: body)
    guard owner >= 0, mentions.contains(where: { $0.kind == .pattern }) else { return false }
    let asks = mentions.contains { mention in
      guard let base = mention.base, mention.kind == .calledMember else { return false }
      return type(of: base, in: body).types.contains(where: isOfFlow)
    }
    guard asks else { return false }
    let called = mentions.filter { $0.kind == .called }
    let returned = Set(called.flatMap { enums(returnedBy: $0.name, of: owner) })
    return mentions.contains { mention in
      mention.kind == .pattern && returned.contains { program.types[Int($0)].cases[mention.name] != nil }
    }
  }

  private func enums(returnedBy name: Name, of type: TypeIndex) -> [TypeIndex] {
    program.methods(name, of: type).map { program.functions[Int($0)] }.filter { $0.result >= 0 }.flatMap {
      program.resultType(of: $0).types.filter(isEnum)
    }
  }

  func isEnum(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].kind == .enum && !program.types[Int(type)].isForeign
  }

  private mutating func lookAtCases(_ mentions: [Program.Mention], in body: Body) {
    let decides = decides(body, mentions)
    var near: NearTypes?
    for mention in mentions where mention.kind == .pattern {
      guard let types = cases[mention.name] else { continue }
      for type in types { count(type) }
      guard decides else { continue }
      guard types.count > 1 else {
        for type in types { want(Wanted(kind: .enumCase, name: mention.name, owner: type)) }
        continue
      }
      // A name shared by several enums, such as `error`, would lead everywhere, unless the body takes one of them or is told one.
      let known = near ?? nearTypes(mentions, in: body)
      near = known
      for type in meant(among: types, near: known, mentions, in: body) {
        want(Wanted(kind: .enumCase, name: mention.name, owner: type, isShared: true))
      }
    }
  }

  /// Handles `flowDestination(for: Peak.self) { … }`: values of any type may be routes.
  private mutating func countRoutes(_ mentions: [Program.Mention]) {
    guard mentions.contains(where: { semantics.builders.contains($0.name) }) else { return }
    for mention in mentions where mention.kind == .called {
      for type in typesByShortName[mention.name] ?? [] { count(type) }
    }
  }

  /// Tells whether a closure may be passed to a function of a relevant type, which may keep and call it.
  private func takes(_ taker: Body, _ base: Name?, in body: Body) -> Bool {
    let owner = owner(of: taker)
    return owner < 0 ? base == nil : isCarrying(owner) && mayBe(base, in: body, owner)
  }

  private func owner(_ property: PropertyIndex) -> TypeIndex { program.properties[Int(property)].owner }

  /// Activates the closures that an initialiser may accept, since they are stored and called.
  private mutating func made(_ type: TypeIndex) {
    for property in program.types[Int(type)].propertyOrder
    where program.type(of: program.properties[Int(property)]).isFunction { activate(property) }
  }

  private mutating func activate(_ property: PropertyIndex) {
    let info = program.properties[Int(property)]
    want(Wanted(kind: .member, name: info.name, owner: info.owner))
    if info.owner >= 0 { count(info.owner) }
  }
}
