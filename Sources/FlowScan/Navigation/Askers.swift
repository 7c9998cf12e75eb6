import ValueFlow

/// Who makes a flow show something, and by what it is asked.
struct Asker: Hashable {
  enum Kind: Hashable {
    case screen(TypeIndex)
    case flow(TypeIndex)
    case start
    /// A link of this pattern.
    case link(String)
  }
  var kind: Kind
  var trigger: Name
}

/// Goes from a place in a flow's code to who asks for it: the maker of a case that chose the way, or whoever calls.
final class Askers {
  let solver: Solver
  let owners: CodeOwners
  /// Which flow makes which.
  let parents: [TypeIndex: Set<TypeIndex>]
  let links: LinkIndex?
  private var known: [FlowPlace: Set<Asker>] = [:]

  init(
    _ solver: Solver, _ owners: CodeOwners, parents: [TypeIndex: Set<TypeIndex>], links: LinkIndex? = nil
  ) {
    (self.solver, self.owners, self.parents, self.links) = (solver, owners, parents, links)
  }

  func askers(of place: FlowPlace) -> Set<Asker> {
    let patterns = self.patterns(at: place.place, in: place.instance, choosing: [])
    if !patterns.isEmpty { return Set(patterns.map { Asker(kind: .link($0), trigger: 0) }) }
    let key = FlowPlace(flow: place.flow, instance: place.instance, block: place.block, place: 0)
    if let found = known[key] { return found }
    var search = Search(flow: place.flow)
    search.visit(place.instance, place.block, trigger: 0, self)
    known[key] = search.found
    return search.found
  }

  /// The links that lead to a place in the code that an instance runs.
  private func patterns(at place: Int32, in instance: InstanceIndex, choosing names: Set<Name>) -> Set<String>
  {
    guard let links else { return [] }
    return links.patterns(at: CodeSpot(file: solver.template(instance).file, place: place), choosing: names)
  }

  private struct Search {
    let flow: TypeIndex
    var found: Set<Asker> = []
    var seen: Set<Int64> = []
    /// The cases that were asked for on the way.
    var choices: Set<Name> = []

    init(flow: TypeIndex) { self.flow = flow }

    mutating func visit(_ instance: InstanceIndex, _ block: Int32, trigger: Name, _ askers: Askers) {
      guard seen.insert(Int64(instance) << 20 | Int64(block)).inserted else { return }
      let before = choices
      defer { choices = before }
      if visitMakers(instance, block, askers) { return }
      let solver = askers.solver
      if solver.instances[Int(instance)].isEntry { visit(entry: instance, trigger, askers) }
      for edge in solver.callers(of: instance) { visit(edge, calling: instance, trigger, askers) }
    }

    /// Goes on from who made the cases that chose the way to a block; false where none did.
    private mutating func visitMakers(_ instance: InstanceIndex, _ block: Int32, _ askers: Askers) -> Bool {
      let solver = askers.solver
      var block = block
      while block > 0 {
        if let name = solver.template(instance).blocks[Int(block)].caseName { choices.insert(name) }
        // What a `Result` holds is an answer and no request: who asked for it is who asks.
        let cases = solver.chosen(instance, block).filter { !askers.isAnswer($0) }
        var isTold = false
        for object in cases {
          var maker = solver.objects[Int(object)].firstMaker
          while maker >= 0 {
            let made = solver.makers[Int(maker)]
            visit(maker: made, of: object, askers)
            isTold = true
            maker = made.next
          }
        }
        if isTold { return true }
        block = solver.template(instance).blocks[Int(block)].parent
      }
      return false
    }

    /// Notes the links that lead to a place; false where none does.
    private mutating func tell(
      linksTo place: Int32, _ instance: InstanceIndex, _ name: Name, _ askers: Askers
    ) -> Bool {
      let patterns = askers.patterns(at: place, in: instance, choosing: choices)
      for pattern in patterns { found.insert(Asker(kind: .link(pattern), trigger: name)) }
      return !patterns.isEmpty
    }

    /// Notes the links of a table whose rows are made once and for all.
    private mutating func tell(tableOf object: ObjectIndex, _ made: Maker, _ askers: Askers) -> Bool {
      let info = askers.solver.objects[Int(object)]
      switch askers.solver.template(made.instance).kind {
      case .value, .script: break
      default: return false
      }
      let patterns = askers.links?.patterns(making: info.name, of: info.type) ?? []
      for pattern in patterns { found.insert(Asker(kind: .link(pattern), trigger: info.name)) }
      return !patterns.isEmpty
    }

