import SwiftFacts

/// Matching of values with patterns, casts and declared types.
struct Matching {
  let solver: Solver

  enum Fit { case no, yes, inside }

  func fit(_ pattern: ValuePattern, _ object: ObjectIndex) -> Fit {
    let info = solver.objects[object]
    switch pattern {
    case .anything, .binding, .value: return .yes
    case .enumCase(let name, let parts):
      switch info.kind {
      case .enumCase:
        guard info.name == name else { return .no }
        return parts.contains(where: \.discriminatesInside) ? .inside : .yes
      case .some, .unknown: return .yes
      case .instance: return solver.program.types[Int(info.type)].isForeign ? .yes : .no
      default: return .no
      }
    case .text(let text):
      switch info.kind {
      case .text: return info.name == text ? .yes : .no
      case .enumCase, .closure, .metatype: return .no
      default: return .yes
      }
    case .type(let type): return isCast(object, to: type) || mayBe(object, type) ? .yes : .no
    case .tuple(let parts):
      guard info.kind == .tuple else { return info.kind == .some || info.kind == .unknown ? .yes : .no }
      return parts.contains(where: \.discriminatesInside) ? .inside : .yes
    case .cast(let inner, let type):
      return isCast(object, to: type) || mayBe(object, type) ? fit(inner, object) : .no
    case .element(let inner): return fit(inner, object)
    }
  }

  /// Tells whether an object of which only the declared type is known may be of a subtype: `page is ListController`.
  private func mayBe(_ object: ObjectIndex, _ number: Int32) -> Bool {
    let info = solver.objects[object]
    guard info.kind == .some, info.type >= 0 else { return false }
    return isCloser(solver.bodies.types[Int(number)], than: info.type)
  }

  /// Handles an object that arrives at a test of a block.
  func hold(
    _ pattern: ValuePattern, _ object: ObjectIndex, in instance: InstanceIndex, block: Int32, test: Int32
  ) {
    if test & Test.rest != 0 {
      guard case .tuple(let ruledOut) = pattern else { return }
      if !ruledOut.contains(where: { surelyTakes($0, object) }) {
        solver.satisfy(instance, block: block, test: test & ~Test.rest, object)
      }
      return
    }
    switch fit(pattern, object) {
    case .no:
      guard let other = pattern.testedType.flatMap(untracked), fit(pattern, other) != .no else { return }
      hold(pattern, other, in: instance, block: block, test: test)
    case .yes:
      bind(pattern, object, in: instance)
      solver.satisfy(instance, block: block, test: test, object)
    case .inside: holdInside(pattern, object, in: instance, block: block, test: test)
    }
  }

  /// An object of a type that code tests for, if no objects of it are followed, so that none is ever seen to arrive.
  func untracked(_ number: Int32) -> ObjectIndex? {
    let declared = solver.bodies.types[Int(number)]
    guard declared.types.count == 1, let type = declared.types.first,
      !solver.program.types[Int(type)].isForeign,
      !solver.relevance.mayHold(type)
    else { return nil }
    return solver.plain(.some, type: type)
  }

  /// Tells whether a pattern matches an object with certainty, so that the default path excludes it.
  private func surelyTakes(_ pattern: ValuePattern, _ object: ObjectIndex) -> Bool {
    let isVague = solver.isVague(object)
    guard !isVague || pattern.isTypeTest, fit(pattern, object) == .yes else { return false }
    let type = solver.objects[object].type
    switch pattern {
    // A class without source has unknown supertypes: it may be of the type or not.
    case .type(let number), .cast(_, let number):
      let types = solver.bodies.types[Int(number)].types
      if type < 0 { return !isVague }
      return !(isVague && types.isEmpty) && types.allSatisfy { solver.program.inherits(type, from: $0) }
    // An object that code without source made may be equal to a text, or any case.
    case .text: return solver.objects[object].kind == .text
    case .enumCase: return solver.objects[object].kind == .enumCase
    default: return true
    }
  }

  private func holdInside(
    _ pattern: ValuePattern, _ object: ObjectIndex, in instance: InstanceIndex, block: Int32, test: Int32
  ) {
    switch pattern {
    case .cast(let inner, _):
      holdInside(inner, object, in: instance, block: block, test: test)
    case .enumCase(_, let parts), .tuple(let parts):
      for (index, part) in parts.enumerated() {
        let node = solver.field(object, solver.program.part(index))
        solver.patterns.append(part)
        let number = Int32(solver.patterns.count - 1)
        solver.add(
          part.discriminatesInside
            ? Use(kind: .hold, a: instance, b: block, c: test, d: number)
            : Use(kind: .bind, a: instance, b: number),
          to: node)
      }
    default: break
    }
  }

