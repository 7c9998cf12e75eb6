/// Ways as places in the code.
extension ValueWays {
  /// The places on a way, each once.
  package func steps(along way: [NodeIndex]) -> [WayStep] {
    var seen: Set<Int64> = []
    return zip(way, way.dropFirst()).compactMap { places.step(from: $0, to: $1) }.filter {
      seen.insert(Int64($0.file) << 32 | Int64($0.place)).inserted
    }
  }

  /// A call as a step.
  package func step(_ site: Int32, in instance: InstanceIndex) -> WayStep { places.step(site, in: instance) }

  /// The code without source at the end of a way.
  package func foreignEnd(of way: [NodeIndex]) -> WayStep? { way.last.flatMap(places.foreignCall) }

  /// The beginning of a way whose values are unknown.
  package func unknownBeginning(of way: [NodeIndex]) -> WayStep? { way.first.flatMap(places.beginning) }
}
