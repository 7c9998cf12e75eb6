import SwiftFacts

/// Objects by which a view is changed: `list.modifier(Sheets(router: router))`, whose `body(content:)` gets the view.
struct ViewModifiers {
  let solver: Solver

  /// Tells whether a call changes a view by an object.
  func isModifier(_ object: ObjectIndex, in site: Int32) -> Bool {
    guard solver.semantics.modifying.contains(solver.bodies.sites[Int(site)].name) else { return false }
    let info = solver.objects[object]
    return (info.kind == .instance || info.kind == .some) && info.type >= 0
  }

  /// Runs the code by which an object changes a view.
  func modify(_ view: ObjectIndex, by object: ObjectIndex, _ site: Int32, in instance: InstanceIndex) {
    guard isModifier(object, in: site) else { return }
    for function in solver.program.methods(solver.semantics.body, of: solver.objects[object].type)
    where solver.relevance.functions[Int(function)] {
      guard let template = solver.bodies.template(of: function), template.parameters.count == 1 else {
        continue
      }
      let callee = solver.instance(template, receiver: object, context: 0, key: 0, outer: -1)
      solver.calls(
        .foreign, from: instance, site, block: solver.bodies.sites[Int(site)].block, to: callee, object: view)
      let content = solver.node(callee, template.parameters[0])
      solver.nodes.setType(0, of: content)
      if view >= 0 { solver.add(view, to: content) }
    }
  }
}
