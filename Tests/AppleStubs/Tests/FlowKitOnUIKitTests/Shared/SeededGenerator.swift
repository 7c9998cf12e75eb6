import Foundation

/// Random numbers that a printed seed brings back (SplitMix64).
///
/// `FLOWDOC_SEED=42 make test` repeats a run that failed with seed 42.
public struct SeededGenerator: RandomNumberGenerator {
  /// What the numbers were begun with.
  public let seed: UInt64
  private var state: UInt64

  /// Begins with `FLOWDOC_SEED` where it is set and with a fresh seed elsewhere; a test prints the seed when it fails.
  public init() {
    let wanted = ProcessInfo.processInfo.environment["FLOWDOC_SEED"].flatMap(UInt64.init)
    self.init(seed: wanted ?? UInt64.random(in: 0...999_999_999))
  }

  /// Begins with a seed of the caller's choice.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// One of the elements; the collection must not be empty.
  public mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: Int.random(in: 0..<elements.count, using: &self))]
  }

  /// True in one of `count` cases.
  public mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
