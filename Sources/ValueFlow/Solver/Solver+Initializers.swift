import SwiftFacts

/// Initialisers of which the type is not written: `.init(coordinator: self)`, whose type is that of its place.
extension Solver {
  /// Makes the value of `.init(…)` a request for an object, which each place with a type that it reaches answers.
  func requestObject(_ site: Int32, in instance: InstanceIndex) {
    let call = bodies.sites[Int(site)]
    let request = objects.insert(
      ObjectInfo(
        .enumCase, name: semantics.initializer, site: Int64(site) << 8 | Self.initializing, outer: instance))
    made(by: instance, call.block, call.place, request.object)
    add(request.object, to: node(instance, call.result))
    let answer = node()
    standIns.answers[request.object] = answer
    // A request that no place answers is a call of code without source.
    standIns.pendingCalls.append((instance, site, answer))
  }

  /// Makes the object that a request asks for.
  func answer(_ request: ObjectIndex, with type: TypeIndex) {
    guard let answer = standIns.answers[request] else { return }
    let info = objects[request]
    add(plain(.unknown), to: answer)
    construct(type, Int32(truncatingIfNeeded: info.site >> 8), in: info.outer)
  }

  /// Distinguishes the sites of requests from those of cases.
  private static let initializing: Int64 = 1 << 62 | 1
}
