internal import Foundation

/// Files as the system reports them; links are not followed unless stated.
enum PlainFile {
  /// Facts that show whether a file was changed.
  struct Facts: Hashable, Sendable {
    var size: Int
    /// The modification time in nanoseconds.
    var time: Int
  }

  enum Kind: Equatable {
    case nothing
    case file(Facts)
    case folder
    /// A link, a pipe or the like.
    case other
  }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(Facts(status))
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The facts of the file at a path, following links.
  static func status(of path: String) -> Facts? {
    var status = stat()
    return stat(path, &status) == 0 ? Facts(status) : nil
  }

  static func facts(of path: String) -> Facts? {
    if case .file(let facts) = kind(of: path) { facts } else { nil }
  }

  /// Tells whether a file has these bytes.
  static func file(at path: String, has bytes: [UInt8]) -> Bool {
    guard facts(of: path)?.size == bytes.count, let found = FileBytes.read(path), found.count == bytes.count
    else {
      return false
    }
    return found.withUnsafeBytes { found in bytes.withUnsafeBytes { found.elementsEqual($0) } }
  }

  /// Writes a new file.
  static func write(_ bytes: [UInt8], to path: String) throws(DriverError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw error("\(path) cannot be written") }
    defer { close(file) }
    guard write(bytes, to: file) else { throw error("\(path) cannot be written") }
  }

  /// Writes all bytes to an open file; returns false and sets `errno` on failure.
  static func write(_ bytes: some ContiguousBytes, to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(file, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Replaces a file by another in one step.
  static func move(_ path: String, to target: String) throws(DriverError) {
    guard rename(path, target) == 0 else { throw error("\(target) cannot be replaced") }
  }

  /// Creates a folder, unless it exists.
  static func makeFolder(_ path: String) throws(DriverError) {
    guard mkdir(path, 0o755) == 0 || (errno == EEXIST && kind(of: path) == .folder) else {
      throw error("the folder \(path) cannot be created")
    }
  }

  private static func error(_ what: String) -> DriverError {
    DriverError(
      "\(what) (\(String(cString: strerror(errno)))); check the folder and the free space on the disk")
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

extension PlainFile.Facts {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(size: Int(status.st_size), time: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec))
  }
}