  /// Binds the parts of an object to the names in a pattern.
  func bind(_ pattern: ValuePattern, _ object: ObjectIndex, in instance: InstanceIndex) {
    switch pattern {
    case .binding(let slot): solver.add(object, to: solver.node(instance, slot))
    case .cast(let inner, let type): if isCast(object, to: type) { bind(inner, object, in: instance) }
    case .element(let inner): if solver.objects[object].kind != .tuple { bind(inner, object, in: instance) }
    case .enumCase(_, let parts), .tuple(let parts):
      let kind = solver.objects[object].kind
      guard kind == .enumCase || kind == .tuple else { return }
      if parts.count == 1, case .binding(let slot) = parts[0], carriesSeveral(object) {
        // `case let .a(whole)` binds all associated values.
        return solver.add(object, to: solver.node(instance, slot))
      }
      for (index, part) in parts.enumerated() {
        solver.patterns.append(part)
        solver.add(
          Use(kind: .bind, a: instance, b: Int32(solver.patterns.count - 1)),
          to: solver.field(object, solver.program.part(index)))
      }
    default: break
    }
  }

  private func carriesSeveral(_ object: ObjectIndex) -> Bool {
    let info = solver.objects[object]
    guard info.kind == .enumCase, info.type >= 0,
      let found = solver.program.enumCase(info.name, of: info.type)
    else {
      return false
    }
    return found.parameters.count > 1
  }

  func isCast(_ object: ObjectIndex, to number: Int32) -> Bool {
    let target = solver.bodies.types[Int(number)]
    let info = solver.objects[object]
    guard !target.types.isEmpty, info.type >= 0, info.kind == .instance || info.kind == .some else {
      return target.types.isEmpty || info.type < 0 || info.kind == .metatype || fits(info, target)
    }
    if info.kind == .some, isCloser(target, than: info.type) { return false }
    if target.types.contains(where: { solver.program.types[Int($0)].isForeign }) { return fits(info, target) }
    if solver.program.types[Int(info.type)].isForeign {
      return target.types.contains {
        solver.program.inherits(info.type, from: $0) || solver.program.types[Int($0)].kind == .protocol
          || info.kind == .some
      }
    }
    return target.types.allSatisfy {
      solver.program.inherits(info.type, from: $0)
        || info.kind == .some && solver.program.inherits($0, from: info.type)
    }
  }

  private func isPlainValue(_ info: ObjectInfo) -> Bool {
    switch info.kind {
    case .text, .unknown: true
    case .enumCase: info.type < 0 && solver.semantics.isFlag(info.name)
    default: false
    }
  }

  /// Tells whether a value stands for the publisher that delivers it: the state in `$state.eraseToAnyPublisher()`.
  private func isDelivered(_ info: ObjectInfo, by declared: ResolvedType) -> Bool {
    guard info.type >= 0, info.kind == .enumCase || info.kind == .instance || info.kind == .some else {
      return false
    }
    let type = solver.program.types[Int(info.type)]
    return !type.isForeign && (type.kind == .struct || type.kind == .enum)
      && declared.types.contains { solver.semantics.channels.contains(solver.program.types[Int($0)].name) }
  }

  private func isCloser(_ declared: ResolvedType, than type: TypeIndex) -> Bool {
    declared.types.contains { $0 != type && solver.program.inherits($0, from: type) }
  }

  private func fits(_ info: ObjectInfo, _ target: ResolvedType) -> Bool {
    target.types.contains { solver.program.isCompatible(info.type, with: $0) }
  }

  /// The form of an object at a node of a declared type; nil if it cannot be there.
  ///
  /// For objects of a known type the result is the same for all, and cached.
  func fitted(_ object: ObjectIndex, to node: NodeIndex) -> ObjectIndex? {
    let kind = solver.objects[object].kind
    guard kind == .instance || kind == .some else { return fittedAfresh(object, to: node) }
    let (type, declared) = (solver.objects[object].type, solver.nodes.type(of: node))
    if ObjectArguments(solver: solver).differ(object, from: declared) { return nil }
    let key =
      UInt64(UInt32(declared)) << 33 | UInt64(UInt32(type + 1)) << 1
      | (kind == .some ? 1 : 0)
    if let known = solver.fits[key] { return known == 1 ? object : nil }
    let answer = fittedAfresh(object, to: node)
    solver.fits[key] = answer == nil ? 0 : 1
    return answer
  }

