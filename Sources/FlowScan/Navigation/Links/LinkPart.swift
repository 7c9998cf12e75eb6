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
    case segment(Int)
    case item, itemName, entry(String)
    /// A pair of a dictionary in a loop.
    case pair
  }

  var root: Root = .url
  var step: Step
  /// Whether it was converted to lower case, so that no text with a capital letter equals it.
  var isLower = false
  /// Whether it comes from a web address.
  var isWeb = false

  func with(_ step: Step) -> LinkPart {
    var copy = self
    copy.step = step
    return copy
  }

  /// A query parameter, or an entry of a payload.
  func entry(_ name: String) -> LinkPart {
    if root == .payload { return with(.entry(name)) }
    var copy = with(.whole)
    copy.root = .query(name)
    return copy
  }

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
    case "userInfo" where step == .activity: LinkPart(root: .payload, step: .whole)
    case "percentEncodedPath", "relativePath": with(.path)
    case "percentEncodedHost", "encodedHost": with(.host)
    case "first", "last": end(isFirst: name == "first")
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
    guard case .segments(let from) = step else { return self }
    return isFirst ? segment(from, 0) : with(.last)
  }

  func segment(_ from: Int, _ index: Int) -> LinkPart {
    // The `/` comes before the first segment.
    with(.segment(from + index))
  }

  /// Properties that return the same address, or the same part of it.
  private static let same: Set<String> = [
    "absoluteString", "absoluteURL", "url", "string", "standardized", "removingPercentEncoding", "value",
    "rawValue", "relativeString", "description", "request", "content", "notification", "lazy",
    "urlContexts", "notificationResponse", "values", "wrappedValue", "standardizedFileURL",
  ]
}
