import FlowModel

/// Finds coordinators and screens by walking from object to object.
///
/// The search is breadth first; what lies behind other objects is only searched when no coordinator is left, so that each is found
/// below the one that holds it most directly.
struct ObjectWalk {
  /// A coordinator or screen that was found.
  struct Record {
    let type: String
    let role: TreeNode.Role
    let property: String
    /// The index of the record that holds it.
    let holder: Int?
    var isFinished = false
    /// The objects that its parent properties refer to.
    var parents: [ObjectIdentifier] = []
    /// The coordinators that it retains and that were found before.
    var strongReferences: [ObjectIdentifier] = []
  }

  private struct Visit {
    let value: Any
    /// The record of the object itself; nil for an object that is only searched.
    let record: Int?
    /// The record that owns what is found.
    let holder: Int?
  }

  private(set) var records: [Record] = []
  /// The indices of coordinators' and screens' records; nil for an object that is only searched.
  private(set) var places: [ObjectIdentifier: Int?] = [:]
  private(set) var reflection: Reflection
  private var coordinators = WorkQueue<Visit>()
  private var others = WorkQueue<Visit>()
  /// Keeps objects alive during the walk: a mirror may create them, and their addresses must not be reused.
  private var kept: [AnyObject] = []

  init(rules: LiveTreeRules) { reflection = Reflection(rules: rules) }

  mutating func run(from root: Any) {
    meet(Property(name: "", value: root, hold: .strong), from: nil)
    while !reflection.isExhausted, let visit = coordinators.next() ?? others.next() { enter(visit) }
  }
}

extension ObjectWalk {
  private mutating func enter(_ visit: Visit) {
    for property in reflection.properties(of: visit.value) {
      if let place = visit.record, isToldApart(property, place) { continue }
      meet(property, from: visit.holder)
    }
  }

  /// Whether a property describes the state of a coordinator and is not searched for held objects.
  private mutating func isToldApart(_ property: Property, _ place: Int) -> Bool {
    guard records[place].role == .coordinator else { return false }
    if reflection.rules.finishedNames.contains(property.name), let flag = reflection.flag(in: property.value)
    {
      if flag { records[place].isFinished = true }
      return true
    }
    guard reflection.rules.parentNames.contains(property.name) else { return false }
    for held in ValueWalk.objects(in: property, &reflection) where held.role == .coordinator {
      kept.append(held.value as AnyObject)
      records[place].parents.append(identity(of: held))
      if held.hold == .strong { records[place].strongReferences.append(identity(of: held)) }
    }
    return true
  }

  private mutating func meet(_ property: Property, from holder: Int?) {
    guard property.hold != .weak else { return }
    for held in ValueWalk.objects(in: property, &reflection) where held.hold != .weak {
      if held.facts.isClass { meet(object: held, from: holder) } else { add(held, from: holder) }
    }
  }

  private mutating func meet(object held: Held, from holder: Int?) {
    let identity = identity(of: held)
    guard places[identity] == nil else {
      if held.role == .coordinator, held.hold == .strong, let holder {
        records[holder].strongReferences.append(identity)
      }
      return
    }
    kept.append(held.value as AnyObject)
    if held.role == nil {
      places[identity] = .some(nil)
      others.add(Visit(value: held.value, record: nil, holder: holder))
    } else {
      places[identity] = .some(records.count)
      add(held, from: holder)
    }
  }

  private mutating func add(_ held: Held, from holder: Int?) {
    let place = records.count
    let role = held.role ?? .screen
    records.append(
      Record(type: held.facts.name, role: role, property: held.property, holder: holder))
    let visit = Visit(value: held.value, record: place, holder: place)
    if role == .coordinator { coordinators.add(visit) } else { others.add(visit) }
  }

  private func identity(of held: Held) -> ObjectIdentifier { ObjectIdentifier(held.value as AnyObject) }
}

/// A first-in, first-out queue that does not move the waiting elements.
private struct WorkQueue<Element> {
  private var elements: [Element?] = []
  private var position = 0

  mutating func add(_ element: Element) { elements.append(element) }

  mutating func next() -> Element? {
    guard position < elements.count else { return nil }
    defer {
      elements[position] = nil
      position += 1
    }
    return elements[position]
  }
}
