/// The index of a flow's hue in the palette, the same wherever the flow appears and whatever other flows there are.
public struct Hue: Hashable, Sendable {
  /// The number of hues in the palette.
  public static let count = 8
  /// The hue's index in the palette, from 0.
  public let number: Int

  /// Picks the hue of the flow with this id.
  public init(_ flow: String) {
    let hash = flow.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    number = Int((hash ^ (hash >> 16)) % UInt32(Self.count))
  }
}
