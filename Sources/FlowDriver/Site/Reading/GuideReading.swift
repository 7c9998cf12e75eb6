internal import FlowModel
internal import FlowSite
internal import Foundation

/// Reads the guide pages in a folder: every `.md` file, in order, and the images beside them.
struct GuideReading {
  let guides: [GuideFile]
  /// The image files, keyed by path below the folder.
  let images: [String: String]

  /// Findings about names in the order that do not exist, and links that are not followed.
  let findings: [Finding]

  private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg", "gif"]

  init(_ pages: Configuration.Pages) {
    let files = pages.folder.map { FolderFiles(in: $0) }
    let paths = files?.paths ?? []
    let place = pages.folder ?? ""
    let order = GuideOrder(pages.order)
    let texts = paths.filter { $0.hasSuffix(".md") }
    findings = order.unknownPaths(among: texts).map(Self.finding) + (files?.findings ?? [])
    guides = order.sorted(texts).compactMap { path in
      FileBytes.read("\(place)/\(path)").map {
        GuideFile(path: path, file: "\(place)/\(path)", text: String(decoding: $0, as: UTF8.self))
      }
    }
    let found = paths.filter { path in
      path.split(separator: ".").last.map { Self.imageEndings.contains($0.lowercased()) } ?? false
    }
    images = Dictionary(
      found.filter { ForeignFile.isPicture("\(place)/\($0)") }.map { ($0, "\(place)/\($0)") },
      uniquingKeysWith: { first, _ in first })
  }

  private static func finding(about name: String) -> Finding {
    Finding(
      rule: "guide-order", severity: .warning,
      message: "the order of pages mentions \"\(name)\", which does not exist",
      remedy: "Use the name of a page or folder, relative to the folder of pages.")
  }
}
