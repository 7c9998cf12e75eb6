import SwiftFacts
import ValueFlow

/// Finds who sets the values whose changes the body of a view waits for: `onChange(of: model.isDone) { _, _ in onEnd() }`.
struct WatchedChanges {
  let solution: Solution

  /// The places where code sets the value whose change a call tells its closure.
  func setters(ofChangeToldAt site: Int32, in instance: InstanceIndex) -> [PendingStore] {
    guard let watched = watched(at: site, in: instance) else { return [] }
    return solution.stores.filter { store in
      store.name == watched.name && solution.isActive(store.instance, block: store.block)
        && !solution.isEmptying(store) && !solution.isNamedInit(store.instance)
        && watched.owners.contains { solution.holds($0, at: store.base) }
    }
  }

  /// The property that a modifier watches, and the objects that have it.
  private func watched(at site: Int32, in instance: InstanceIndex) -> (owners: [ObjectIndex], name: Name)? {
    let view = solution.receiver(of: instance)
    let call = solution.bodies.sites[Int(site)]
    guard view >= 0,
      case .call(_, let arguments)? = solution.program.written(
        call.node, in: solution.template(instance).file)?.form,
      let first = arguments.first,
      let watched = property(in: first.value, isPublished: solution.program.name(call.name) == "onReceive"),
      watched.isPublished || Self.watching.contains(solution.program.name(first.label))
    else { return nil }
    guard let base = watched.base else { return ([view], watched.name) }
    return solution.knownField(view, base).map { (solution.objects(at: $0), watched.name) }
  }

  private static let watching: Set<String> = ["of", "id"]

  /// The property that an expression reads first: `step` of `model.step.isLast`, or of `model.$step.removeDuplicates()`.
  private func property(in value: Written, isPublished: Bool) -> (base: Name?, name: Name, isPublished: Bool)?
  {
    switch value.form {
    case .name(let name):
      return isPublished ? nil : (nil, name, false)
    case .member(let base?, let member):
      let published = solution.program.boundName(member)
      if let published, isPublished { return (name(of: base), published, true) }
      if let inner = property(in: base, isPublished: isPublished), inner.base != nil || isPublished {
        return inner
      }
      return isPublished ? nil : name(of: base).map { ($0, member, false) }
    case .call(let callee, _):
      guard case .member(let base?, _) = callee.form else { return nil }
      return property(in: base, isPublished: isPublished)
    default: return nil
    }
  }

  /// The property of the view that is written as `model` or `self.model`.
  private func name(of base: Written) -> Name? {
    switch base.form {
    case .name(let name): solution.program.name(name) == "self" ? nil : name
    case .member(let outer?, let name) where outer.text == "self": name
    default: nil
    }
  }
}
