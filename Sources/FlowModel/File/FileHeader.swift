internal import Foundation

/// What stands before the content of every file of flowdoc, and is read before the rest.
struct FileHeader: Decodable {
  let format: String?
  let version: Int?

  /// Refuses a file of another format or of a version that this program does not know.
  static func check(_ data: Data, format: String, version: Int, page: String = "GraphFormat.md")
    throws(GraphFileError)
  {
    let header = try GraphFileError.decode(FileHeader.self, from: data, page: page)
    guard header.format == format else {
      throw GraphFileError(
        path: "format", problem: .wrongFormat(found: header.format, expected: format), page: page)
    }
    guard let found = header.version else {
      throw GraphFileError(path: "version", problem: .missing, page: page)
    }
    guard found == version else {
      throw GraphFileError(
        path: "version", problem: .unknownVersion(found: found, known: version), page: page)
    }
  }
}

/// A header and the content that follows it, as one JSON object.
struct FileContent<Content: FileObject>: Encodable {
  let format: String
  let version: Int
  let content: Content

  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var container = encoder.container(keyedBy: FieldKey.self)
    try container.encode(format, forKey: FieldKey(stringValue: "format"))
    try container.encode(version, forKey: FieldKey(stringValue: "version"))
  }
}
