/// A consumer of values of the file format, fed part by part; both the JSON writer and `ContentHash` are one.
public protocol FileSink {
  /// Adds a string.
  mutating func add(_ text: String)
  /// Adds a number.
  mutating func add(_ number: Int)
  /// Adds a flag.
  mutating func add(_ flag: Bool)
  /// Adds a null value.
  mutating func addNothing()
  /// Begins a list of `count` values.
  mutating func beginList(of count: Int)
  /// Ends a list, after its last value.
  mutating func endList()
  /// Begins an object of `count` keys, each followed by its value.
  mutating func beginObject(of count: Int)
  /// Adds a key; its value follows.
  mutating func add(key: String)
  /// Ends an object, after its last value.
  mutating func endObject()
}

extension ContentHash: FileSink {
  /// Mixes in a number.
  public mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  /// Mixes in a flag.
  public mutating func add(_ flag: Bool) { add(UInt64(flag ? 1 : 2)) }
  /// Mixes in the absence of a value.
  public mutating func addNothing() { add(UInt64.max) }
  /// Mixes in the number of values that follow.
  public mutating func beginList(of count: Int) { add(UInt64(count)) }
  /// Does nothing: the number of values was mixed in before them.
  public mutating func endList() {}
  /// Mixes in the number of keys that follow.
  public mutating func beginObject(of count: Int) { add(UInt64(count)) }
  /// Mixes in a key.
  public mutating func add(key: String) { add(key) }
  /// Does nothing: the number of keys was mixed in before them.
  public mutating func endObject() {}

  /// Mixes in a whole value.
  public mutating func add(_ value: some FileValue) {
    var sink: any FileSink = self
    value.emit(&sink)
    if let hash = sink as? ContentHash { self = hash }
  }
}
