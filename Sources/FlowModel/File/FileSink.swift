/// Takes what a value of a file says, part by part: so files are written, and what they hold is told apart.
public protocol FileSink {
  /// Takes a text.
  mutating func add(_ text: String)
  /// Takes a number.
  mutating func add(_ number: Int)
  /// Takes a flag.
  mutating func add(_ flag: Bool)
  /// Takes that there is no value.
  mutating func addNothing()
  /// So many values follow.
  mutating func beginList(of count: Int)
  /// The list's last value was told.
  mutating func endList()
  /// So many keys follow, each with its value.
  mutating func beginObject(of count: Int)
  /// The value of a key follows.
  mutating func add(key: String)
  /// The object's last value was told.
  mutating func endObject()
}

extension ContentHash: FileSink {
  /// Mixes a number in.
  public mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  /// Mixes a flag in.
  public mutating func add(_ flag: Bool) { add(UInt64(flag ? 1 : 2)) }
  /// Mixes in that there is no value.
  public mutating func addNothing() { add(UInt64.max) }
  /// Mixes in how many values follow.
  public mutating func beginList(of count: Int) { add(UInt64(count)) }
  /// How many values there are was told before them.
  public mutating func endList() {}
  /// Mixes in how many keys follow.
  public mutating func beginObject(of count: Int) { add(UInt64(count)) }
  /// Mixes a key in.
  public mutating func add(key: String) { add(key) }
  /// How many keys there are was told before them.
  public mutating func endObject() {}

  /// Mixes in all that a value says.
  public mutating func add(_ value: some FileValue) {
    var sink: any FileSink = self
    value.tell(&sink)
    if let hash = sink as? ContentHash { self = hash }
  }
}
