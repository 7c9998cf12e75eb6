internal import Foundation

/// The file at a path below a folder, opened component by component so that no link can lead out.
enum ServedFile {
  case file([UInt8])
  case folder
  case nothing

  init(_ parts: [String], in root: String) {
    self = .nothing
    var place = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for part in parts where place >= 0 {
      // No flag follows a link; a pipe must not block the server.
      let next = openat(place, part, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      close(place)
      place = next
    }
    guard place >= 0 else { return }
    defer { close(place) }
    var status = stat()
    guard fstat(place, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = Self.read(place).map(ServedFile.file) ?? .nothing
    default: return
    }
  }

  private static func read(_ file: Int32) -> [UInt8]? {
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    do {
      return Array(try handle.readToEnd() ?? Data())
    } catch {
      return nil
    }
  }
}

/// The content type of a file.
enum ContentType {
  static func of(_ name: String) -> String {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json", "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "avif": "image/avif", "gif": "image/gif",
    "ico": "image/x-icon", "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "xml": "application/xml", "webmanifest": "application/manifest+json", "woff2": "font/woff2",
    "pdf": "application/pdf",
  ]
}
