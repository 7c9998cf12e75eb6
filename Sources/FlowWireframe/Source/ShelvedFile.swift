internal import Foundation
internal import SwiftFacts
internal import SwiftParser

/// A file of source, read and parsed when it is first needed.
///
/// Threads wait for each other only where they need the same file.
final class ShelvedFile: @unchecked Sendable {
  private let path: String
  private let read: @Sendable () -> [UInt8]
  private let conditions: BuildConditions
  private let lock = NSLock()
  private var known: [TypePart]?

  init(path: String, conditions: BuildConditions, read: @escaping @Sendable () -> [UInt8]) {
    (self.path, self.conditions, self.read) = (path, conditions, read)
  }

  /// The types in the file; none where it cannot be parsed.
  var parts: [TypePart] {
    lock.withLock {
      if let known { return known }
      let text = SourceReader.parseable(read(), conditions: conditions)
      let parts = text.map { TypeCollector(Parser.parse(source: $0), path: path).parts } ?? []
      known = parts
      return parts
    }
  }
}
