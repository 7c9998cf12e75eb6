/// A row of an association file: URLs that are handed to the app, or that are not.
struct AssociationComponent: Hashable, Sendable {
  /// What the query must be.
  enum Query: Hashable, Sendable {
    case anything
    case whole(String)
    case items([String: String])
  }

  /// The path, in which `*` is any text and `?` any character.
  var path: String
  var isExcluded: Bool
  var query = Query.anything
  /// Whether there must be a fragment; links have none.
  var needsFragment = false
  var isCaseSensitive = true

  init(path: String, isExcluded: Bool = false) {
    self.path = path
    self.isExcluded = isExcluded
  }

  /// A row of the older form: `NOT /help/*` excludes.
  init(path text: String) {
    let isExcluded = text.hasPrefix("NOT ")
    self.init(path: isExcluded ? String(text.dropFirst(4)) : text, isExcluded: isExcluded)
  }

  /// The row in a message.
  var shown: String {
    switch query {
    case .anything: path
    case .whole(let text): "\(path)?\(text)"
    case .items(let items):
      "\(path)?\(items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&"))"
    }
  }

  /// The first part of each path that the row is about; nil where there may be several.
  var firstPart: Substring? {
    guard isCaseSensitive, path.first == "/" else { return nil }
    let part = path.dropFirst().prefix { $0 != "/" }
    return part.contains { "*?$".contains($0) } ? nil : part
  }
}

/// A row that was read once, to be held against many URLs.
struct AssociationMatcher: Hashable, Sendable {
  let component: AssociationComponent
  private let path: Glob
  private let query: Glob?
  private let items: [String: Glob]

  init(_ component: AssociationComponent) {
    self.component = component
    let glob = { Glob($0, component.isCaseSensitive) }
    path = glob(component.path)
    switch component.query {
    case .anything: (query, items) = (nil, [:])
    case .whole(let pattern): (query, items) = (glob(pattern), [:])
    case .items(let wanted): (query, items) = (nil, wanted.mapValues(glob))
    }
  }

  /// Whether the row is about a URL.
  func matches(_ url: AssociationURL) -> Bool {
    !component.needsFragment && path.matches(url.path) && query?.matches(url.query) ?? true
      // An item that is not there has an empty value.
      && items.allSatisfy { $0.value.matches(AssociationURL.value(of: $0.key, in: url.query)) }
  }
}

/// The parts of a URL that association files look at, as they are written.
struct AssociationURL {
  let path: String
  let query: String

  init(_ url: String) {
    let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
    let whole = rest.prefix { $0 != "#" }
    let sides = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = sides.first?.drop { $0 != "/" } ?? ""
    self.path = path.isEmpty ? "/" : String(path)
    query = sides.count > 1 ? String(sides[1]) : ""
  }

  /// What stands between the first two slashes.
  var firstPart: Substring { path.dropFirst().prefix { $0 != "/" } }

  static func value(of key: String, in query: String) -> String {
    let item = query.split(separator: "&").first { $0.prefix { $0 != "=" } == key }
    return item.map { String($0.drop { $0 != "=" }.dropFirst()) } ?? ""
  }
}
