import ValueFlow

/// Finds the view controllers that lead from one screen inside of them to the next, as a wizard with a bar of its own does.
///
/// The steps come into one place, which the parts of a page do not: each of those has its own. What such a step has presented or pushed counts
/// as one of them.
struct SteppingControllers {
  let solution: Solution
  let roles: TypeRoles
  /// For each view controller and each place in its code, the screens of its own that it embeds there.
  private var embedded: [TypeIndex: [CodeSpot: [TypeIndex: [ObjectIndex]]]] = [:]
  /// For each view controller, the screens that it makes and shows elsewhere.
  private var others: [TypeIndex: [TypeIndex: [ObjectIndex]]] = [:]

  init(_ solution: Solution, _ roles: TypeRoles, _ primitives: [Showing]) {
    (self.solution, self.roles) = (solution, roles)
    let reader = ShownObjects(solution: solution, roles: roles)
    let makers = Makers(solution: solution, roles: roles)
    for showing in primitives {
      guard let type = solution.receiverType(of: showing.instance), mayStep(type) else { continue }
      let spot = CodeSpot(file: solution.template(showing.instance).file, place: showing.place)
      for shown in reader.shown(at: showing.nodes) {
        guard case .screen(let screen) = shown.subject, makers.types(making: shown.object).contains(type)
        else { continue }
        if showing.style == "embed" {
          embedded[type, default: [:]][spot, default: [:]][screen, default: []].append(shown.object)
        } else {
          others[type, default: [:]][screen, default: []].append(shown.object)
        }
      }
    }
  }

  func find() -> Set<TypeIndex> {
    guard solution.program.types.indices.contains(where: { roles.isFlow(TypeIndex($0)) }) else { return [] }
    return Set(embedded.filter { type, places in places.values.contains { leadOn($0, in: type) } }.keys)
  }

  /// Tells whether several screens are each shown for another one of a place, one of them at least in that place.
  private func leadOn(_ screens: [TypeIndex: [ObjectIndex]], in type: TypeIndex) -> Bool {
    let steps = requested(screens, from: type, by: Set(screens.keys))
    if steps.isEmpty { return false }
    let away = others[type, default: [:]].filter { screens[$0.key] == nil }
    return steps.count + requested(away, from: type, by: Set(screens.keys)).count > 1
  }

  private func requested(
    _ screens: [TypeIndex: [ObjectIndex]], from type: TypeIndex, by askers: Set<TypeIndex>
  ) -> [TypeIndex] {
    screens.filter { screen, objects in
      let others = askers.subtracting([screen])
      return !others.isEmpty && objects.contains { isRequested($0, from: type, by: others) }
    }.map(\.key)
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
