internal import SwiftSyntax

/// Looks up types and texts for one screen, and records which.
final class TypeLookup {
  private let index: SourceIndex
  /// The names under which types were looked up; a screen depends on the files that may contain such a type.
  private(set) var typeNames: Set<String> = []
  private(set) var usesTexts = false
  /// The types found so far: a list of objects looks the same few up for each of them.
  private var known: [Place: TypeFacts?] = [:]

  /// A name as written in a place.
  private struct Place: Hashable {
    var name: String
    var outer: String
    var path: String
  }

  init(_ index: SourceIndex) { self.index = index }

  /// The texts of the app.
  var strings: StringTables {
    usesTexts = true
    return index.strings
  }

  private var nesting = 0
  private static let deepest = 4

  /// Reads what may lead back to where it is read; nil if it is nested too deeply.
  func nested<Result>(_ read: () -> Result?) -> Result? {
    guard nesting < Self.deepest else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    return read()
  }

  /// A type by its name as written in a place: inside a type, in a file.
  func type(_ name: String, inside outer: String = "", near path: String = "") -> TypeFacts? {
    let place = Place(name: name, outer: outer, path: path)
    if let found = known[place] { return found }
    let found = find(name, inside: outer, near: path)
    known.updateValue(found, forKey: place)
    return found
  }

  private func find(_ name: String, inside outer: String, near path: String) -> TypeFacts? {
    var scope = outer.split(separator: ".")
    while true {
      let full = (scope + [Substring(name)]).joined(separator: ".")
      let fitting = parts(of: full).filter { $0.name == full }
      if fitting.contains(where: { !$0.isExtension }) || scope.isEmpty && !fitting.isEmpty {
        return index.facts(Self.nearest(fitting, to: path))
      }
      if scope.popLast() == nil { break }
    }
    let suffix = "." + name
    let inner = Self.nearest(parts(of: name).filter { $0.name.hasSuffix(suffix) }, to: path)
    guard let first = inner.first(where: { !$0.isExtension }) else { return nil }
    return index.facts(inner.filter { $0.name == first.name })
  }

  /// The type with a name, declared in a file.
  func type(_ name: String, declaredIn path: String) -> TypeFacts? {
    let own = parts(of: name).first {
      $0.path == path && !$0.isExtension && ($0.name == name || $0.name.hasSuffix("." + name))
    }
    return own.flatMap { type($0.name, near: path) } ?? type(name, near: path)
  }

  private func parts(of type: String) -> [TypePart] {
    typeNames.insert(type)
    return index.parts(of: type)
  }

  /// The only type of the app that conforms to a protocol, or the last in a line of only subclasses; nil if there are several.
  func implementation(of type: TypeFacts) -> TypeFacts? {
    var found: TypeFacts?
    var next = type
    for _ in 0..<4 {
      let name = next.name.split(separator: ".").last.map(String.init) ?? next.name
      let heirs = parts(of: ":" + name).filter { part in
        !part.isProtocol && part.inherited.contains(name)
      }
      let names = Set(heirs.map(\.name)).filter { name in !Self.doubles.contains { name.contains($0) } }
      guard names.count == 1, let only = names.first, let heir = self.type(only, near: next.path),
        heir.name != next.name, !heir.isProtocol
      else { break }
      (found, next) = (heir, heir)
    }
    return found
  }

  /// The types of the app that conform to a protocol or inherit from a class, without those whose names mean a passing state.
  func conforming(to type: TypeFacts) -> [TypeFacts] {
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    let names = parts(of: ":" + name).filter { part in
      !part.isProtocol && part.inherited.contains(name)
    }.map(\.name)
    return names.filter { name in
      !Self.doubles.contains { name.contains($0) } && !LikelyBranch.isUnlikely(case: "." + name)
    }.compactMap { self.type($0, near: type.path) }
  }

  /// The words in the names of types that only stand for others in tests and previews.
  private static let doubles = ["Mock", "Fake", "Stub", "Dummy", "Spy", "Preview"]

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
}
