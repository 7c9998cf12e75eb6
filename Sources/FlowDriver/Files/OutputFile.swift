public import Foundation

/// Writes results to the paths given on a command line.
public enum OutputFile {
  /// Writes a file, creating its folders; an interrupted write leaves the old file intact.
  public static func write(_ text: String, to path: String) throws(DriverError) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes bytes to a file in the same way.
  ///
  /// Anything other than a regular file of this user with a single name (a device, a pipe, a symbolic or hard link) is written into and
  /// kept, as by a shell's `>`.
  public static func write(_ bytes: Data, to path: String) throws(DriverError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw failure(path, error.localizedDescription)
    }
    let isWritten = isReplaceable(path) ? try replace(path, with: bytes) : false
    if !isWritten { try fill(path, with: bytes) }
  }

  /// Whether a file can be replaced by another without a visible difference.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return errno == ENOENT }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1 && status.st_uid == geteuid()
      && access(path, W_OK) == 0
  }

  /// Writes a temporary file and renames it; false if the folder is not writable.
  private static func replace(_ path: String, with bytes: Data) throws(DriverError) -> Bool {
    guard let beside = FileBeside(path) else { return false }
    var status = stat()
    if stat(path, &status) == 0 { fchmod(beside.file, status.st_mode & 0o7777) }
    guard PlainFile.write(bytes, to: beside.file), rename(beside.path, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(beside.path)
      throw failure(path, reason)
    }
    return true
  }

  private static func fill(_ path: String, with bytes: Data) throws(DriverError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    defer { close(file) }
    guard PlainFile.write(bytes, to: file) else { throw failure(path, String(cString: strerror(errno))) }
  }

  private static func failure(_ path: String, _ reason: String) -> DriverError {
    DriverError("\(path): the file cannot be written (\(reason)); check the folder")
  }
}
