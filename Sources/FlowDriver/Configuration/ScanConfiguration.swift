public import FlowScan
internal import Foundation

/// What a configuration file says of a scan: JSON, in which comments may stand.
///
/// ```jsonc
/// {
///   // Our own router.
///   "conventions": ["flowdoc/router.json"]
/// }
/// ```
public struct ScanConfiguration: Sendable {
  /// The user's own conventions; the file names them relative to its own folder.
  public var conventions: [ProjectFile] = []

  private static let keys = ["conventions"]

  /// Reads a file; a key that it does not know is an error, since a misspelt one would be lost without a word.
  public static func read(_ path: String) throws(DriverError) -> ScanConfiguration {
    guard let bytes = FileBytes.read(path) else {
      throw DriverError("\(path): the file cannot be read; look at its name and permissions")
    }
    var reader = CommentedJSON(Array(bytes))
    let value: CommentedJSON.Value
    do {
      value = try reader.document()
    } catch {
      throw DriverError("\(path):\(error.line): \(error.problem)")
    }
    return try ScanConfiguration(value, of: path)
  }

  private init(_ value: CommentedJSON.Value, of path: String) throws(DriverError) {
    guard case .object(let fields) = value.content else {
      throw DriverError("\(path):\(value.line): a configuration is an object: {\"conventions\": []}")
    }
    for field in fields where !Self.keys.contains(field.key) {
      throw DriverError(
        "\(path):\(field.line): the key \"\(field.key)\" is not known\(suggestion(for: field.key, among: Self.keys))"
      )
    }
    for field in fields {
      for (file, line) in try Self.texts(field, of: path) {
        conventions.append(try Self.convention(file, named: path, line: line))
      }
    }
  }

  private static func texts(
    _ field: CommentedJSON.Field, of path: String
  ) throws(DriverError) -> [(String, Int)] {
    let error = DriverError(
      "\(path):\(field.value.line): \"\(field.key)\" is a list of paths: [\"router.json\"]")
    guard case .array(let elements) = field.value.content else { throw error }
    var texts: [(String, Int)] = []
    for element in elements {
      guard case .string(let text) = element.content else { throw error }
      texts.append((text, element.line))
    }
    return texts
  }

  private static func convention(
    _ file: String, named path: String, line: Int
  ) throws(DriverError) -> ProjectFile {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard let bytes = FileBytes.read(URL(fileURLWithPath: file, relativeTo: folder).path) else {
      throw DriverError(
        "\(path):\(line): \"\(file)\" cannot be read; paths begin at the configuration's own folder")
    }
    return ProjectFile(path: file, bytes: bytes)
  }
}
