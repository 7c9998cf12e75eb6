import ValueFlow

/// Finds where the views of flows close themselves: `@Environment(\.dismiss) private var dismiss`.
struct Dismissals {
  let solution: Solution
  let roles: TypeRoles

  /// Tells whether a call closes the view of a flow: `dismiss()`, `presentationMode.wrappedValue.dismiss()`.
  func isDismissal(_ site: Int32, of flow: TypeIndex, in instance: InstanceIndex) -> Bool {
    guard flow >= 0, roles.isFlowView(flow) else { return false }
    let node = solution.bodies.sites[Int(site)].node
    guard
      case .call(let callee, let arguments)? = solution.program.written(
        node, in: solution.template(instance).file)?.form,
      arguments.isEmpty
    else { return false }
    let words = callee.text.split(separator: ".").filter { $0 != "self" }
    guard let first = words.first, let name = solution.program.names.known(String(first)),
      let property = solution.program.property(name, of: flow),
      let key = solution.program.environmentKey(of: solution.program.properties[Int(property)])
    else { return false }
    switch solution.program.name(key) {
    case "dismiss": return words.count == 1
    case "presentationMode": return words.last == "dismiss"
    default: return false
    }
  }
}
