import Foundation
public import Testing

/// A folder of expected outputs, one file a case.
///
/// `RECORD_GOLDENS=1 swift test` writes them anew and fails, so that a recording is never taken for a pass. Each suite also
/// checks `orphans`, so that no file outlives its case.
public struct Golden: Sendable {
  /// The folder, from the repository's root.
  public let folder: String

  /// Names the folder of a suite.
  public init(_ folder: String) { self.folder = folder }

  /// Holds a text against the file of a case.
  public func expect(
    _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = Repository.file("\(folder)/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name); run again without RECORD_GOLDENS", sourceLocation: sourceLocation)
      return
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("\(folder)/\(name) is missing; RECORD_GOLDENS=1 writes it", sourceLocation: sourceLocation)
      return
    }
    #expect(
      text == expected, "\(name) differs: \(firstDifference(text, expected))", sourceLocation: sourceLocation)
  }

  /// The files that no case of the suite expects.
  public func orphans(besides expected: [String]) throws -> [String] {
    let found = try FileManager.default.contentsOfDirectory(atPath: Repository.file(folder).path)
    return Set(found).subtracting(expected).sorted()
  }

  private func firstDifference(_ text: String, _ expected: String) -> String {
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
    let now = line < new.count ? String(new[line]) : "(end)"
    let then = line < old.count ? String(old[line]) : "(end)"
    return "line \(line + 1) is \(now.debugDescription), not \(then.debugDescription)"
  }
}
