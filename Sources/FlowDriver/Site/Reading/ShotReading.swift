internal import FlowSite
internal import Foundation

/// Finds the screenshots in a folder: `PaymentScreen.png`, `PaymentScreen@2x.png`, `PaymentScreen~dark.png`, and what the
/// configuration says of names that are others.
struct ShotReading {
  let folder: String
  let map: [String: String]

  private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]

  /// The images, each with the path of its file.
  func shots() -> [(shot: ShotFile, file: String)] {
    let screens = Dictionary(map.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    return FolderFiles.paths(in: folder).compactMap { path in
      guard let ending = path.split(separator: ".").last, Self.endings.contains(ending.lowercased()) else {
        return nil
      }
      let file = "\(folder)/\(path)"
      var shot = Self.shot(path, screen: screens[path])
      shot.size = FileManager.default.contents(atPath: file).flatMap { ImageSize.of(Array($0)) }
      return (shot, file)
    }
  }

  /// What the name of a file says: screen, look and scale.
  static func shot(_ path: String, screen: String?) -> ShotFile {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    var shot = ShotFile(screen: "", name: path)
    // Both orders are in use.
    for _ in 0..<2 {
      if name.hasSuffix("~dark") {
        shot.isDark = true
        name.removeLast("~dark".count)
      }
      for scale in 2...3 where name.hasSuffix("@\(scale)x") {
        shot.scale = scale
        name.removeLast(3)
      }
    }
    shot.screen = screen ?? name
    return shot
  }
}
