public import Foundation

/// Writes results where a command line wants them.
public enum OutputFile {
  /// Writes a file, with the folders that it needs; an interrupted write leaves the old file whole.
  public static func write(_ text: String, to path: String) throws(DriverError) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file of bytes in the same way.
  public static func write(_ bytes: Data, to path: String) throws(DriverError) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file, options: .atomic)
    } catch {
      throw DriverError(
        "\(path): the file cannot be written (\(error.localizedDescription)); look at the folder")
    }
  }
}
