/// The numbers of the edges at each place, in order, in two lists: a list for each place would take several times the memory.
struct WayEdges {
  private var starts: [Int32]
  private var numbers: [Int32]

  /// Sorts the edges of places by one of their ends.
  init(of places: WayPlaces, by end: (WayPlaces.Edge) -> Int32) {
    starts = Array(repeating: 0, count: places.count + 1)
    for edge in places.edges { starts[Int(end(edge)) + 1] += 1 }
    for place in 0..<places.count { starts[place + 1] += starts[place] }
    numbers = Array(repeating: 0, count: places.edges.count)
    var next = starts
    for (number, edge) in places.edges.enumerated() {
      let place = Int(end(edge))
      numbers[Int(next[place])] = Int32(number)
      next[place] += 1
    }
  }

  /// The edges at a place.
  subscript(place: Int) -> ArraySlice<Int32> { numbers[Int(starts[place])..<Int(starts[place + 1])] }
}
