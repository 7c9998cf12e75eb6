internal import Foundation

/// A temporary file beside the file that it will replace, locked while it is written.
///
/// The lock distinguishes a file in use from one that a killed process left; the next write to the same place removes the latter.
struct FileBeside: ~Copyable {
  let path: String
  let file: Int32

  /// Creates the file; nil if the folder is not writable.
  init?(_ target: String) {
    Self.removeAbandoned(beside: target)
    // Another process may take the file for abandoned in the moment before it is locked.
    for _ in 0..<8 {
      let path = "\(target)\(Self.mark)\(UUID().uuidString.prefix(Self.digits))"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard file >= 0 else { return nil }
      if Self.lock(file) != .taken, Self.status(of: file)?.st_nlink == 1 {
        (self.path, self.file) = (path, file)
        return
      }
      close(file)
      unlink(path)
    }
    return nil
  }

  deinit { close(file) }

  /// Replaces a file of flowdoc's own in one step; false on failure.
  static func replace(_ target: String, with bytes: Data) -> Bool {
    guard let beside = FileBeside(target) else { return false }
    if PlainFile.write(bytes, to: beside.file), rename(beside.path, target) == 0 { return true }
    unlink(beside.path)
    return false
  }

  private static let mark = ".flowdoc-"
  private static let digits = 8

  private enum Lock { case ours, taken, unknown }

  /// Some network file systems have no locks.
  private static func lock(_ file: Int32) -> Lock {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return .ours }
    return errno == EWOULDBLOCK ? .taken : .unknown
  }

  private static func status(of file: Int32) -> stat? {
    var status = stat()
    return fstat(file, &status) == 0 ? status : nil
  }

  private static func removeAbandoned(beside target: String) {
    let url = URL(fileURLWithPath: target)
    let folder = url.deletingLastPathComponent().path
    let prefix = url.lastPathComponent + mark
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names ?? [] where name.hasPrefix(prefix) && isOurs(name.dropFirst(prefix.count)) {
      removeIfAbandoned("\(folder)/\(name)")
    }
  }

  private static func isOurs(_ ending: Substring) -> Bool {
    ending.count == digits && ending.allSatisfy("0123456789ABCDEF".contains)
  }

  private static func removeIfAbandoned(_ path: String) {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    guard let status = status(of: file), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      lock(file) == .ours
    else { return }
    unlink(path)
  }
}
