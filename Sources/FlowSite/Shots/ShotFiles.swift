internal import FlowModel

/// The files of one picture of a screen, in several appearances and scales; at least one.
struct ShotFiles {
  private let files: [ShotFile]
  /// The file whose size counts.
  let main: ShotFile

  init(_ files: [ShotFile]) {
    self.files = files
    main = Self.best(files, isDark: false, scale: 1) ?? files[0]
  }

  /// The references of a page to the files.
  func shot(of screen: Screen, root: String) -> Shot {
    let href = { (path: String?) in path.map { (root == "./" ? "" : root) + $0 } ?? "" }
    let light = paths(isDark: false) ?? paths(isDark: true) ?? (Self.path(main), nil)
    let dark = paths(isDark: true)
    return Shot(
      src: href(light.plain), src2x: href(light.dense), darkSrc: href(dark?.plain), dark2x: href(dark?.dense),
      full: main.thumbnails.isEmpty ? "" : href(Self.path(main)),
      width: main.size.map { String($0.width / main.scale) } ?? "",
      height: main.size.map { String($0.height / main.scale) } ?? "",
      alt: "\(main.drawnFrom == nil ? "Screenshot" : "Wireframe") of \(screen.name)")
  }

  /// The images of an appearance from the site's root, for plain and for dense displays; nil if there is none.
  private func paths(isDark: Bool) -> (plain: String, dense: String?)? {
    guard let one = Self.best(files, isDark: isDark, scale: 1) else { return nil }
    let two = Self.best(files, isDark: isDark, scale: 2) ?? one
    let small = two.thumbnails.map { PathText.path($0.path) }
    // If the image is hardly wider, it is its own larger version.
    guard let first = small.first else {
      return (Self.path(one), two.name == one.name ? nil : Self.path(two))
    }
    return (first, small.count > 1 ? small[1] : Self.path(two))
  }

  /// The reference to an image from the site's root.
  private static func path(_ file: ShotFile) -> String {
    "\(file.drawnFrom == nil ? "screenshots" : "wireframes")/\(PathText.path(file.name))"
  }

  /// The file for an appearance at a scale; a larger one may replace the plain one.
  private static func best(_ files: [ShotFile], isDark: Bool, scale: Int) -> ShotFile? {
    let fitting = files.filter { $0.isDark == isDark }
    let exact = fitting.first { $0.scale == scale }
    return scale == 1 ? exact ?? fitting.min { $0.scale < $1.scale } : exact
  }
}
