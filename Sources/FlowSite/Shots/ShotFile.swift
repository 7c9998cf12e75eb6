public import FlowModel

/// An image of a screen.
public struct ShotFile: Sendable, Hashable {
  /// The screen's id or name, as in the file or the configuration.
  public var screen: String
  /// The image's name in the site's folder of screenshots.
  public var name: String
  /// Whether it is for dark mode.
  public var isDark = false
  /// The number of pixels per point: 1, 2 or 3.
  public var scale = 1
  /// The source file that the image is drawn from; nil for a picture of the running app.
  public var drawnFrom: SourceLocation?
  /// The variant among the pictures of its screen, such as `iPhone 15, de-DE`; empty for the default one.
  public var variant = ""
  /// Its path in the project, if it was found there; otherwise empty.
  public var origin = ""
  /// The reason why a found picture was matched to its screen.
  public var reason = ""
  /// Whether it contains photos, which few colours cannot show.
  public var hasPhotos = false
  /// Its size in pixels, if that could be read.
  public var size: (width: Int, height: Int)? {
    get { width > 0 && height > 0 ? (width, height) : nil }
    set { (width, height) = newValue ?? (0, 0) }
  }
  private var width = 0
  private var height = 0

  /// Makes an image of a screen.
  public init(screen: String, name: String, isDark: Bool = false, scale: Int = 1) {
    self.screen = screen
    self.name = name
    self.isDark = isDark
    self.scale = scale
  }
}
