internal import Foundation

/// The texts of an app by their keys, from its string tables and catalogs.
public struct StringTables: Sendable {
  private var texts: [String: String] = [:]
  /// The texts by keys without punctuation, as generated constants are named.
  private var plain: [String: String] = [:]

  /// Creates tables without texts.
  public init() {}

  /// Adds the texts of a file: a table (`.strings`) or a catalog (`.xcstrings`); earlier ones stay.
  public mutating func add(_ bytes: [UInt8], isCatalog: Bool) {
    for (key, text) in (isCatalog ? Self.catalog(bytes) : Self.table(bytes)).sorted(by: { $0.key < $1.key }) {
      if texts[key] == nil { texts[key] = text }
      let name = Self.plain(key)
      if plain[name] == nil { plain[name] = text }
    }
  }

  /// The text of a key.
  func text(_ key: String) -> String? { texts[key] }

  /// The text for a constant named after its key: `Strings.signIn` for `sign_in` or `SignIn`.
  func text(ofConstant name: String) -> String? { plain[Self.plain(name)] }

  private static func plain(_ key: String) -> String {
    String(key.lowercased().unicodeScalars.filter(CharacterSet.alphanumerics.contains))
  }

  private static func table(_ bytes: [UInt8]) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
  }

  private static func catalog(_ bytes: [UInt8]) -> [String: String] {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes)) else { return [:] }
    var texts: [String: String] = [:]
    for (key, entry) in catalog.strings {
      let value = entry.localizations?[catalog.sourceLanguage ?? "en"]
      texts[key] = value?.stringUnit?.value ?? value?.variations?.plural?["other"]?.stringUnit?.value
    }
    return texts
  }

  private struct Catalog: Decodable {
    let sourceLanguage: String?
    let strings: [String: Entry]

    struct Entry: Decodable { let localizations: [String: Value]? }

    struct Value: Decodable {
      let stringUnit: Unit?
      let variations: Variations?
    }

    struct Variations: Decodable { let plural: [String: Plural]? }

    struct Plural: Decodable { let stringUnit: Unit? }

    struct Unit: Decodable { let value: String? }
  }
}
