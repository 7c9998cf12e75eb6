internal import FlowSite
internal import Foundation

/// Reads the guide pages of a folder: every `.md`, in the order of their paths, and the images beside them.
struct GuideReading {
  let guides: [GuideFile]
  /// The files of images, by their paths below the folder.
  let images: [String: String]

  private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg", "gif"]

  init(folder: String?) {
    let paths = folder.map { FolderFiles.paths(in: $0) } ?? []
    let place = folder ?? ""
    guides = Self.ordered(paths.filter { $0.hasSuffix(".md") }).compactMap { path in
      FileManager.default.contents(atPath: "\(place)/\(path)").map {
        GuideFile(path: path, file: "\(place)/\(path)", text: String(decoding: $0, as: UTF8.self))
      }
    }
    let found = paths.filter { path in
      path.split(separator: ".").last.map { Self.imageEndings.contains($0.lowercased()) } ?? false
    }
    images = Dictionary(found.map { ($0, "\(place)/\($0)") }, uniquingKeysWith: { first, _ in first })
  }

  /// `index.md` and `README.md` come first in their folder; numbers at the front of names order the others.
  private static func ordered(_ paths: [String]) -> [String] {
    let key = { (path: String) in
      path.split(separator: "/").map { part in
        ["index.md", "readme.md"].contains(part.lowercased()) ? "" : part.lowercased()
      }.joined(separator: "/")
    }
    return paths.sorted { (key($0), $0) < (key($1), $1) }
  }
}
