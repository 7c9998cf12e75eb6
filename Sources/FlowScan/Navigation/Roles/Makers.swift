import ValueFlow

/// Finds whose code makes an object, directly or by what it calls: flows, screens, and the types that start the app.
struct Makers {
  let solution: Solution
  let roles: TypeRoles

  func types(making object: ObjectIndex) -> Set<TypeIndex> {
    var found: Set<TypeIndex> = []
    var open = solution.objects.makers(of: object).map(\.instance)
    var known = Set(open)
    while let instance = open.popLast() {
      let type = solution.receiverType(of: instance) ?? -1
      if type >= 0, !roles[type].isDisjoint(with: [.flow, .screen, .beginning]) {
        found.insert(type)
      } else {
        open += solution.callers(of: instance).map(\.instance).filter { known.insert($0).inserted }
      }
    }
    return found
  }
}
