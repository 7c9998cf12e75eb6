/// A part of a link: of the URL as a whole, of the value of one of its parameters, or of a payload.
struct LinkPart: Hashable {
  /// The whole that it is a part of.
  enum Root: Hashable {
    case url
    /// The value of a query parameter, which may be an address itself.
    case query(String)
    /// The dictionary of a notification or an activity.
    case payload
  }

  enum Step: Hashable {
    case whole, activity, scheme, host, path, fragment, query, last
    /// The segments of the path from an index on; -1 also counts the first `/`.
    case segments(Int)
    /// The host and the segments of the path, from an index on: `[url.host!] + url.pathComponents.dropFirst()`.
    case hostAndSegments(Int)
    case segment(Int)
    case item, itemName, entry(String)
    /// The number of segments beyond some: the path of a link has this many fewer.
    case size(beyond: Int)
    /// A pair of a dictionary in a loop.
    case pair
  }

  var root: Root = .url
  var step: Step
  /// Whether it was converted to lower case, so that no text with a capital letter equals it.
  var isLower = false
  /// Whether it comes from a web address.
  var isWeb = false
  /// Whether it is a path without the `/` at its ends, which code uses as one segment.
  var isTrimmed = false
  /// The index of the first segment: `pathComponents.dropFirst()` is a slice, which keeps the indices of the whole.
  var firstIndex = 0
  /// Whether it is a list that is declared to be optional, so that `map` takes it as a whole.
  var isOptional = false

  func with(_ step: Step) -> LinkPart {
    var copy = self
    copy.step = step
    copy.firstIndex = 0
    copy.isOptional = false
    return copy
  }

  /// The name of the query parameter that it belongs to.
  var queryName: String? { if case .query(let name) = root { name } else { nil } }

  /// Whether it is a list of segments.
  var isList: Bool {
    switch step {
    case .segments, .hostAndSegments: true
    default: false
    }
  }

  /// The segments from a later one on, as a slice.
  func dropping(_ count: Int) -> LinkPart {
    guard var copy = from(count) else { return self }
    copy.firstIndex = firstIndex + count
    return copy
  }

  /// The segments that are left in an array or slice whose first ones were removed: an array counts anew.
  func removing(_ count: Int) -> LinkPart { firstIndex > 0 ? dropping(count) : from(count) ?? self }

  /// The most segments of which each is told.
  static let longest = 12

  /// No link has more segments; code may name any number.
  private static let most = 100

  private func from(_ count: Int) -> LinkPart? {
    switch step {
    case .segments(let from) where from < Self.most && 0..<Self.most ~= count: with(.segments(from + count))
    case .hostAndSegments(let from) where from < Self.most && 0..<Self.most ~= count:
      with(.hostAndSegments(from + count))
    default: nil
    }
  }

  /// The segments copied from a slice into an array.
  var reindexed: LinkPart { with(step) }

  /// A query parameter, or an entry of a payload.
  func entry(_ name: String) -> LinkPart {
    if root == .payload { return with(.entry(name)) }
    var copy = with(.whole)
    copy.root = .query(name)
    return copy
  }

  /// The path without the `/` at its ends.
  var trimmed: LinkPart {
    var copy = self
    copy.isTrimmed = step == .path
    return copy
  }

  /// The segments as one text, with a `/` between them; segments stand for their text where it is not the whole path.
  var joined: LinkPart {
    guard step == .segments(0) else { return self }
    return with(.path).trimmed
  }

  /// Whether it is the path of a URL, with the `/` that it begins with.
  var isWholePath: Bool { root == .url && step == .path && !isTrimmed }

  var lowered: LinkPart {
    var copy = self
    copy.isLower = true
    return copy
  }

  /// A property of a URL, of its components or of an object that contains it.
  func member(_ name: String) -> LinkPart? {
    switch name {
    case "scheme", "host", "path", "fragment", "query": URLPart(name)
    case "pathComponents": with(.segments(-1))
    case "lastPathComponent": with(.last)
    case "queryItems", "percentEncodedQueryItems", "queryParameters": with(.query)
    case "webpageURL", "targetContentIdentifier": web
    case "userInfo" where step == .activity || root == .payload: LinkPart(root: .payload, step: .whole)
    case "percentEncodedPath", "relativePath": with(.path)
    case "percentEncodedHost", "encodedHost": with(.host)
    case "first", "last": end(isFirst: name == "first")
    case "count": size
    case "name" where step == .item: with(.itemName)
    case "key" where step == .pair || step == .item: with(.itemName)
    case _ where Self.same.contains(name): self
    default: nil
    }
  }

  private var web: LinkPart {
    var copy = with(.whole)
    copy.isWeb = true
    return copy
  }

  private func URLPart(_ name: String) -> LinkPart? {
    switch name {
    case "scheme": with(.scheme)
    case "host": with(.host)
    case "path": with(.path)
    case "fragment": with(.fragment)
    default: with(.query)
    }
  }

  /// The first or last of some segments; any other single one counts as the whole.
  func end(isFirst: Bool) -> LinkPart {
    guard isList else { return self }
    return isFirst ? element(0) : with(.last)
  }

  /// The number of some segments; nil for any other part.
  private var size: LinkPart? {
    guard root == .url else { return nil }
    return switch step {
    // The `/` counts as well, and so does the host.
    case .segments(let from): with(.size(beyond: from))
    case .hostAndSegments(let from): with(.size(beyond: from - 1))
    default: nil
    }
  }

  /// One of some segments; any other part stands for its elements.
  func element(_ index: Int) -> LinkPart {
    guard -Self.most..<Self.most ~= index else { return self }
    return switch step {
    // The `/` comes before the first segment.
    case .segments(let from): with(.segment(from + index))
    case .hostAndSegments(let from): with(from + index == 0 ? .host : .segment(from + index - 1))
    default: self
    }
  }

  /// The host followed by the path, or by its segments without the first `/`.
  static func hostAnd(_ path: LinkPart) -> LinkPart? {
    guard path.root == .url else { return nil }
    return path.step == .path || path.step == .segments(0) ? path.with(.hostAndSegments(0)) : nil
  }

  /// Properties that return the same address, or the same part of it.
  private static let same: Set<String> = [
    "absoluteString", "absoluteURL", "url", "string", "standardized", "removingPercentEncoding", "value",
    "rawValue", "relativeString", "description", "request", "content", "notification", "lazy",
    "urlContexts", "notificationResponse", "values", "wrappedValue", "standardizedFileURL",
  ]
}