    private mutating func visit(maker made: Maker, of object: ObjectIndex, _ askers: Askers) {
      let name = askers.solver.objects[Int(object)].name
      if tell(linksTo: made.place, made.instance, name, askers) || tell(tableOf: object, made, askers) {
        return
      }
      if tell(askers.owners.owner(ofCode: made.instance), name, askers) { return }
      visit(made.instance, made.block, trigger: name, askers)
    }

    private mutating func visit(
      _ edge: CallerEdge, calling callee: InstanceIndex, _ trigger: Name, _ askers: Askers
    ) {
      let solver = askers.solver
      if edge.kind == .held { return visit(holder: edge.object, of: callee, askers) }
      let name = askers.name(of: edge, calling: callee)
      if edge.site >= 0, tell(linksTo: solver.bodies.sites[Int(edge.site)].place, edge.instance, name, askers)
      {
        return
      }
      if edge.kind == .foreign, edge.object >= 0 {
        let owner = askers.owners.owner(of: edge.object)
        let held = askers.owners.name(holding: edge.object) ?? name
        if tell(owner, held, askers) { return }
      }
      let isShared = !askers.owners.isOwnCode(edge.instance)
      let owner = askers.owners.owner(ofCode: edge.instance)
      if !isShared || !owner.isFlow, tell(owner, name, askers) { return }
      if let making = askers.making(ofClosure: callee, by: flow), !owner.isFlow {
        // What calls a closure of the flow's own is nobody: whoever made the flow make it asks.
        return visit(making.instance, making.block, trigger: trigger, askers)
      }
      visit(edge.instance, edge.block, trigger: solver.isNamed(name) ? name : trigger, askers)
    }

    /// Whoever holds what nobody is seen to call asks by the name under which it is held.
    private mutating func visit(
      holder: ObjectIndex, of callee: InstanceIndex, _ askers: Askers
    ) {
      guard let closure = askers.solver.closure(of: callee) else { return }
      let owner = askers.owners.owner(of: holder)
      for held in askers.owners.holders(of: closure) where held.object == holder {
        _ = tell(owner, held.name, askers)
      }
    }

    /// A function that nobody is seen to call: the flow begins with it, or whoever knows it by a protocol calls it.
    private mutating func visit(entry instance: InstanceIndex, _ trigger: Name, _ askers: Askers) {
      if askers.begins(instance) { found.insert(Asker(kind: .start, trigger: trigger)) }
    }

    /// Notes who asks where that is known; false where the search goes on.
    private mutating func tell(_ owner: CodeOwners.Owner, _ trigger: Name, _ askers: Askers) -> Bool {
      switch owner {
      case .screens(let types):
        for type in types { found.insert(Asker(kind: .screen(type), trigger: trigger)) }
        return true
      case .flow(let type) where type != flow:
        let isParent = askers.parents[flow]?.contains(type) ?? false
        let isChild = askers.parents[type]?.contains(flow) ?? false
        if isParent, !isChild {
          found.insert(Asker(kind: .start, trigger: trigger))
        } else {
          found.insert(Asker(kind: .flow(type), trigger: trigger))
        }
        return true
      default: return false
      }
    }
  }

  /// Whether an object is a case of Swift's own `Result`.
  private func isAnswer(_ object: ObjectIndex) -> Bool {
    let info = solver.objects[Int(object)]
    return info.type < 0 && ["success", "failure"].contains(solver.program.name(info.name))
  }

  /// Where a closure that a flow's own code runs was made.
  private func making(ofClosure instance: InstanceIndex, by flow: TypeIndex) -> (
    instance: InstanceIndex, block: Int32
  )? {
    let outer = solver.instances[Int(instance)].outer
    guard outer >= 0 else { return nil }
    let receiver = solver.instances[Int(outer)].receiver
    guard receiver >= 0, solver.objects[Int(receiver)].type == flow else { return nil }
    return (outer, solver.blockMaking(closure: instance))
  }

  /// What a caller calls: the function, or the property in which the closure stands.
  func name(of edge: CallerEdge, calling callee: InstanceIndex) -> Name {
    if edge.site >= 0, edge.kind == .call {
      let name = solver.bodies.sites[Int(edge.site)].name
      if name != 0 { return name }
    }
    return solver.functionName(of: callee)
  }
}
