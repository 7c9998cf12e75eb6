public import FlowModel
internal import Foundation

/// The URLs that a website's `apple-app-site-association` file opens in the app.
///
/// ```swift
/// try AssociationFile(reading: data).opens("https://shop.example/cart")
/// ```
public struct AssociationFile: Hashable, Sendable {
  /// The rows of each app in the file, in the order of the file.
  let apps: [AssociationRows]
  /// The path of the file.
  public var location: SourceLocation?

  /// All rows, each once, in the order of the file.
  var components: [AssociationComponent] {
    var seen: Set<AssociationComponent> = []
    return apps.flatMap(\.rows).map(\.component).filter { seen.insert($0).inserted }
  }

  /// Tells whether a URL opens in some app: the first row that matches decides.
  public func opens(_ url: String) -> Bool {
    let url = AssociationURL(url)
    return apps.contains { $0.first(matching: url)?.isExcluded == false }
  }

  init(apps: [[AssociationComponent]]) { self.apps = apps.map(AssociationRows.init) }

  /// Reads a file of either form: `components`, as of iOS 13, or the older `paths`.
  public init(reading bytes: [UInt8]) throws(AssociationError) {
    if let excess = JSONSize.excess(in: Data(bytes)) { throw .tooLarge(excess) }
    guard let file = try? JSONDecoder().decode(Content.self, from: Data(bytes)) else { throw .notOne }
    if let repeated = JSONKeys.firstRepeated(in: Data(bytes)) {
      throw .repeatedKey(repeated.key, line: repeated.line)
    }
    self.init(apps: file.applinks.details.map(\.list))
  }
}

/// The reason why a file is not an association file.
public enum AssociationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is something else.
  case notOne
  /// The file has more values than are decoded.
  case tooLarge(JSONSize.Excess)
  /// An object has the same key twice; the line is that of the second.
  case repeatedKey(String, line: Int)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .notOne:
      "this is not an apple-app-site-association file: it has no applinks with details; flowdoc export --format aasa writes one"
    case .tooLarge(let excess): excess.description
    case .repeatedKey(let key, let line):
      "the key '\(key)' occurs twice in the same object, the second time on line \(line); keep one of them"
    }
  }
}

private struct Content: Decodable {
  var applinks: Links

  struct Links: Decodable {
    var details: [Detail]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      // The oldest form has an object with a key for each app.
      if let list = try? container.decode([Detail].self, forKey: .details) {
        details = list
      } else {
        let byApp = try container.decode([String: Detail].self, forKey: .details)
        details = byApp.sorted { $0.key < $1.key }.map(\.value)
      }
    }

    enum CodingKeys: CodingKey { case details }
  }

  struct Detail: Decodable {
    var components: [Component]?
    var paths: [String]?

    var list: [AssociationComponent] {
      components?.map(\.value) ?? (paths ?? []).map(AssociationComponent.init(path:))
    }
  }

  struct Component: Decodable {
    var value: AssociationComponent

    enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case fragment = "#"
      case exclude, caseSensitive
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      value = AssociationComponent(
        path: try container.decodeIfPresent(String.self, forKey: .path) ?? "*",
        isExcluded: try container.decodeIfPresent(Bool.self, forKey: .exclude) ?? false)
      value.needsFragment =
        try container.decodeIfPresent(String.self, forKey: .fragment).map { $0 != "*" } ?? false
      value.isCaseSensitive = try container.decodeIfPresent(Bool.self, forKey: .caseSensitive) ?? true
      if let whole = try? container.decodeIfPresent(String.self, forKey: .query) {
        value.query = .whole(whole)
      } else if let items = try container.decodeIfPresent([String: String].self, forKey: .query) {
        value.query = .items(items)
      }
    }
  }
}
