import ValueFlow

/// Finds the view controllers that lead from one screen inside of them to the next, as a wizard with a bar of its own does.
///
/// The steps come into one place, which the parts of a page do not: each of those has its own.
struct SteppingControllers {
  let solution: Solution
  let roles: TypeRoles
  /// For each view controller and each place in its code, the screens of its own that it embeds there.
  private var embedded: [TypeIndex: [CodeSpot: [TypeIndex: [ObjectIndex]]]] = [:]

  init(_ solution: Solution, _ roles: TypeRoles, _ primitives: [Showing]) {
    (self.solution, self.roles) = (solution, roles)
    let reader = ShownObjects(solution: solution, roles: roles)
    let makers = Makers(solution: solution, roles: roles)
    for showing in primitives where showing.style == "embed" {
      guard let type = solution.receiverType(of: showing.instance), mayStep(type) else { continue }
      let spot = CodeSpot(file: solution.template(showing.instance).file, place: showing.place)
      for shown in reader.shown(at: showing.nodes) {
        guard case .screen(let screen) = shown.subject, makers.types(making: shown.object).contains(type)
        else { continue }
        embedded[type, default: [:]][spot, default: [:]][screen, default: []].append(shown.object)
      }
    }
  }

  func find() -> Set<TypeIndex> {
    guard solution.program.types.indices.contains(where: { roles.isFlow(TypeIndex($0)) }) else { return [] }
    return Set(embedded.filter { type, places in places.values.contains { leadOn($0, in: type) } }.keys)
  }

  /// Tells whether several screens of one place are each put there for another one.
  private func leadOn(_ screens: [TypeIndex: [ObjectIndex]], in type: TypeIndex) -> Bool {
    let steps = screens.filter { screen, objects in
      let others = Set(screens.keys).subtracting([screen])
      return objects.contains { isRequested($0, from: type, by: others) }
    }
    return steps.count > 1
  }

  private func mayStep(_ type: TypeIndex) -> Bool {
    type >= 0 && !roles.isFlow(type) && roles.inherits(type, "UIViewController")
      && !solution.program.types[Int(type)].isForeign
  }

  /// Tells whether a view controller makes a screen because the code of another one inside of it calls for that.
  private func isRequested(_ object: ObjectIndex, from type: TypeIndex, by screens: Set<TypeIndex>) -> Bool {
    var open = solution.objects.makers(of: object).map(\.instance)
    var known = Set(open)
    while let instance = open.popLast() {
      let owner = solution.receiverType(of: instance) ?? -1
      if screens.contains(owner) { return true }
      if owner < 0 || owner == type || roles[owner].isEmpty {
        open += solution.callers(of: instance).map(\.instance).filter { known.insert($0).inserted }
      }
    }
    return false
  }
}
