internal import Foundation
package import SwiftFacts

/// The source files of an app, in which types are parsed on demand, each once.
///
/// Several threads may use it; the results do not depend on their order.
public final class SourceIndex: @unchecked Sendable {
  let strings: StringTables
  private let files: [IndexedFile]
  private let places: DeclarationPlaces
  private let lock = NSLock()
  private var types: [String: TypeFacts] = [:]

  /// Takes the paths of the files of an app, a function that reads the file with a number, and the string tables.
  package init(
    paths: [String], places: DeclarationPlaces, strings: StringTables = StringTables(),
    conditions: BuildConditions = .iOS, read: @escaping @Sendable (Int) -> [UInt8]
  ) {
    self.strings = strings
    self.places = places
    files = paths.enumerated().map { number, path in
      IndexedFile(path: path, conditions: conditions) { read(number) }
    }
  }

  /// Takes files with known bytes.
  public convenience init(_ files: [SourceText], strings: StringTables = StringTables()) {
    self.init(
      paths: files.map(\.path),
      places: DeclarationPlaces(files.map { DeclarationPlaces.names(in: $0.bytes) }),
      strings: strings
    ) { files[$0].bytes }
  }

  /// The declarations and extensions in all files that may contain a part of a type; others are among them.
  func parts(of type: String) -> [TypePart] { places.files(of: type).flatMap { files[$0].parts } }

  /// The members of a type, collected once.
  func facts(_ parts: [TypePart]) -> TypeFacts? {
    guard let main = parts.first(where: { !$0.isExtension }) ?? parts.first else { return nil }
    let key = "\(main.name)\n\(main.path)\n\(parts.count)"
    if let known = lock.withLock({ types[key] }) { return known }
    // Threads that need the same type at the same time may parse it twice; the first result is kept.
    let facts = TypeFacts(parts)
    return lock.withLock {
      if let known = types[key] { return known }
      types[key] = facts
      return facts
    }
  }
}
