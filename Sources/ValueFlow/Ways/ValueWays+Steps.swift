/// Ways as places of the code.
extension ValueWays {
  /// The places through which a way leads, each once.
  package func steps(along way: [NodeIndex]) -> [WayStep] {
    var seen: Set<Int64> = []
    return zip(way, way.dropFirst()).compactMap { places.step(from: $0, to: $1) }.filter {
      seen.insert(Int64($0.file) << 32 | Int64($0.place)).inserted
    }
  }

  /// A call as it stands.
  package func step(_ site: Int32, in instance: InstanceIndex) -> WayStep { places.step(site, in: instance) }

  /// The code without source to which a way leads at last.
  package func foreignEnd(of way: [NodeIndex]) -> WayStep? { way.last.flatMap(places.foreignCall) }

  /// What stands where a way begins of whose values nothing is known.
  package func unknownBeginning(of way: [NodeIndex]) -> WayStep? { way.first.flatMap(places.beginning) }
}
