import ValueFlow

/// Finds the flows that put an object on screen that no flow is seen to make, such as a screen that another screen asks to be shown.
struct Takers {
  private let solution: Solution
  private let objects: [ObjectIndex]
  private var seen: Set<InstanceIndex> = []
  /// The places in flows that the object passes, by the code that they are in.
  private var places: [InstanceIndex: FlowPlace] = [:]
  /// For each caller, the code that it hands the object to.
  private var below: [InstanceIndex: [InstanceIndex]] = [:]

  /// Follows an object, alone or in its containers, from where it is shown back to those who hand it on.
  init(
    _ origins: Origins, of objects: [ObjectIndex], from place: (InstanceIndex, block: Int32, place: Int32)
  ) {
    (solution, self.objects) = (origins.solution, objects)
    var waiting = [place]
    while let (instance, block, place) = waiting.popLast() {
      guard seen.insert(instance).inserted else { continue }
      if let flow = origins.ownFlow(of: instance) {
        places[instance] = FlowPlace(flow: flow, instance: instance, block: block, place: place)
      }
      for edge in solution.callers(of: instance)
      where edge.instance != instance && objects.contains(where: { origins.isHanded($0, by: edge) }) {
        below[edge.instance, default: []].append(instance)
        waiting.append((edge.instance, edge.block, solution.bodies.sites[Int(edge.site)].place))
      }
    }
  }

  /// The places in those flows that hand it on, and not in those that only receive it from them, as a router does.
  func found() -> [FlowPlace] {
    let receivers = self.receivers
    let first = places.values.filter { !receivers.contains($0.instance) }
    return (first.isEmpty ? Array(places.values) : first).sorted {
      ($0.flow, $0.instance, $0.place) < ($1.flow, $1.instance, $1.place)
    }
  }

  private var receivers: Set<InstanceIndex> {
    var found: Set<InstanceIndex> = []
    var waiting = places.keys.flatMap { below[$0] ?? [] }
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += below[next] ?? [] }
    }
    return found
  }
}
