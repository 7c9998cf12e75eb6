internal import Foundation
internal import SwiftFacts
internal import SwiftParser

/// A source file, read on demand; each type in it is parsed on demand.
///
/// Threads do not wait for each other: two that need the same file at the same time may both read it, and the first result is kept.
final class IndexedFile: @unchecked Sendable {
  private let path: String
  private let read: @Sendable () -> [UInt8]
  private let conditions: BuildConditions
  private let lock = NSLock()
  private var known: [TypePart]?

  init(path: String, conditions: BuildConditions, read: @escaping @Sendable () -> [UInt8]) {
    (self.path, self.conditions, self.read) = (path, conditions, read)
  }

  /// The types in the file; empty if it cannot be parsed.
  var parts: [TypePart] {
    if let known = lock.withLock({ known }) { return known }
    let file = SourceReader.parseable(read(), conditions: conditions)
    let parts = file.map { Self.parts(of: $0.text, $0.types, path: path) } ?? []
    return lock.withLock {
      if let known { return known }
      known = parts
      return parts
    }
  }

  private static func parts(of text: String, _ types: DeclaredTypes?, path: String) -> [TypePart] {
    guard let types else {
      return TypeCollector(Parser.parse(source: text), path: path).parts
    }
    return (0..<types.count).map { TypePart($0, of: types, path: path) }
  }
}
