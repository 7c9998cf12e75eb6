internal import FlowModel
internal import FlowScan
public import Foundation
internal import SwiftFacts

/// The part of a scan that covers one module: the code of its files, to be analysed together with other modules without their sources.
///
/// The behaviour of a flow depends on modules that its own does not know: on who creates it, on the types behind its protocols, on
/// types of the same name. So a part has no results; they are computed once all parts are there.
public struct ScanPart: Sendable {
  /// A source file.
  struct File: Equatable, Sendable {
    /// The path used by findings and the graph.
    var path: String
    var code: Data
  }

  /// The name of the module's folder; empty if single files were scanned.
  var name = ""
  var includesViews = false
  var tellsWhy = false
  /// The platform that the files were read for.
  var platform = ""
  var conventions: [ProjectFile] = []
  /// The corrections from the configuration.
  var corrections: [String] = []
  /// Property lists, entitlements and storyboards.
  var projectFiles: [ProjectFile] = []
  var files: [File] = []
  /// The findings about the files themselves.
  var findings: [Finding] = []
}

// The file: a mark with the format of code, the version that wrote it, a hash of the rest, the rest.
extension ScanPart {
  private static let mark = Data("flowdoc part \(FileCode.format)\n".utf8)
  private static let anyMark = Data("flowdoc part ".utf8)

  /// Tells whether bytes claim to be a part.
  static func isNamed(in bytes: Data) -> Bool { bytes.starts(with: anyMark) }

  /// Serialises the part; equal files give equal bytes, on any machine and with any number of threads.
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

  /// Parses a part; throws if it is damaged or was written by another version.
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
      // Copied, because readers of these bytes expect indices from 0.
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
