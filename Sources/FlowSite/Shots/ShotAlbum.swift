internal import FlowModel

/// The screenshots, by the screen that each shows.
struct ShotAlbum: Sendable {
  private let files: [String: [ShotFile]]
  /// The files that no screen goes by.
  let strangers: [ShotFile]
  /// How many screens have a screenshot.
  var count: Int { files.count }

  init(_ shots: [ShotFile], screens: [Screen]) {
    let names = Dictionary(screens.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(screens.map(\.id))
    var files: [String: [ShotFile]] = [:]
    var strangers: [ShotFile] = []
    for shot in shots.sorted(by: { $0.name < $1.name }) {
      if let id = ids.contains(shot.screen) ? shot.screen : names[shot.screen] {
        files[id, default: []].append(shot)
      } else {
        strangers.append(shot)
      }
    }
    self.files = files
    self.strangers = strangers
  }

  func shot(of screen: Screen, root: String) -> Shot? {
    guard let files = files[screen.id], let main = Self.best(files, isDark: false, scale: 1) ?? files.first
    else {
      return nil
    }
    let href = { (path: String?) in path.map { (root == "./" ? "" : root) + $0 } ?? "" }
    let light = Self.paths(files, isDark: false) ?? (Self.path(main), nil)
    let dark = Self.paths(files, isDark: true)
    return Shot(
      src: href(light.plain), src2x: href(light.dense), darkSrc: href(dark?.plain), dark2x: href(dark?.dense),
      full: main.thumbnails.isEmpty ? "" : href(Self.path(main)),
      width: main.size.map { String($0.width / main.scale) } ?? "",
      height: main.size.map { String($0.height / main.scale) } ?? "",
      alt: "\(main.drawnFrom == nil ? "Screenshot" : "Wireframe") of \(screen.name)")
  }

  /// The images of a look from the site's root, for plain and for dense displays; nil if there is none of that look.
  private static func paths(_ files: [ShotFile], isDark: Bool) -> (plain: String, dense: String?)? {
    guard let one = best(files, isDark: isDark, scale: 1) else { return nil }
    let two = best(files, isDark: isDark, scale: 2) ?? one
    let small = two.thumbnails.map { PathText.path($0.path) }
    // Of an image that is hardly wider, the larger version is the image itself.
    guard let first = small.first else { return (path(one), two.name == one.name ? nil : path(two)) }
    return (first, small.count > 1 ? small[1] : path(two))
  }

  /// The reference to an image from the site's root.
  private static func path(_ file: ShotFile) -> String {
    "\(file.drawnFrom == nil ? "screenshots" : "wireframes")/\(PathText.path(file.name))"
  }

  /// The place in the source that a screen's image is drawn from; nil for a screenshot.
  func drawnFrom(_ screen: Screen) -> SourceLocation? { files[screen.id]?.first?.drawnFrom }

  /// The file for a look at a scale; the plain one may be stood in for by a larger one.
  private static func best(_ files: [ShotFile], isDark: Bool, scale: Int) -> ShotFile? {
    let fitting = files.filter { $0.isDark == isDark }
    let exact = fitting.first { $0.scale == scale }
    return scale == 1 ? exact ?? fitting.min { $0.scale < $1.scale } : exact
  }

  /// The size of a screen's image in points.
  func size(of screen: String) -> (width: Double, height: Double)? {
    guard let main = files[screen].flatMap({ Self.best($0, isDark: false, scale: 1) ?? $0.first }) else {
      return nil
    }
    return main.size.map { (Double($0.width) / Double(main.scale), Double($0.height) / Double(main.scale)) }
  }
}
