internal import FlowModel
internal import FlowSite
internal import Foundation

/// Finds the screenshots in a folder: `PaymentScreen.png`, `PaymentScreen@2x.png`, `PaymentScreen~dark.png`, and files mapped by the
/// configuration.
struct ShotReading {
  let map: [String: String]
  private let folder: String
  private let files: FolderFiles

  init(folder: String, map: [String: String]) {
    (self.folder, self.map) = (folder, map)
    files = FolderFiles(in: folder)
  }

  /// Findings about links that are not followed and files that are not pictures.
  var findings: [Finding] {
    files.findings + images.filter { !isPicture($0) }.map { .noPicture(Root(folder).place(of: $0).path) }
  }

  private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]

  /// The images with the paths of their files.
  func shots() -> [(shot: ShotFile, file: String)] {
    images.filter(isPicture).map { path in
      let file = "\(folder)/\(path)"
      var shot = Self.shot(path, map: map)
      shot.read(file)
      return (shot, file)
    }
  }

  /// The ids or names of the screens that have an image; no image is opened.
  func screens() -> Set<String> { Set(images.map { Self.shot($0, map: map).screen }) }

  private func isPicture(_ path: String) -> Bool { ForeignFile.isPicture("\(folder)/\(path)") }

  private var images: [String] {
    files.paths.filter { path in
      path.split(separator: ".").last.map { Self.endings.contains($0.lowercased()) } ?? false
    }
  }

  /// Parses a file name: screen, appearance and scale.
  ///
  /// An entry of the map also covers the file's other appearances and scales, unless they have entries of their own.
  static func shot(_ path: String, map: [String: String] = [:]) -> ShotFile {
    let name = ShotName(path)
    var shot = ShotFile(screen: name.plain, name: path, isDark: name.isDark, scale: name.scale)
    let named = map.sorted { $0.key < $1.key }
    if let entry = named.first(where: { $0.value == path })
      ?? named.first(where: { ShotName($0.value).stem == name.stem })
    {
      shot.screen = entry.key
    }
    return shot
  }
}

/// The parsed name of an image: `checkout/PaymentScreen@2x~dark.png`.
private struct ShotName {
  /// The path without appearance, scale and extension.
  private(set) var stem: String
  private(set) var isDark = false
  private(set) var scale = 1
  /// The stem without its folders.
  var plain: String { stem.split(separator: "/").last.map(String.init) ?? stem }

  init(_ path: String) {
    stem = path
    if let dot = path.lastIndex(of: "."), !path[dot...].contains("/") { stem = String(path[..<dot]) }
    // The suffixes occur in both orders.
    for _ in 0..<2 {
      if stem.hasSuffix("~dark") {
        isDark = true
        stem.removeLast("~dark".count)
      }
      for number in 2...3 where stem.hasSuffix("@\(number)x") {
        scale = number
        stem.removeLast(3)
      }
    }
  }
}
