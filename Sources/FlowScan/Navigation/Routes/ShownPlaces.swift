import SwiftFacts
import ValueFlow

/// The places in flows to which what arrives at a primitive belongs.
struct ShownPlaces {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins
  let bound: BoundFlows

  /// The places of a target, and whether they only set what a view is bound to.
  func places(of shown: Shown, at showing: Showing) -> (places: [FlowPlace], isBound: Bool) {
    let found = placesBeforeDecision(of: shown, at: showing)
    // A screen that is pushed or presented has a state of its own.
    guard ["root", "tab", "embed"].contains(showing.style) else { return found }
    return bound.deciding(found.places).map { ($0, true) } ?? found
  }

  private func placesBeforeDecision(of shown: Shown, at showing: Showing) -> (
    places: [FlowPlace], isBound: Bool
  ) {
    var places = places(making: shown.object, at: showing).flatMap {
      fetched(shown, at: showing, from: $0)
    }
    if isGiven(shown.object, at: showing), let taker = solution.receiverType(of: showing.instance) {
      places = [
        FlowPlace(flow: taker, instance: showing.instance, block: showing.block, place: showing.place)
      ]
    }
    if isShownByState(showing, places) {
      let set = bound.places(of: shown.object, at: showing)
      if !set.isEmpty { return (set, true) }
      if !places.isEmpty { return (chosen(shown.object, at: showing, for: places) ?? places, true) }
    }
    if !places.isEmpty { return (chosen(shown.object, at: showing, for: places) ?? places, false) }
    let start = (showing.instance, showing.block, showing.place)
    // An object that no code is seen to make may only stand for something in a container.
    let isMade = solution.objects.makers(of: shown.object).first != nil
    let handed = [shown.object] + (isMade ? shown.containers : [])
    return (Takers(origins, of: handed, from: start).found(), false)
  }

  /// The places where other code makes a view for a case that the body of a flow's view hands to it, as if the body tested the case itself;
  /// nil if the view's own code decides.
  private func chosen(_ object: ObjectIndex, at showing: Showing, for places: [FlowPlace]) -> [FlowPlace]? {
    guard places.allSatisfy({ isInView(ofFlow: $0.instance) }) else { return nil }
    let makers = bound.made.choosers(of: object, beside: showing)
    guard !makers.isEmpty else { return nil }
    return Set(places.map(\.flow)).sorted().flatMap { flow in
      makers.map { FlowPlace(flow: flow, instance: $0.instance, block: $0.block, place: $0.place) }
    }
  }

  /// The places that make an object.
  ///
  /// If it stands for many, code that makes and shows one of them only shows its own.
  private func places(making object: ObjectIndex, at showing: Showing) -> [FlowPlace] {
    let places = origins.origins(of: object)
    guard solution.sharedObjects.contains(object) else { return places }
    let code = solution.instances[showing.instance].template
    let own = places.filter { solution.instances[$0.instance].template == code }
    return own.isEmpty ? places : own
  }

  /// Tells whether what a view that is a flow has in its own body is shown where the state is set that it is bound to.
  private func isShownByState(_ showing: Showing, _ places: [FlowPlace]) -> Bool {
    places.isEmpty
      || showing.site >= 0 && isInView(ofFlow: showing.instance)
        && places.allSatisfy { isInView(ofFlow: $0.instance) }
  }

  /// Tells whether a flow's code shows what the flow was given by whoever made both.
  func isGiven(_ object: ObjectIndex, at showing: Showing) -> Bool {
    let taker = solution.receiver(of: showing.instance)
    guard taker >= 0, taker != object, roles.isFlow(solution.info(of: taker).type) else { return false }
    return origins.isGiven(object, to: taker)
  }

  /// Tells whether the body of a flow's view shows something, by itself, by a modifier of the app's own, or in a generic view around its content.
  private func isInView(ofFlow instance: InstanceIndex) -> Bool {
    if bound.isModifier(instance) || bound.flow(aroundViewOf: instance) != nil { return true }
    return solution.receiverType(of: instance).map { roles.isView(ofFlow: $0) } ?? false
  }
}
