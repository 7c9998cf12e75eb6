/// The objects that a coordinator keeps, as one of its bodies shows: in a list of children, or in a property.
struct KeptObjects {
  private var locals: Set<String> = []
  private var places: Set<Place> = []
  private let id: TypeID
  private let knowledge: Knowledge

  init(_ body: Body, of id: TypeID, _ lists: ChildLists?, _ workings: Workings) {
    self.id = id
    knowledge = workings.knowledge
    for (value, _) in lists?.added(in: body) ?? [] { keep(value) }
    for (target, source, deed) in body.assignments where isKeeping(target, deed) { keep(source) }
    for deed in body.deeds {
      if case .local(let name, .call(_, _, let place)) = deed.kind, locals.contains(name) {
        places.insert(place)
      }
    }
  }

  private mutating func keep(_ value: Expression) {
    if let name = value.plainName { locals.insert(name) }
    if case .call(_, _, let place) = value { places.insert(place) }
  }

  /// Whether an expression is a property of the coordinator that holds what is in it.
  private func isKeeping(_ value: Expression, _ deed: Deed) -> Bool {
    guard let name = deed.scope.ownName(value), let (property, _) = knowledge.property(name, of: id) else {
      return false
    }
    return !property.facts.isWeak && !property.facts.isComputed && !property.facts.isStatic
  }

  func has(_ value: Expression, _ deed: Deed) -> Bool {
    if let name = value.plainName, deed.scope.types.locals[name] != nil { return locals.contains(name) }
    return isKeeping(value, deed)
  }

  func has(madeAt place: Place) -> Bool { places.contains(place) }
}
