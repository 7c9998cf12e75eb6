import Foundation

/// The conditions on a URL that lead to a place in the code: an incomplete link pattern.
struct Address: Hashable {
  var scheme = ""
  var host = ""
  var path: [String] = []
  var query: [String] = []

  var isEmpty: Bool { scheme.isEmpty && host.isEmpty && path.isEmpty }

  /// Whether more than the scheme is known, which alone opens nothing.
  var isLink: Bool { !host.isEmpty || !path.isEmpty }

  /// Records that a part of the URL has this text.
  mutating func note(_ part: String, _ text: String) {
    switch part {
    case "scheme": scheme = text
    case "host": host = text
    case "path", "absoluteString", "relativePath": take(text)
    case "pathComponents", "lastPathComponent", "fragment": if text != "/" { path.append(text) }
    default: return
    }
  }

  /// Adds the conditions further in.
  mutating func add(_ inner: Address) {
    if !inner.scheme.isEmpty { scheme = inner.scheme }
    if !inner.host.isEmpty { host = inner.host }
    path += inner.path
    query += inner.query.filter { !query.contains($0) }
  }

  private mutating func take(_ text: String) {
    var rest = text[...]
    if let sign = rest.range(of: "://") {
      scheme = String(rest[..<sign.lowerBound])
      rest = rest[sign.upperBound...]
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      host = String(rest[..<end])
      rest = rest[end...]
    }
    path += rest.split(separator: "/").map(String.init)
  }

  /// The pattern, with the scheme or domain declared by the project if the code names none.
  func pattern(_ declared: DeclaredAddresses) -> String {
    let tail = query.isEmpty ? "" : "?" + query.map { "\($0)=:\($0)" }.joined(separator: "&")
    let way = path.map { "/" + $0 }.joined()
    if !scheme.isEmpty || (!host.isEmpty && declared.onlyScheme != nil) {
      let scheme = scheme.isEmpty ? declared.onlyScheme ?? "" : scheme
      return host.isEmpty ? "\(scheme)://\(way.dropFirst())\(tail)" : "\(scheme)://\(host)\(way)\(tail)"
    }
    // A host without a scheme is not an address that could be opened.
    if !host.isEmpty { return declared.onlyDomain == host ? "https://\(host)\(way)\(tail)" : "" }
    if let domain = declared.onlyDomain { return "https://\(domain)\(way)\(tail)" }
    return declared.onlyScheme.map { "\($0)://\(way.dropFirst())\(tail)" } ?? "\(way)\(tail)"
  }
}

/// The schemes and domains declared in the app's property lists and entitlements.
struct DeclaredAddresses: Hashable {
  var schemes: [String] = []
  var domains: [String] = []
  /// The hosts of links that the app opens with any scheme: that of the web is not one more.
  var openHosts: Set<String> = []
  /// The domains that the code expects in links of the web, which are none of the app's own schemes.
  var webHosts: Set<String> = []

  var onlyScheme: String? { schemes.count == 1 ? schemes[0] : nil }
  var onlyDomain: String? { domains.count == 1 ? domains[0] : nil }

  /// Adds the app's own scheme if none is declared and the code names exactly one.
  func orWritten(_ schemes: some Sequence<String>) -> DeclaredAddresses {
    let own = Set(schemes).subtracting(Self.common)
    guard self.schemes.isEmpty, own.count == 1 else { return self }
    return DeclaredAddresses(schemes: Array(own), domains: domains)
  }

  /// The schemes of no app in particular, and no scheme.
  private static let common: Set<String> = inner.union(["", "http", "https", "file", "mailto", "tel", "sms"])

  /// The schemes inside of pages, with which the system opens no app.
  static let inner: Set<String> = ["data", "about", "javascript", "blob"]
}
