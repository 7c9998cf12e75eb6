internal import Foundation
package import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// The source files of an app, parsed when a type of theirs is asked for, each once.
///
/// Several threads may ask; what they get does not depend on who came first.
public final class SourceShelf: @unchecked Sendable {
  let strings: StringTables
  private let files: [SourceText]
  private let conditions: BuildConditions
  /// The files that may declare or extend a type, by the last part of its name.
  private let places: [String: [Int]]
  private let lock = NSLock()
  private var parsed: [Int: [TypePart]] = [:]
  private var known: [String: [TypePart]] = [:]
  private var types: [String: TypeFacts] = [:]

  /// Takes the files of an app and its tables of texts; `names` are the types that each file may declare.
  package init(
    _ files: [SourceText], names: [Set<String>]? = nil, strings: StringTables = StringTables(),
    conditions: BuildConditions = .iOS
  ) {
    self.files = files
    self.strings = strings
    self.conditions = conditions
    var places: [String: [Int]] = [:]
    for (number, file) in files.enumerated() {
      let declared = names.map { $0[number] } ?? DeclaredNames.of(file.bytes)
      for name in declared { places[name, default: []].append(number) }
    }
    self.places = places
  }

  /// The names of the types that a file may declare or extend.
  public static func names(in bytes: [UInt8]) -> Set<String> { DeclaredNames.of(bytes) }

  /// A type by a name as it is written at a place: inside a type, in a file.
  func type(_ name: String, inside outer: String = "", near path: String = "") -> TypeFacts? {
    guard let last = name.split(separator: ".").last.map(String.init) else { return nil }
    let all = parts(of: last)
    guard !all.isEmpty else { return nil }
    var scope = outer.split(separator: ".")
    while true {
      let full = (scope + [Substring(name)]).joined(separator: ".")
      let fitting = all.filter { $0.name == full }
      if fitting.contains(where: { !$0.isExtension }) || scope.isEmpty && !fitting.isEmpty {
        return facts(Self.nearest(fitting, to: path))
      }
      if scope.popLast() == nil { break }
    }
    let suffix = "." + name
    let inner = Self.nearest(all.filter { $0.name.hasSuffix(suffix) }, to: path)
    guard let first = inner.first(where: { !$0.isExtension }) else { return nil }
    return facts(inner.filter { $0.name == first.name })
  }

  /// The type that is declared in a file under a name.
  func type(_ name: String, declaredIn path: String) -> TypeFacts? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let own = parts(of: last).first {
      $0.path == path && !$0.isExtension && ($0.name == name || $0.name.hasSuffix("." + name))
    }
    return own.flatMap { type($0.name, near: path) } ?? type(name, near: path)
  }

  /// The declaration that shares most of its path with a file, and all extensions.
  private static func nearest(_ parts: [TypePart], to path: String) -> [TypePart] {
    let declarations = parts.filter { !$0.isExtension }
    guard declarations.count > 1 else { return parts }
    let common = { (part: TypePart) in
      zip(part.path.split(separator: "/"), path.split(separator: "/"))
        .prefix { $0 == $1 }.count
    }
    let best = declarations.map(common).max() ?? 0
    let chosen = declarations.first { common($0) == best }
    return parts.filter { $0.isExtension || $0.path == chosen?.path }
  }

  /// The members of a type, collected once.
  private func facts(_ parts: [TypePart]) -> TypeFacts? {
    guard let main = parts.first(where: { !$0.isExtension }) ?? parts.first else { return nil }
    let key = "\(main.name)\n\(main.path)\n\(parts.count)"
    return lock.withLock {
      if let facts = types[key] { return facts }
      let facts = TypeFacts(parts)
      types[key] = facts
      return facts
    }
  }

  private func parts(of name: String) -> [TypePart] {
    lock.withLock {
      if let parts = known[name] { return parts }
      let parts = (places[name] ?? []).flatMap { read($0) }.filter {
        $0.name == name || $0.name.hasSuffix("." + name)
      }
      known[name] = parts
      return parts
    }
  }

  private func read(_ number: Int) -> [TypePart] {
    if let parts = parsed[number] { return parts }
    let file = files[number]
    var parts: [TypePart] = []
    if let text = SourceReader.parseable(file.bytes, conditions: conditions) {
      parts = TypeCollector(Parser.parse(source: text), path: file.path).parts
    }
    parsed[number] = parts
    return parts
  }
}
