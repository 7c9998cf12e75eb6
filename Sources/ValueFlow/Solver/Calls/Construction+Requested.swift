import SwiftFacts

/// Initialisers of which the type is not written: `.init(coordinator: self)`, whose type is that of its place.
extension Construction {
  /// Makes the value of `.init(…)` a request for an object, which each place with a type that it reaches answers.
  func requestObject(_ site: Int32, in instance: InstanceIndex) {
    let call = solver.bodies.sites[Int(site)]
    let request = solver.objects.insert(
      ObjectInfo(
        .enumCase, name: solver.semantics.initializer, site: Int64(site) << 8 | Self.initializing,
        outer: instance))
    solver.made(by: instance, call.block, call.place, request.object)
    solver.add(request.object, to: solver.node(instance, call.result))
    let answer = solver.node()
    solver.standIns.answers[request.object] = answer
    // A request that no place answers is a call of code without source.
    solver.standIns.pendingCalls.append((instance, site, answer))
  }

  /// Makes the object that a request asks for.
  func answer(_ request: ObjectIndex, with type: TypeIndex) {
    guard let answer = solver.standIns.answers[request] else { return }
    let info = solver.objects[request]
    solver.add(solver.plain(.unknown), to: answer)
    construct(type, Int32(truncatingIfNeeded: info.site >> 8), in: info.outer)
  }

  /// Distinguishes the sites of requests from those of cases.
  private static let initializing: Int64 = 1 << 62 | 1
}
