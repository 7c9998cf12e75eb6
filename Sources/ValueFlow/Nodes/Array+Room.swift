extension Array {
  /// Makes room for further elements of a list that grows to millions.
  ///
  /// Memory takes no place before it is written to, but each move of the list to a larger place writes to all of that once more.
  @inline(__always) mutating func makeRoom(for new: Int = 1) {
    if capacity < count + new { reserveCapacity(Swift.max(1 << 10, (count + new) * 4)) }
  }
}
