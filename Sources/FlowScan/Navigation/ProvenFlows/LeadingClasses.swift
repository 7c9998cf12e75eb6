import SwiftFacts
import ValueFlow

/// Finds the classes that lead through what they show, since that reports to them: by a closure, or as their delegate.
///
/// One that shows several screens or flows of its own is such a class, and so is one that all code can reach and that starts a single flow.
/// Such a class is a part of a screen that keeps it.
struct LeadingClasses {
  let solution: Solution
  let roles: TypeRoles
  /// For each class, the screens and flows that it makes and shows.
  let shown: [TypeIndex: Set<ObjectIndex>]
  let mayLead: (TypeIndex) -> Bool

  func find() -> Set<TypeIndex> {
    let targets = shown.merging(started) { $0.union($1) }
    let makers = targets.reduce(into: [ObjectIndex: Set<TypeIndex>]()) { makers, own in
      for object in own.value { makers[object, default: []].insert(own.key) }
    }
    let told = self.told(makers)
    let found = told.filter { type in
      let types = Set(targets[type, default: []].map { solution.info(of: $0).type })
      return types.count > 1 || isShared(type) && types.contains(where: roles.isFlow)
    }
    return found.subtracting(keptByScreens(found, showing: targets))
  }

  /// For each class, the flows that it makes and calls; a factory only makes them.
  private var started: [TypeIndex: Set<ObjectIndex>] {
    let called = solution.instances.indices.reduce(into: [ObjectIndex: Set<TypeIndex>]()) {
      called, instance in
      let flow = solution.receiver(of: instance)
      guard flow >= 0, solution.info(of: flow).kind == .instance, roles.isFlow(solution.info(of: flow).type),
        solution.functionName(of: instance) != solution.initializerName
      else { return }
      called[flow, default: []].formUnion(solution.callers(of: instance).compactMap(callingType))
    }
    return called.reduce(into: [:]) { started, flow in
      let makers = solution.objects.makers(of: flow.key).compactMap { solution.receiverType(of: $0.instance) }
      for type in Set(makers).intersection(flow.value) { started[type, default: []].insert(flow.key) }
    }
  }

  private func isShared(_ type: TypeIndex) -> Bool {
    (solution.objects.ofType[type] ?? []).contains(where: solution.isShared)
  }

  private func callingType(_ edge: CallerEdge) -> TypeIndex? {
    guard edge.kind == .call else { return nil }
    return solution.receiverType(of: edge.instance).flatMap { $0 >= 0 && mayLead($0) ? $0 : nil }
  }

  /// The classes to which one of their targets reports.
  private func told(_ makers: [ObjectIndex: Set<TypeIndex>]) -> Set<TypeIndex> {
    solution.fieldOwners.reduce(into: []) { told, field in
      guard let types = makers[field.object]?.subtracting(told), !types.isEmpty else { return }
      let isWeak = isWeak(field.name, of: field.object)
      for object in solution.unsortedObjects(at: field.node) {
        if let listener = listener(object, isWeak), types.contains(listener) { told.insert(listener) }
      }
    }
  }

  /// The class whose code a closure runs, or which something only refers to: what it keeps may be a factory.
  private func listener(_ object: ObjectIndex, _ isWeak: Bool) -> TypeIndex? {
    let info = solution.info(of: object)
    switch info.kind {
    case .closure: return info.outer < 0 ? nil : solution.receiverType(of: info.outer)
    case .method: return info.outer < 0 ? nil : solution.info(of: info.outer).type
    case .instance, .some: return isWeak ? info.type : nil
    default: return nil
    }
  }

  private func isWeak(_ name: Name, of object: ObjectIndex) -> Bool {
    solution.program.property(name, of: solution.info(of: object).type)
      .map { solution.program.properties[Int($0)].flags.contains(.isWeak) } ?? false
  }

  /// Those that a screen keeps which they do not show themselves.
  private func keptByScreens(
    _ types: Set<TypeIndex>, showing targets: [TypeIndex: Set<ObjectIndex>]
  ) -> Set<TypeIndex> {
    if types.isEmpty { return [] }
    return solution.fieldOwners.reduce(into: []) { kept, field in
      let holder = solution.info(of: field.object).type
      guard roles.isScreen(holder), !roles.isFlow(holder), !isWeak(field.name, of: field.object) else {
        return
      }
      for object in solution.unsortedObjects(at: field.node) {
        let type = solution.info(of: object).type
        if types.contains(type), !(targets[type]?.contains(field.object) ?? false) { kept.insert(type) }
      }
    }
  }
}
