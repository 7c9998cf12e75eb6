/// The size of the device that wireframes are drawn for, in points.
public struct ScreenFrame: Hashable, Sendable {
  /// The width in points.
  public let width: Int
  /// The height in points.
  public let height: Int

  /// A phone in portrait.
  public static let phone = ScreenFrame(width: 390, height: 844)
  /// A tablet in landscape, for apps that do not run on phones.
  public static let pad = ScreenFrame(width: 1_024, height: 768)
}
