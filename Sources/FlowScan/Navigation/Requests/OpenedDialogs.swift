import SwiftFacts
import ValueFlow

/// Finds who has a dialog shown in the view of a flow: `confirmationDialog("Leave?", isPresented: $coordinator.isLeaving) { … }`.
///
/// The dialog belongs to no screen: what its buttons do is requested by the code that sets the property.
struct OpenedDialogs {
  let solution: Solution

  /// The places where code sets the value by which a call shows a dialog.
  func setters(ofDialogAt site: Int32, in instance: InstanceIndex) -> [PendingStore] {
    let call = solution.bodies.sites[Int(site)]
    guard Self.dialogs.contains(solution.program.name(call.name)),
      case .call(_, let arguments)? = solution.program.written(
        call.node, in: solution.template(instance).file)?.form
    else { return [] }
    let bound = arguments.indices.filter { Self.labels.contains(solution.program.name(arguments[$0].label)) }
      .flatMap { sources(of: arguments[$0].value, $0, of: site, in: instance) }
    return solution.stores.filter { store in
      solution.isActive(store.instance, block: store.block) && !solution.isEmptying(store)
        && !solution.isNamedInit(store.instance)
        && bound.contains { $0.name == store.name && solution.holds($0.owner, at: store.base) }
    }
  }

  private static let dialogs: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
  private static let labels: Set<String> = ["isPresented", "item", "presenting"]

  private typealias Source = (owner: ObjectIndex, name: Name)

  /// The properties that a value is bound to, or that a binding made there reads.
  private func sources(
    of value: Written, _ index: Int, of site: Int32, in instance: InstanceIndex
  ) -> [Source] {
    let view = solution.receiver(of: instance)
    guard view >= 0 else { return [] }
    switch value.form {
    case .name(let name): return [(view, solution.program.boundName(name) ?? name)]
    case .member(_?, let name):
      let owners = solution.owners(ofArgument: index, of: site, in: instance)
      return owners.map { ($0, solution.program.boundName(name) ?? name) }
    case .call(_, let arguments):
      let getters = arguments.filter { solution.program.name($0.label) == "get" }.map(\.value)
      return getters.flatMap { read(by: $0, in: view, depth: 0) }
    default: return []
    }
  }

  /// The properties of a view, and of the objects that it keeps, that code reads.
  private func read(by code: Written, in view: ObjectIndex, depth: Int) -> [Source] {
    guard depth < Self.depth else { return [] }
    switch code.form {
    case .name(let name): return [(view, name)]
    case .member(let base?, let name):
      guard case .name(let kept) = base.form else { return read(by: base, in: view, depth: depth + 1) }
      if solution.program.name(kept) == "self" { return [(view, name)] }
      return solution.knownField(view, kept).map { solution.objects(at: $0).map { ($0, name) } } ?? []
    default: return code.parts.flatMap { read(by: $0, in: view, depth: depth + 1) }
    }
  }

  private static let depth = 12
}
