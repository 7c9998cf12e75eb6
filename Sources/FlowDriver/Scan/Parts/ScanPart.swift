internal import FlowModel
internal import FlowScan
public import Foundation
internal import SwiftFacts

/// What a scan must know of one module to be done together with other modules, without their sources: the code of its files.
///
/// What a flow does hangs on modules that its own does not know: on who makes it, on what stands behind its protocols, on which other
/// types have its name. So a part holds no answers; they are found when all parts are there.
public struct ScanPart: Sendable {
  /// A source file.
  struct File: Equatable, Sendable {
    /// The path, as findings and the graph name it.
    var path: String
    var code: Data
  }

  /// What the module's folder is called; empty where single files were scanned.
  var name = ""
  var includesViews = false
  var tellsWhy = false
  /// The platform for which the files were read.
  var platform = ""
  var conventions: [ProjectFile] = []
  /// What the configuration says of types.
  var corrections: [String] = []
  /// Property lists, entitlements and storyboards.
  var projectFiles: [ProjectFile] = []
  var files: [File] = []
  /// What there is to say of the files themselves.
  var findings: [Finding] = []
}

// The file: a mark and the format of code, the version that wrote it, a hash of the rest, the rest.
extension ScanPart {
  private static let mark = Data("flowdoc part \(FileCode.format)\n".utf8)
  private static let anyMark = Data("flowdoc part ".utf8)

  /// Whether bytes say of themselves that they are a part.
  static func isNamed(in bytes: Data) -> Bool { bytes.starts(with: anyMark) }

  /// The bytes of the file: the same wherever, whenever and on however many threads the same files are scanned.
  public func data(version: String) -> Data {
    var body = Data()
    body.append(text: name)
    body.append(number: (includesViews ? 1 : 0) + (tellsWhy ? 2 : 0))
    body.append(text: platform)
    for list in [conventions, projectFiles] {
      body.append(list: list) { body, file in
        body.append(text: file.path)
        body.append(block: file.bytes)
      }
    }
    body.append(list: corrections) { $0.append(text: $1) }
    body.append(list: files) { body, file in
      body.append(text: file.path)
      body.append(block: file.code)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    body.append(block: (try? encoder.encode(findings)) ?? Data())
    var data = Self.mark
    data.append(text: version)
    data.append(hash: ContentHash(of: body))
    return data + body
  }

  /// Reads a part; says what is wrong with one that is damaged, or that another version wrote.
  init(_ data: Data, named path: String, version: String) throws(DriverError) {
    var reader = PackReader(data)
    guard reader.bytes(Self.mark.count) == Self.mark, reader.text() == version else {
      throw DriverError(
        "\(path): another version of flowdoc wrote this part; scan the module again with flowdoc \(version)")
    }
    let hash = reader.hash()
    guard hash == ContentHash(of: reader.rest), read(&reader) else {
      throw DriverError("\(path): the part is damaged; scan the module again")
    }
  }

  private mutating func read(_ reader: inout PackReader) -> Bool {
    func projectFile(_ reader: inout PackReader) -> ProjectFile? {
      guard let path = reader.text(), let bytes = reader.block() else { return nil }
      // Whoever reads these bytes counts from their beginning.
      return ProjectFile(path: path, bytes: Data(bytes))
    }
    func file(_ reader: inout PackReader) -> File? {
      guard let path = reader.text(), let code = reader.block() else { return nil }
      return File(path: path, code: code)
    }
    guard let name = reader.text(), let flags = reader.number(), let platform = reader.text(),
      let conventions = reader.list(projectFile), let projectFiles = reader.list(projectFile),
      let corrections = reader.list({ $0.text() }), let files = reader.list(file), let told = reader.block(),
      let findings = try? JSONDecoder().decode([Finding].self, from: told)
    else { return false }
    (self.name, self.conventions) = (name, conventions)
    (includesViews, tellsWhy) = (flags & 1 != 0, flags & 2 != 0)
    self.platform = platform
    self.corrections = corrections
    (self.projectFiles, self.files, self.findings) = (projectFiles, files, findings)
    return true
  }
}
