/// A row of an association file: a pattern of URLs that open in the app, or that are excluded.
struct AssociationComponent: Hashable, Sendable {
  /// The condition on the query.
  enum Query: Hashable, Sendable {
    case anything
    case whole(String)
    case items([String: String])
  }

  /// The path, in which `*` matches any text and `?` any character.
  var path: String
  var isExcluded: Bool
  var query = Query.anything
  /// Whether a fragment is required; links have none.
  var needsFragment = false
  var isCaseSensitive = true

  init(path: String, isExcluded: Bool = false) {
    self.path = path
    self.isExcluded = isExcluded
  }

  /// Makes a row of the older form: `NOT /help/*` excludes.
  init(path text: String) {
    let isExcluded = text.hasPrefix("NOT ")
    self.init(path: isExcluded ? String(text.dropFirst(4)) : text, isExcluded: isExcluded)
  }

  /// The row as messages show it.
  var shown: String {
    switch query {
    case .anything: path
    case .whole(let text): "\(path)?\(text)"
    case .items(let items):
      "\(path)?\(items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&"))"
    }
  }

  /// The first part of every path that matches; nil if there may be several.
  var firstPart: Substring? {
    guard isCaseSensitive, path.first == "/" else { return nil }
    let part = path.dropFirst().prefix { $0 != "/" }
    return part.contains { "*?$".contains($0) } ? nil : part
  }
}

/// A row compiled for matching against many URLs.
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

  /// Tells whether the row matches a URL.
  func matches(_ url: AssociationURL) -> Bool {
    !component.needsFragment && path.matches(url.path) && query?.matches(url.query) ?? true
      // A missing item counts as an empty value.
      && items.allSatisfy { $0.value.matches(AssociationURL.value(of: $0.key, in: url.query)) }
  }
}

/// The parts of a URL that association files match, as written.
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

  /// The part between the first two slashes.
  var firstPart: Substring { path.dropFirst().prefix { $0 != "/" } }

  static func value(of key: String, in query: String) -> String {
    let item = query.split(separator: "&").first { $0.prefix { $0 != "=" } == key }
    return item.map { String($0.drop { $0 != "=" }.dropFirst()) } ?? ""
  }
}
