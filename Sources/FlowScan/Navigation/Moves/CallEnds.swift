import ValueFlow

/// The last place in each call: what its arguments do comes before what the call itself does.
final class CallEnds {
  private struct Read: Hashable {
    var place: Int32
    var name: Name
  }

  /// The calls of one body.
  private struct Ends {
    var all: [Read: Int32] = [:]
    /// The ends of the calls that begin at a place.
    var atPlaces: [Int32: Int32] = [:]
  }

  private let sites: [CallSite]
  /// The first and the last call of each body; those of closures in it lie between.
  private var ranges: [Int32: ClosedRange<Int>] = [:]
  private var known: [Int32: Ends] = [:]

  init(_ bodies: Bodies) {
    sites = bodies.sites
    for (index, site) in sites.enumerated() {
      let first = ranges[site.template]?.lowerBound ?? index
      ranges[site.template] = first...index
    }
  }

  /// The last place in a call.
  func end(ofCall site: Int32) -> Int32 {
    let call = sites[Int(site)]
    return ends(in: call.template).all[Read(place: call.place, name: call.name)] ?? call.place
  }

  /// The last place in the calls of a body that begin at a place.
  func end(ofCallsAt place: Int32, in template: Int32) -> Int32 {
    ends(in: template).atPlaces[place] ?? place
  }

  private func ends(in template: Int32) -> Ends {
    if let found = known[template] { return found }
    var ends = Ends()
    for index in ranges[template].map(Array.init) ?? [] where sites[index].template == template {
      let call = sites[index]
      let read = Read(place: call.place, name: call.name)
      // The subject of a `switch` is read once more after the code of a case.
      guard ends.all[read] == nil else { continue }
      let last = last(inCallAt: index)
      ends.all[read] = last
      ends.atPlaces[call.place] = max(ends.atPlaces[call.place] ?? last, last)
    }
    known[template] = ends
    return ends
  }

  /// The calls in arguments were read just before the call around them.
  private func last(inCallAt index: Int) -> Int32 {
    let call = sites[index]
    var last = call.place
    let first = ranges[call.template]?.lowerBound ?? index
    for inner in sites[first..<index].reversed() where inner.template == call.template {
      if inner.place < call.place { break }
      last = max(last, inner.place)
    }
    return last
  }
}
