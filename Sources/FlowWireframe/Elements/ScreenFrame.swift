/// The size of the device that wireframes are drawn for, in points.
public struct ScreenFrame: Hashable, Sendable {
  /// The width in points.
  public let width: Int
  /// The height in points.
  public let height: Int

  /// A phone, upright.
  public static let phone = ScreenFrame(width: 390, height: 844)
  /// A tablet on its side, for apps that run on no phone.
  public static let pad = ScreenFrame(width: 1_024, height: 768)
}