  /// Tells whether objects of a node, and all before them, can be at another as they are, whatever else is known of them.
  ///
  /// Of each list of objects it is known for each type how many of the first ones can, until one cannot.
  func allFit(_ places: Range<Int32>, of node: NodeIndex, at target: NodeIndex) -> Bool {
    let key = UInt64(pair: solver.nodes.list(of: node), solver.nodes.type(of: target))
    let known = solver.fittingCounts[key] ?? 0
    if known < 0 { return ~known >= places.upperBound }
    var count = known
    while count < places.upperBound, fitsSurely(solver.nodes.object(count, at: node), target) { count += 1 }
    let isEnd = count < places.upperBound
    if isEnd || count > known { solver.fittingCounts[key] = isEnd ? ~count : count }
    return !isEnd
  }

  /// Tells whether an object can be at a node, and is no case whose type the node tells.
  private func fitsSurely(_ object: ObjectIndex, _ node: NodeIndex) -> Bool {
    let info = solver.objects[object]
    return !(info.kind == .enumCase && info.type < 0) && fitted(object, to: node) != nil
  }

  private func fittedAfresh(_ object: ObjectIndex, to node: NodeIndex) -> ObjectIndex? {
    let declared = solver.bodies.types[Int(solver.nodes.type(of: node))]
    let info = solver.objects[object]
    if declared.types.isEmpty { return object }
    if solver.semantics.isPlain(declared) { return isPlainValue(info) ? object : nil }
    if isDelivered(info, by: declared) { return object }
    switch info.kind {
    case .enumCase:
      if info.type < 0 { return typed(object, declared, node) }
      return declared.types.contains { solver.program.isCompatible(info.type, with: $0) } ? object : nil
    case .instance, .some:
      if declared.isMetatype { return info.kind == .some ? object : nil }
      // An object with a more precise type at this node comes from the node itself.
      if info.kind == .some, isCloser(declared, than: info.type) { return nil }
      return declared.types.allSatisfy { solver.program.isCompatible(info.type, with: $0) } ? object : nil
    case .closure, .method:
      return declared.types.allSatisfy {
        solver.program.types[Int($0)].isForeign && !solver.program.rootedTypes.contains($0)
      } ? object : nil
    default: return object
    }
  }

  /// Resolves an implicit member by the type of its place: a case, or the result of a static member.
  private func typed(_ object: ObjectIndex, _ declared: ResolvedType, _ node: NodeIndex) -> ObjectIndex? {
    let name = solver.objects[object].name
    if solver.semantics.isFlag(name) {
      return declared.types.allSatisfy { !solver.program.types[Int($0)].isForeign } ? nil : object
    }
    if name == solver.semantics.initializer {
      for type in declared.types { solver.construction.answer(object, with: type) }
      return nil
    }
    for type in declared.types {
      if solver.program.enumCase(name, of: type) != nil {
        solver.objects.settle(type, of: object)
        solver.frameworkCalls.enterBody(of: object, type)
        return object
      }
      if let property = solver.program.property(name, of: type),
        solver.program.properties[Int(property)].flags.contains(.isStatic)
      {
        solver.copy(solver.staticNode(property), to: node)
        return nil
      }
      if solver.program.types[Int(type)].isForeign { continue }
      if isStaticCall(object, of: type) {
        if !callStatic(name, of: type, carrying: object) { runStatic(name, of: type, with: object, to: node) }
        return nil
      }
      // A mark of a library contains the value that it puts on a list: `routes = [.root(.home)]`.
      if solver.requests.marks.contains(name) { return object }
      // A type of the source without a member of this name has no such value; a protocol may have conforming types that do.
      guard solver.program.types[Int(type)].kind == .protocol else { return nil }
      let meant = solver.program.concreteSubtypes(type).filter {
        solver.program.enumCase(name, of: $0) != nil
      }
      if meant.count == 1 { solver.objects.settle(meant[0], of: object) }
    }
    return object
  }
}
