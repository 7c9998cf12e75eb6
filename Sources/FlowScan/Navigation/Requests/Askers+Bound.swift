import SwiftFacts
import ValueFlow

// Screens that set what the view of a flow is bound to: `router.isHelpShown = true`.
extension Askers {
  /// The screens whose code sets what a flow's view is bound to, by the name of the value or of the property; nil if it is the state of
  /// the screen itself.
  func setting(_ place: FlowPlace) -> Set<Asker>? {
    let store = solver.stores.first { $0.instance == place.instance && $0.place == place.place }
    guard case .screens(let types) = owners.owner(ofCode: place.instance), let store,
      !solver.holds(solver.receiver(of: place.instance), at: store.base)
    else { return nil }
    let trigger = value(putAt: place) ?? store.name
    return Set(types.map { Asker(kind: .screen($0), trigger: trigger) })
  }

  /// Functions that put a value on a path.
  private static let putting: Set<String> = ["append", "insert"]

  /// The case or the variable in `router.path.append(.about)`, as written.
  private func value(putAt place: FlowPlace) -> Name? {
    let site = solver.calls(of: place.instance).first { site in
      let call = solver.bodies.sites[Int(site)]
      return Self.putting.contains(solver.program.name(call.name)) && call.block == place.block
        && CodePlace(packed: call.place).line == CodePlace(packed: place.place).line
    }
    guard let site,
      case .call(_, let arguments)? = solver.program.written(
        solver.bodies.sites[Int(site)].node, in: solver.template(place.instance).file)?.form,
      let value = arguments.first?.value
    else { return nil }
    if case .name(let name) = value.form { return name }
    return value.caseName
  }
}
