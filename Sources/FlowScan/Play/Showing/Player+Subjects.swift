extension Player {
  /// What is seen when a value is put on screen: containers, wrappers and view modifiers are seen through.
  func subjects(of value: Value) -> [Subject] {
    var found: [Subject] = []
    for leaf in value.leaves {
      switch leaf {
      case .thing(let thing): found += subjects(of: thing, depth: 0)
      case .closure(let closure):
        found += subjects(of: play(closure, with: [], in: closure.frame))
      default: continue
      }
    }
    let known = found.filter { if case .unknown = $0 { false } else { true } }
    return known.isEmpty ? found : known
  }

  private func subjects(of thing: Thing, depth: Int) -> [Subject] {
    guard depth < 12, thing !== me else { return [] }
    if let id = thing.id, knowledge.isCandidate[id.index] { return [.flow(thing)] }
    if let id = thing.id, let hosted = knowledge.hostedFlows[id], hosted != flow {
      return [
        .flow(
          Thing(
            in: arena, .named(program[hosted].name), id: hosted, isMade: true, file: thing.file,
            place: thing.place))
      ]
    }
    if let child = thing.handedTo {
      // A screen that a child was made with is shown with the child; a bare container is only its frame.
      let isScreen = thing.id.map { knowledge.isScreen($0) && !knowledge.isTransparent($0) } ?? false
      return [.flow(child)] + (isScreen ? [.screen(thing, name: program[thing.id ?? flow].name)] : [])
    }
    if let child = makerFlow(of: thing) { return [.flow(child)] }
    if let id = thing.id, ![.extension, .protocol].contains(program[id].kind) {
      return subjects(ofOwn: thing, id, depth: depth)
    }
    return subjects(ofForeign: thing, depth: depth)
  }

  /// The child flow in whose code a screen was made that the parent now puts on show.
  private func makerFlow(of thing: Thing) -> Thing? {
    if let maker = thing.maker, maker != flow, thing.isMade {
      if let name = readAs[ObjectIdentifier(thing)] { presentables.insert(name) }
      if let child = made.last(where: { $0.id == maker }) { return child }
      return Thing(in: arena, .named(program[maker].name), id: maker, isMade: true)
    }
    guard !thing.isMade else { return nil }
    for origin in thing.chain.dropFirst() where origin !== me {
      if let id = origin.id, knowledge.isCandidate[id.index] {
        if let property = thing.chain.first(where: { $0.origin?.thing === origin })?.origin?.name {
          presentables.insert(property)
        }
        return origin
      }
    }
    return nil
  }

  private func subjects(ofOwn thing: Thing, _ id: TypeID, depth: Int) -> [Subject] {
    if knowledge.isSystem(id) { return [.system(program[id].shortName)] }
    if knowledge.isTransparent(id) {
      let inside = contents(of: thing, depth: depth)
      return inside.isEmpty ? [.empty] : inside
    }
    if knowledge.isScreen(id) { return [.screen(thing, name: program[id].name)] }
    if let origin = thing.origin, origin.isCall { return subjects(of: origin.thing, depth: depth + 1) }
    // A box of the program's own around a screen, as a `Presentable` or a module.
    let inside = contents(of: thing, depth: depth)
    return inside.isEmpty ? [.unknown] : inside
  }

  private func subjects(ofForeign thing: Thing, depth: Int) -> [Subject] {
    let names = thing.type.parts.compactMap { $0.name?.lastPart }
    if let system = names.first(where: { knowledge.isSystem($0) }) { return [.system(system)] }
    if names.contains(where: {
      ["UITabBarController", "UISplitViewController", "UIPageViewController", "TabView"].contains($0)
    }) {
      return [.empty]
    }
    let inside = contents(of: thing, depth: depth)
    if !inside.isEmpty { return inside }
    if names.contains(where: { knowledge.isContainer($0) }) { return [.empty] }
    if thing.isMade, let name = names.first, name.hasSuffix("ViewController") || name.hasSuffix("Controller")
    {
      return knowledge.isScreen(name) ? [.unknown] : [.screen(thing, name: name)]
    }
    if let origin = thing.origin { return subjects(ofOrigin: origin, depth: depth) }
    return [.unknown]
  }

  /// What a modifier or a helper gives is what it was called on.
  private func subjects(ofOrigin origin: Thing.Origin, depth: Int) -> [Subject] {
    origin.thing === me ? [.unknown] : subjects(of: origin.thing, depth: depth + 1)
  }

  /// The screens that a container or a box holds.
  private func contents(of thing: Thing, depth: Int) -> [Subject] {
    let held = thing.given.map(\.value) + thing.fields.keys.sorted().compactMap { thing.fields[$0] }
    return held.flatMap(\.leaves).flatMap { leaf -> [Subject] in
      guard case .thing(var inner) = leaf else { return [] }
      // A view with modifiers is the view.
      while !inner.isMade, inner.id == nil, let origin = inner.origin, origin.isCall { inner = origin.thing }
      guard inner !== thing, inner !== me, inner.isMade || inner.id != nil else { return [] }
      let isScreen =
        inner.id.map { knowledge.isScreen($0) || knowledge.isCandidate[$0.index] } ?? (inner.isMade)
      guard isScreen else { return [] }
      return subjects(of: inner, depth: depth + 1).filter { subject in
        switch subject {
        case .unknown, .empty: false
        default: true
        }
      }
    }
  }
}
