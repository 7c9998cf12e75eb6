import ValueFlow

/// Who makes a flow show something, and by what it is asked.
struct Asker: Hashable {
  enum Kind: Hashable {
    case screen(TypeIndex)
    case flow(TypeIndex)
    case start
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
  private var known: [FlowPlace: Set<Asker>] = [:]

  init(_ solver: Solver, _ owners: CodeOwners, parents: [TypeIndex: Set<TypeIndex>]) {
    (self.solver, self.owners, self.parents) = (solver, owners, parents)
  }

  func askers(of place: FlowPlace) -> Set<Asker> {
    let key = FlowPlace(flow: place.flow, instance: place.instance, block: place.block, place: 0)
    if let found = known[key] { return found }
    var search = Search(flow: place.flow)
    search.visit(place.instance, place.block, trigger: 0, self)
    known[key] = search.found
    return search.found
  }

  private struct Search {
    let flow: TypeIndex
    var found: Set<Asker> = []
    var seen: Set<Int64> = []

    init(flow: TypeIndex) { self.flow = flow }

    mutating func visit(_ instance: InstanceIndex, _ block: Int32, trigger: Name, _ askers: Askers) {
      guard seen.insert(Int64(instance) << 20 | Int64(block)).inserted else { return }
      if visitMakers(instance, block, askers) { return }
      let solver = askers.solver
      if solver.instances[Int(instance)].isEntry { found.insert(Asker(kind: .start, trigger: trigger)) }
      for edge in solver.callers(of: instance) { visit(edge, calling: instance, trigger, askers) }
    }

    /// Goes on from who made the cases that chose the way to a block; false where none did.
    private mutating func visitMakers(_ instance: InstanceIndex, _ block: Int32, _ askers: Askers) -> Bool {
      let solver = askers.solver
      var block = block
      while block > 0 {
        let cases = solver.chosen(instance, block)
        var isTold = false
        for object in cases {
          var maker = solver.objects[Int(object)].firstMaker
          while maker >= 0 {
            let made = solver.makers[Int(maker)]
            visit(maker: made, of: solver.objects[Int(object)].name, askers)
            isTold = true
            maker = made.next
          }
        }
        if isTold { return true }
        block = solver.template(instance).blocks[Int(block)].parent
      }
      return false
    }

    private mutating func visit(maker made: Maker, of name: Name, _ askers: Askers) {
      if tell(askers.owners.owner(ofCode: made.instance), name, askers) { return }
      visit(made.instance, made.block, trigger: name, askers)
    }

    private mutating func visit(
      _ edge: CallerEdge, calling callee: InstanceIndex, _ trigger: Name, _ askers: Askers
    ) {
      let solver = askers.solver
      let name = askers.name(of: edge, calling: callee)
      if edge.kind == .foreign, edge.object >= 0 {
        let owner = askers.owners.owner(of: edge.object)
        let held = askers.owners.names(holding: edge.object).first ?? name
        if tell(owner, held, askers) { return }
      }
      let isShared = !askers.owners.isOwnCode(edge.instance)
      let owner = askers.owners.owner(ofCode: edge.instance)
      if !isShared || !owner.isFlow, tell(owner, name, askers) { return }
      visit(edge.instance, edge.block, trigger: solver.isNamed(name) ? name : trigger, askers)
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

  /// What a caller calls: the function, or the property in which the closure stands.
  func name(of edge: CallerEdge, calling callee: InstanceIndex) -> Name {
    if edge.site >= 0, edge.kind == .call {
      let name = solver.bodies.sites[Int(edge.site)].name
      if name != 0 { return name }
    }
    return solver.functionName(of: callee)
  }
}
