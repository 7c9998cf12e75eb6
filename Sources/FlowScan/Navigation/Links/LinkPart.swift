/// A part of what brings a link: of the URL as a whole, of the value of one of its parameters, or of a payload.
struct LinkPart: Hashable {
  /// What it is a part of.
  enum Root: Hashable {
    case url
    /// The value of a parameter of the query, which may be an address itself.
    case query(String)
    /// The table that a notification or an activity brings.
    case payload
  }

  enum Step: Hashable {
    case whole, activity, scheme, host, path, fragment, query, last
    /// The segments of the path from one on; -1 counts the first `/` as one, too.
    case segments(Int)
    case segment(Int)
    case item, itemName, entry(String)
    /// A pair of a table that is gone through.
    case pair
  }

  var root: Root = .url
  var step: Step
  /// Whether it was put in lower case, so that no text with a capital is equal to it.
  var isLower = false
  /// Whether a website's address brought it.
  var isWeb = false

  func with(_ step: Step) -> LinkPart {
    var copy = self
    copy.step = step
    return copy
  }

  /// A parameter of the query, or an entry of a payload.
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

  /// A property of a URL, of its components or of what brings it.
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

  /// The first or the last of some segments; whatever else is one of several is as good as the whole.
  func end(isFirst: Bool) -> LinkPart {
    guard case .segments(let from) = step else { return self }
    return isFirst ? segment(from, 0) : with(.last)
  }

  func segment(_ from: Int, _ index: Int) -> LinkPart {
    // Before the first segment stands the `/`.
    with(.segment(from + index))
  }

  /// Properties whose value is the same address, or the same part of it.
  private static let same: Set<String> = [
    "absoluteString", "absoluteURL", "url", "string", "standardized", "removingPercentEncoding", "value",
    "rawValue", "relativeString", "description", "request", "content", "notification", "lazy",
    "urlContexts", "notificationResponse", "values", "wrappedValue", "standardizedFileURL",
  ]
}
