/// Code that waits for a continuation, and code that resumes it.
extension Solver {
  /// A call with a continuation that it waits for or resumes.
  package typealias ContinuationUse = (instance: InstanceIndex, site: Int32, continuation: ObjectIndex)

  /// The calls that wait for a continuation of their own: `await withCheckedContinuation { … }`.
  package var continuations: [ContinuationUse] {
    guard !semantics.awaiting.isEmpty else { return [] }
    return foreign.calls.flatMap { call -> [ContinuationUse] in
      let site = bodies.sites[Int(call.site)]
      guard let type = semantics.awaiting[site.name] else { return [] }
      return (objects.ofType[type] ?? []).filter { object in
        objects.makers(of: object).contains { $0.instance == call.instance && $0.place == site.place }
      }
      .map { (call.instance, call.site, $0) }
    }
  }

  /// The calls that resume a continuation: `continuation.resume(returning: name)`.
  package var resumptions: [ContinuationUse] {
    let types = Set(semantics.awaiting.values)
    guard !types.isEmpty else { return [] }
    return foreign.calls.compactMap { call in
      guard call.receiver >= 0, types.contains(objects[call.receiver].type),
        semantics.putting.contains(bodies.sites[Int(call.site)].name)
      else { return nil }
      return (call.instance, call.site, call.receiver)
    }
  }
}
