internal import Foundation

/// Reads whole files; the only place that opens files of a project.
enum FileBytes {
  /// A limit above anything written by hand.
  private static let largest = 64 << 20
  /// A property list takes 20 times its size in memory; string tables of large apps have some hundred kilobytes.
  private static let largestList = 8 << 20
  /// A file of a million statements took up to 2.7 GB when it was scanned; one with all texts of a large app has half a megabyte.
  static let largestSource = 8 << 20
  /// A limit above the size of any graph.
  private static let largestNamed = 1 << 30

  /// Reads a regular file; nil if it is missing, unreadable, too large, or is a pipe, a device or a folder.
  static func read(_ path: String) -> Data? {
    // Opening a pipe without a writer must not block.
    try? FileOfBytes(path, O_NONBLOCK) { $0 == S_IFREG }.bytes(atMost: largest(path))
  }

  private static func largest(_ path: String) -> Int {
    if path.hasSuffix(".swift") { return largestSource }
    return [".plist", ".entitlements", ".strings"].contains { path.hasSuffix($0) } ? largestList : largest
  }

  /// Reads a file named on the command line, which may also be a pipe: `<(flowdoc scan)`.
  static func readNamed(_ path: String) throws(Problem) -> Data {
    try FileOfBytes(path, 0) { $0 != S_IFDIR }.bytes(atMost: largestNamed)
  }

  /// The reason why a file could not be read.
  struct Problem: Error, Equatable {
    let code: Int32
    var isMissing: Bool { code == ENOENT }
    var reason: String { code == EFBIG ? "it is larger than flowdoc reads" : String(cString: strerror(code)) }
  }
}

/// A file that is read to its end.
private struct FileOfBytes {
  private let file: OpenFile
  /// The size reported by the system; some special files report none.
  private let expected: Int

  init(_ path: String, _ flags: Int32, _ isWanted: (mode_t) -> Bool) throws(FileBytes.Problem) {
    file = try OpenFile(path, O_RDONLY | O_NOCTTY | flags)
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { throw FileBytes.Problem(code: errno) }
    let kind = status.st_mode & S_IFMT
    guard isWanted(kind) else { throw FileBytes.Problem(code: kind == S_IFDIR ? EISDIR : EINVAL) }
    expected = kind == S_IFREG ? Int(status.st_size) : 0
  }

  func bytes(atMost limit: Int) throws(FileBytes.Problem) -> Data {
    guard expected <= limit else { throw FileBytes.Problem(code: EFBIG) }
    var data = Data(count: expected + 1)
    var count = 0
    while true {
      if count == data.count { data.count = 2 * count }
      let (start, room) = (count, data.count - count)
      let read = data.withUnsafeMutableBytes {
        systemRead(file.descriptor, UnsafeMutableRawBufferPointer(rebasing: $0[start..<start + room]))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw FileBytes.Problem(code: errno) }
      if read == 0 { return data.prefix(count) }
      count += read
      guard count <= limit else { throw FileBytes.Problem(code: EFBIG) }
    }
  }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(file, bytes.baseAddress, bytes.count)
}
