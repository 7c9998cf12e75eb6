internal import Foundation

/// The keys that come before the content in every file of flowdoc.
struct FileHeader: Decodable {
  let format: String?
  let version: Int?

  /// The format that a file claims to have; found without decoding the file, which takes long and as much memory as reading it.
  static func format(of data: Data) -> String? {
    data.withUnsafeBytes { JSONBytes($0.bindMemory(to: UInt8.self)).string(under: "format") }
  }

  /// Rejects a file of another format, or of a version that this program does not know.
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

/// A file as it is decoded: header and content in one pass, since a second pass over a large file takes as long again.
struct FileDocument<Content: FileObject>: Decodable {
  private let header: FileHeader
  /// Read only once the header has been checked.
  private let content: Result<Content, any Error>

  init(from decoder: any Decoder) throws {
    header = try FileHeader(from: decoder)
    content = Result { try Content(from: decoder) }
  }

  /// Reads the content of a file of the given format, or throws the reason why it cannot.
  static func content(
    of data: Data, format: String, version: Int, page: String = "GraphFormat.md"
  ) throws(GraphFileError) -> Content {
    if let content = plainContent(of: data, format: format, version: version) { return content }
    return try decodedContent(of: data, format: format, version: version, page: page)
  }

  /// Reads a file that is plainly written, as flowdoc does; nil if it is not.
  static func plainContent(of data: Data, format: String, version: Int) -> Content? {
    guard JSONSize.excess(in: data) == nil else { return nil }
    let header = HeaderField.header(format: format, version: version)
    return JSONReader.document(data) { Content(plain: &$0, header: header) }
  }

  /// Decodes a file, however it is written.
  static func decodedContent(
    of data: Data, format: String, version: Int, page: String
  ) throws(GraphFileError) -> Content {
    let document = try GraphFileError.decode(Self.self, from: data, page: page)
    try document.header.check(format: format, version: version, page: page)
    if let repeated = JSONKeys.firstRepeated(in: data) {
      throw GraphFileError(path: "", problem: .repeatedKey(repeated.key, line: repeated.line), page: page)
    }
    return try GraphFileError.describingErrors(data, page) { try document.content.get() }
  }
}

/// A key of a file other than those of its content.
struct HeaderField {
  let key: String
  let value: any FileValue

  func emit(_ sink: inout any FileSink) {
    sink.add(key: key)
    value.emit(&sink)
  }

  /// The header's fields, ordered by key.
  static func header(format: String, version: Int) -> [HeaderField] {
    [HeaderField(key: "format", value: format), HeaderField(key: "version", value: version)]
  }
}
