import SwiftFacts

/// Matching of values with patterns, casts and declared types.
extension Solver {
  enum Fit { case no, yes, inside }

  func fit(_ pattern: ValuePattern, _ object: ObjectIndex) -> Fit {
    let info = objects[object]
    switch pattern {
    case .anything, .binding, .value: return .yes
    case .enumCase(let name, let parts):
      switch info.kind {
      case .enumCase:
        guard info.name == name else { return .no }
        return parts.contains(where: \.discriminates) ? .inside : .yes
      case .some, .unknown: return .yes
      case .instance: return program.types[Int(info.type)].isForeign ? .yes : .no
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
      return parts.contains(where: \.discriminates) ? .inside : .yes
    case .cast(let inner, let type): return isCast(object, to: type) ? fit(inner, object) : .no
    case .element(let inner): return fit(inner, object)
    }
  }

  /// Tells whether an object of which only a type without source is known may be of a subtype: `page is ListController`.
  private func mayBe(_ object: ObjectIndex, _ number: Int32) -> Bool {
    let info = objects[object]
    guard info.kind == .some, info.type >= 0, program.types[Int(info.type)].isForeign else { return false }
    return isCloser(bodies.types[Int(number)], than: info.type)
  }

  /// Handles an object that arrives at a test of a block.
  func hold(
    _ pattern: ValuePattern, _ object: ObjectIndex, in instance: InstanceIndex, block: Int32, test: Int32
  ) {
    if test & Test.rest != 0 {
      guard case .tuple(let ruledOut) = pattern else { return }
      if !ruledOut.contains(where: { surelyTakes($0, object) }) {
        satisfy(instance, block: block, test: test & ~Test.rest, object)
      }
      return
    }
    switch fit(pattern, object) {
    case .no: return
    case .yes:
      bind(pattern, object, in: instance)
      satisfy(instance, block: block, test: test, object)
    case .inside: holdInside(pattern, object, in: instance, block: block, test: test)
    }
  }

  /// Tells whether a pattern matches an object with certainty, so that the default path excludes it.
  private func surelyTakes(_ pattern: ValuePattern, _ object: ObjectIndex) -> Bool {
    guard !isVague(object), fit(pattern, object) == .yes else { return false }
    let type = objects[object].type
    switch pattern {
    // A class without source has unknown supertypes: it may be of the type or not.
    case .type(let number), .cast(_, let number):
      return type < 0 || bodies.types[Int(number)].types.allSatisfy { program.inherits(type, from: $0) }
    default: return true
    }
  }

  /// Tells whether nothing but the type of an object is known.
  package func isVague(_ object: ObjectIndex) -> Bool {
    let kind = objects[object].kind
    return kind == .some || kind == .unknown
  }

  private func holdInside(
    _ pattern: ValuePattern, _ object: ObjectIndex, in instance: InstanceIndex, block: Int32, test: Int32
  ) {
    switch pattern {
    case .cast(let inner, _):
      holdInside(inner, object, in: instance, block: block, test: test)
    case .enumCase(_, let parts), .tuple(let parts):
      for (index, part) in parts.enumerated() {
        let node = field(object, program.part(index))
        patterns.append(part)
        let number = Int32(patterns.count - 1)
        add(
          part.discriminates
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
    case .binding(let slot): add(object, to: node(instance, slot))
    case .cast(let inner, let type): if isCast(object, to: type) { bind(inner, object, in: instance) }
    case .element(let inner): if objects[object].kind != .tuple { bind(inner, object, in: instance) }
    case .enumCase(_, let parts), .tuple(let parts):
      let kind = objects[object].kind
      guard kind == .enumCase || kind == .tuple else { return }
      if parts.count == 1, case .binding(let slot) = parts[0], carriesSeveral(object) {
        // `case let .a(whole)` binds all associated values.
        return add(object, to: node(instance, slot))
      }
      for (index, part) in parts.enumerated() {
        patterns.append(part)
        add(
          Use(kind: .bind, a: instance, b: Int32(patterns.count - 1)), to: field(object, program.part(index)))
      }
    default: break
    }
  }

  private func carriesSeveral(_ object: ObjectIndex) -> Bool {
    let info = objects[object]
    guard info.kind == .enumCase, info.type >= 0, let found = program.enumCase(info.name, of: info.type)
    else {
      return false
    }
    return found.parameters.count > 1
  }

  /// The key that distinguishes the paths of a function chosen by a case.
  func caseKey(of object: ObjectIndex) -> Name {
    objects[object].kind == .enumCase ? objects[object].name : 0
  }

  func isCast(_ object: ObjectIndex, to number: Int32) -> Bool {
    let target = bodies.types[Int(number)]
    let info = objects[object]
    guard !target.types.isEmpty, info.type >= 0, info.kind == .instance || info.kind == .some else {
      return target.types.isEmpty || info.type < 0 || info.kind == .metatype || fits(info, target)
    }
    if info.kind == .some, isCloser(target, than: info.type) { return false }
    if target.types.contains(where: { program.types[Int($0)].isForeign }) { return fits(info, target) }
    if program.types[Int(info.type)].isForeign {
      return target.types.contains {
        program.inherits(info.type, from: $0) || program.types[Int($0)].kind == .protocol
          || info.kind == .some
      }
    }
    return target.types.allSatisfy {
      program.inherits(info.type, from: $0) || info.kind == .some && program.inherits($0, from: info.type)
    }
  }

  private func isPlainValue(_ info: ObjectInfo) -> Bool {
    switch info.kind {
    case .text, .unknown: true
    case .enumCase: info.type < 0 && semantics.isFlag(info.name)
    default: false
    }
  }

  private func isCloser(_ declared: ResolvedType, than type: TypeIndex) -> Bool {
    declared.types.contains { $0 != type && program.inherits($0, from: type) }
  }

  private func fits(_ info: ObjectInfo, _ target: ResolvedType) -> Bool {
    target.types.contains { program.isCompatible(info.type, with: $0) }
  }

  /// The form of an object at a node of a declared type; nil if it cannot be there.
  ///
  /// For objects of a known type the result is the same for all, and cached.
  func fitted(_ object: ObjectIndex, to node: NodeIndex) -> ObjectIndex? {
    let kind = objects[object].kind
    guard kind == .instance || kind == .some else { return fittedAfresh(object, to: node) }
    let type = objects[object].type
    let key =
      UInt64(UInt32(nodes.type(of: node))) << 33 | UInt64(UInt32(type + 1)) << 1 | (kind == .some ? 1 : 0)
    if let known = fits[key] { return known == 1 ? object : nil }
    let answer = fittedAfresh(object, to: node)
    fits[key] = answer == nil ? 0 : 1
    return answer
  }

  private func fittedAfresh(_ object: ObjectIndex, to node: NodeIndex) -> ObjectIndex? {
    let declared = bodies.types[Int(nodes.type(of: node))]
    let info = objects[object]
    if declared.types.isEmpty { return object }
    if semantics.isPlain(declared) { return isPlainValue(info) ? object : nil }
    switch info.kind {
    case .enumCase:
      if info.type < 0 { return typed(object, declared, node) }
      return declared.types.contains { program.isCompatible(info.type, with: $0) } ? object : nil
    case .instance, .some:
      if declared.isMetatype { return info.kind == .some ? object : nil }
      // An object with a more precise type at this node comes from the node itself.
      if info.kind == .some, isCloser(declared, than: info.type) { return nil }
      return declared.types.allSatisfy { program.isCompatible(info.type, with: $0) } ? object : nil
    case .closure, .method:
      return declared.types.allSatisfy {
        program.types[Int($0)].isForeign && !program.rootedTypes.contains($0)
      } ? object : nil
    default: return object
    }
  }

  /// Resolves an implicit member by the type of its place: a case, or the result of a static member.
  private func typed(_ object: ObjectIndex, _ declared: ResolvedType, _ node: NodeIndex) -> ObjectIndex? {
    let name = objects[object].name
    if semantics.isFlag(name) { return object }
    if name == semantics.initializer {
      for type in declared.types { answer(object, with: type) }
      return nil
    }
    for type in declared.types {
      if program.enumCase(name, of: type) != nil {
        objects.settle(type, of: object)
        enterBody(of: object, type)
        return object
      }
      if let property = program.property(name, of: type),
        program.properties[Int(property)].flags.contains(.isStatic)
      {
        copy(staticNode(property), to: node)
        return nil
      }
      if program.types[Int(type)].isForeign { continue }
      let functions = program.methods(name, of: type).filter {
        program.functions[Int($0)].flags.contains(.isStatic)
      }
      if !functions.isEmpty {
        for function in functions { callStatic(function, of: type, carrying: object, to: node) }
        return nil
      }
      // A type of the source without a member of this name has no such value; a protocol may have conforming types that do.
      guard program.types[Int(type)].kind == .protocol else { return nil }
      let meant = program.concreteSubtypes(type).filter { program.enumCase(name, of: $0) != nil }
      if meant.count == 1 { objects.settle(meant[0], of: object) }
    }
    return object
  }

  /// Calls the static function in `.detail(id)`.
  private func callStatic(
    _ function: FunctionIndex, of type: TypeIndex, carrying object: ObjectIndex, to node: NodeIndex
  ) {
    guard let template = bodies.template(of: function) else { return }
    let maker = objects.makers(of: object).first
    let context =
      maker.map { self.context(of: contexts.caseSite(objects[object].site), in: $0.instance) } ?? 0
    let callee = instance(
      template, receiver: plain(.metatype, type: type), context: context, key: 0, outer: -1)
    for (index, slot) in template.parameters.enumerated() {
      copy(field(object, program.part(index)), to: self.node(callee, slot))
    }
    if let maker { calls(.call, from: maker.instance, -1, block: maker.block, to: callee) }
    copy(resultNode(callee), to: node)
  }
}
