internal import Foundation

/// What stands before the content of every file of flowdoc.
struct FileHeader: Decodable {
  let format: String?
  let version: Int?

  /// Refuses a file of another format or of a version that this program does not know.
  fileprivate func check(format: String, version: Int, page: String) throws(GraphFileError) {
    guard self.format == format else {
      throw GraphFileError(
        path: "format", problem: .wrongFormat(found: self.format, expected: format), page: page)
    }
    guard let found = self.version else {
      throw GraphFileError(path: "version", problem: .missing, page: page)
    }
    guard found == version else {
      throw GraphFileError(
        path: "version", problem: .unknownVersion(found: found, known: version), page: page)
    }
  }
}

/// A file as it is read: header and content at once, since to go twice through a large file takes twice as long.
struct FileDocument<Content: Decodable>: Decodable {
  private let header: FileHeader
  /// Looked at only once the header is known to be right.
  private let content: Result<Content, any Error>

  init(from decoder: any Decoder) throws {
    header = try FileHeader(from: decoder)
    content = Result { try Content(from: decoder) }
  }

  /// The content of a file of a format, or why it is none.
  static func content(
    of data: Data, format: String, version: Int, page: String = "GraphFormat.md"
  ) throws(GraphFileError) -> Content {
    let document = try GraphFileError.decode(Self.self, from: data, page: page)
    try document.header.check(format: format, version: version, page: page)
    if let repeated = JSONKeys.firstRepeated(in: data) {
      throw GraphFileError(path: "", problem: .repeatedKey(repeated.key, line: repeated.line), page: page)
    }
    return try GraphFileError.telling(data, page) { try document.content.get() }
  }
}

/// A key of a file that stands beside its content.
struct HeaderField {
  let key: String
  let value: any FileValue

  func tell(_ sink: inout any FileSink) {
    sink.add(key: key)
    value.tell(&sink)
  }

  /// In the order of their keys.
  static func header(format: String, version: Int) -> [HeaderField] {
    [HeaderField(key: "format", value: format), HeaderField(key: "version", value: version)]
  }
}
