import SwiftFacts
import ValueFlow

/// The places where the code of a view, or code that it calls, makes what it shows: `factory.view(for: route)`.
struct MadeViews {
  let solution: Solution
  let roles: TypeRoles

  init(_ solution: Solution, _ roles: TypeRoles) { (self.solution, self.roles) = (solution, roles) }

  typealias Place = (instance: InstanceIndex, block: Int32, place: Int32)

  /// The places where a view's code makes its target; if others make it, the place where it is shown.
  func makers(of object: ObjectIndex, beside showing: Showing) -> [Place] {
    let places = made(object, beside: showing.instance)
    return places.isEmpty ? [(showing.instance, showing.block, showing.place)] : places
  }

  /// The places where code that a view calls makes its target for a case which that code tests: `screens.view(for: step)`.
  func choosers(of object: ObjectIndex, beside showing: Showing) -> [Place] {
    let view = solution.receiver(of: showing.instance)
    return made(object, beside: showing.instance).filter {
      solution.receiver(of: $0.instance) != view && isChosen($0.instance, $0.block)
    }
  }

  /// Tells whether a view makes the target of a showing on a path chosen by a case.
  ///
  /// A case for which a whole stack is there, `case .dish: NavigationStack { … }`, chooses its content, but not what comes on top of it.
  func isChosen(_ object: ObjectIndex, at showing: Showing) -> Bool {
    let isContent = !["push", "present"].contains(showing.style)
    return made(object, beside: showing.instance).contains { made in
      isChosen(
        made.instance, made.block, beside: showing.instance, depth: Self.depth, countsAround: isContent)
    }
  }

  private static let depth = 4

  /// The path may be chosen around a container, `case .dish: NavigationStack { DishView() }`, or where the maker is called.
  private func isChosen(
    _ inner: InstanceIndex, _ block: Int32, beside instance: InstanceIndex, depth: Int,
    countsAround: Bool = true
  ) -> Bool {
    if isChosen(inner, block) { return true }
    if inner == instance { return false }
    let view = solution.receiver(of: instance)
    let calls = calls(of: inner).filter { leads($0.instance, to: view, depth: depth) }
    if !calls.isEmpty, depth > 0 {
      return calls.contains {
        isChosen($0.instance, $0.block, beside: instance, depth: depth - 1, countsAround: countsAround)
      }
    }
    let outer = solution.instances[inner].outer
    guard outer >= 0, countsAround || outer != instance else { return false }
    return isChosen(
      outer, solution.blockMaking(closure: inner), beside: instance, depth: depth, countsAround: countsAround)
  }

  private func isChosen(_ instance: InstanceIndex, _ block: Int32) -> Bool {
    var block = block
    while block > 0 {
      if !solution.chosen(instance, block).isEmpty { return true }
      block = solution.template(instance).blocks[Int(block)].parent
    }
    return false
  }

  private func made(_ object: ObjectIndex, beside instance: InstanceIndex) -> [Place] {
    let view = solution.receiver(of: instance)
    return solution.objects.makers(of: object).filter { made in
      let owner = solution.receiver(of: made.instance)
      if owner == view || isRoute(owner) || isMade(view, around: owner) { return true }
      guard leads(made.instance, to: view, depth: Self.depth) || isHanded(made.instance, by: instance) else {
        return false
      }
      // An object that others only pass on belongs to them.
      return isOfNobody(owner)
        || isChosen(made.instance, made.block, beside: instance, depth: Self.depth)
    }
    .map { ($0.instance, $0.block, $0.place) }
  }

  /// Tells whether a view makes a generic one around its own content: `StepStack(model.steps) { FirstView() }`.
  private func isMade(_ view: ObjectIndex, around owner: ObjectIndex) -> Bool {
    guard view >= 0, owner >= 0, roles.wrapped(by: solution.info(of: view).type) != nil else { return false }
    return solution.objects.makers(of: view).contains { solution.receiver(of: $0.instance) == owner }
  }

  /// Tells whether code belongs to a type, or to no type at all.
  private func isOfNobody(_ owner: ObjectIndex) -> Bool {
    owner < 0 || solution.info(of: owner).kind == .metatype
  }

  /// Tells whether code is a view's own, or a function or closure that the view calls, by way of others that belong to no flow.
  private func leads(_ instance: InstanceIndex, to view: ObjectIndex, depth: Int) -> Bool {
    let owner = solution.receiver(of: instance)
    // Where a view only chooses, and others make its content, they make it for whoever shows that view.
    if owner == view || isChoice(owner) { return true }
    if depth == 0 || owner >= 0 && roles.isFlow(solution.info(of: owner).type) { return false }
    var inner = instance
    while inner >= 0 {
      if calls(of: inner).contains(where: { leads($0.instance, to: view, depth: depth - 1) }) { return true }
      inner = solution.instances[inner].outer
    }
    return false
  }

  /// Tells whether code hands a closure on as it is to what shows its result: `sheet(item: item, content: content)`.
  private func isHanded(_ closure: InstanceIndex, by instance: InstanceIndex) -> Bool {
    var inner = closure
    while inner >= 0, inner != instance {
      if solution.callers(of: inner).contains(where: { $0.kind == .foreign && $0.instance == instance }) {
        return true
      }
      inner = solution.instances[inner].outer
    }
    return false
  }

  private func calls(of instance: InstanceIndex) -> [CallerEdge] {
    solution.callers(of: instance).filter { $0.kind == .call }
  }

  private func isChoice(_ object: ObjectIndex) -> Bool {
    guard object >= 0 else { return false }
    let type = solution.info(of: object).type
    return type >= 0 && roles.choiceBody(type) != nil
  }

  /// Tells whether an object is a case, which makes its own screen in `route.view`, or a view that only chooses by one.
  private func isRoute(_ object: ObjectIndex) -> Bool {
    guard object >= 0 else { return false }
    let type = solution.info(of: object).type
    return type >= 0 && (solution.program.types[Int(type)].kind == .enum || roles.choiceBody(type) != nil)
  }
}
