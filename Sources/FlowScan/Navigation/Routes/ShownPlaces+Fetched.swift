import SwiftFacts
import ValueFlow

// Screens that a child flow has its parent make: `factory.receipt(order)`, where the parent handed itself in as the factory.
extension ShownPlaces {
  /// The places where the children of a flow ask it for what it only returns to them, in place of the one where it makes that.
  func fetched(_ shown: Shown, at showing: Showing, from place: FlowPlace) -> [FlowPlace] {
    // A flow whose screen a builder makes beside it does not make that itself: whoever shows it is the flow's parent, also in a circle.
    guard origins.assembled?.flows[shown.object] == nil else { return [place] }
    let objects = [shown.object] + shown.containers
    let children = children(asking: place, for: objects)
    guard !children.isEmpty else { return [place] }
    let handings = origins.handings(
      of: Set(objects), from: showing.instance, showing.block, showing.place, by: place.flow,
      madeIn: place.instance)
    return handings.isEmpty ? children : [place]
  }

  private func children(asking place: FlowPlace, for objects: [ObjectIndex]) -> [FlowPlace] {
    var children: Set<FlowPlace> = []
    var seen: Set<InstanceIndex> = [place.instance]
    var waiting = [place.instance]
    while let instance = waiting.popLast() {
      guard gives(instance, objects) else { continue }
      for edge in solution.callers(of: instance) where edge.site >= 0 {
        guard let flow = origins.ownFlow(of: edge.instance) else { continue }
        if flow == place.flow {
          if seen.insert(edge.instance).inserted { waiting.append(edge.instance) }
        } else if origins.makers(of: flow).contains(place.flow) {
          let site = solution.bodies.sites[Int(edge.site)].place
          children.insert(FlowPlace(flow: flow, instance: edge.instance, block: edge.block, place: site))
        }
      }
    }
    return children.sorted { ($0.flow, $0.instance, $0.place) < ($1.flow, $1.instance, $1.place) }
  }

  /// Tells whether code returns one of several objects.
  private func gives(_ instance: InstanceIndex, _ objects: [ObjectIndex]) -> Bool {
    solution.given(by: instance).contains(where: objects.contains)
  }
}
