import FlowModel

/// Finds coordinators and screens by walking from object to object.
///
/// The search is breadth first; objects behind other objects are only searched when no coordinator is left, so that each is found
/// below its nearest holder.
struct ObjectWalk {
  /// A coordinator or screen that was found.
  struct Record {
    let type: String
    let role: TreeNode.Role
    let property: String
    /// The index of the record that holds it.
    let holder: Int?
    var isFinished = false
    /// The presentation, as far as it is known.
    var style: PresentationStyle?
    /// The value of an item, or the current step of a coordinator of steps.
    var shows = ""
    /// The object that is on top of the stack, in front, or the current step, among all that it holds.
    var shown: ObjectIdentifier?
    /// The objects that its parent properties refer to.
    var parents: [ObjectIdentifier] = []
    /// The coordinators that it retains and that were found before.
    var strongReferences: [ObjectIdentifier] = []
  }

  private struct Visit {
    let value: Any
    /// The record of the object itself; nil for an object that is only searched.
    let record: Int?
    /// The record that owns the result.
    let holder: Int?
    /// Whether it was only reached by a weak property, so that everything behind it may belong elsewhere.
    let isWeak: Bool
  }

  var records: [Record] = []
  /// The indices of coordinators' and screens' records; nil for an object that is only searched.
  var places: [ObjectIdentifier: Int?] = [:]
  var reflection: Reflection
  private var coordinators = WorkQueue<Visit>()
  private var others = WorkQueue<Visit>()
  /// The weak properties, with the record of their owner.
  private var weakOnes = WorkQueue<(property: Property, holder: Int?)>()
  /// Keeps objects alive during the walk: a mirror may create them, and their addresses must not be reused.
  private var kept: [AnyObject] = []

  init(rules: LiveTreeRules, isOnMainActor: Bool) {
    reflection = Reflection(rules: rules, isOnMainActor: isOnMainActor)
  }

  mutating func run(from root: Any) {
    meet(
      Property(name: "", value: root, ownership: .strong),
      from: Visit(value: root, record: nil, holder: nil, isWeak: false))
    while !reflection.isExhausted {
      if let visit = coordinators.next() ?? others.next() {
        enter(visit)
      } else if let (property, holder) = weakOnes.next() {
        meet(property, from: Visit(value: property.value, record: nil, holder: holder, isWeak: true))
      } else {
        return
      }
    }
  }
}

extension ObjectWalk {
  private mutating func enter(_ visit: Visit) {
    let properties = reflection.properties(of: visit.value)
    let isCoordinator = visit.record.map { records[$0].role == .coordinator } ?? false
    for property in properties {
      if let place = visit.record, isCoordinator, isListedElsewhere(property, place) { continue }
      if property.ownership == .weak {
        postpone(property, of: visit)
      } else {
        meet(property, from: visit)
        if let place = visit.record, isCoordinator { addItems(of: property, to: place) }
      }
    }
    if let place = visit.record, isCoordinator { noteStep(among: properties, of: place) }
  }

  /// Whether a property describes the state of a coordinator and is not searched for held objects.
  private mutating func isListedElsewhere(_ property: Property, _ place: Int) -> Bool {
    if reflection.rules.finishedNames.contains(property.name), let flag = reflection.flag(in: property.value)
    {
      if flag { records[place].isFinished = true }
      return true
    }
    guard reflection.rules.parentNames.contains(property.name) else { return false }
    for held in ValueWalk.objects(in: property, &reflection) where held.role == .coordinator {
      kept.append(held.value as AnyObject)
      records[place].parents.append(identity(of: held))
      if held.ownership == .strong { records[place].strongReferences.append(identity(of: held)) }
    }
    return true
  }

  /// Leaves a weak property to the end: a router or stack behind it shows screens, although something else retains it.
  private mutating func postpone(_ property: Property, of visit: Visit) {
    let isOfScreen = visit.record.map { records[$0].role == .screen } ?? false
    guard !isOfScreen, !reflection.rules.parentNames.contains(property.name) else { return }
    weakOnes.add((property, visit.holder))
  }

  private mutating func meet(_ property: Property, from visit: Visit) {
    var met: [ObjectIdentifier] = []
    for held in ValueWalk.objects(in: property, &reflection) where visit.isWeak || held.ownership != .weak {
      // A coordinator is listed where it is held.
      if visit.isWeak, held.role == .coordinator { continue }
      if held.facts.isClass {
        meet(object: held, from: visit)
        met.append(identity(of: held))
      } else {
        add(held, from: visit)
      }
    }
    if let placement = property.placement { note(placement, of: met, in: visit.record) }
  }

  private mutating func meet(object held: Held, from visit: Visit) {
    let identity = identity(of: held)
    guard places[identity] == nil else {
      if held.role == .coordinator, held.ownership == .strong, let holder = visit.holder {
        records[holder].strongReferences.append(identity)
      }
      return
    }
    kept.append(held.value as AnyObject)
    if held.role == nil {
      places[identity] = .some(nil)
      others.add(Visit(value: held.value, record: nil, holder: visit.holder, isWeak: visit.isWeak))
    } else {
      places[identity] = .some(records.count)
      add(held, from: visit)
    }
  }

  private mutating func add(_ held: Held, from visit: Visit) {
    let place = records.count
    let role = held.role ?? .screen
    records.append(
      Record(type: held.facts.name, role: role, property: held.property, holder: visit.holder))
    let next = Visit(value: held.value, record: place, holder: place, isWeak: visit.isWeak)
    if role == .coordinator { coordinators.add(next) } else { others.add(next) }
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
