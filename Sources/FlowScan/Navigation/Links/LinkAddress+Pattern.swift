extension LinkAddress {
  /// The pattern, with the scheme or domain declared by the project if the code names none; empty if neither is known, or if the link has
  /// none.
  func pattern(_ declared: DeclaredAddresses) -> String {
    if isByFragment { return "" }
    if !written.isEmpty { return whole(declared) + tail(after: written) }
    let way = path
    if scheme.isEmpty, host.isEmpty, way.isEmpty { return "" }
    let isSite = isWeb || scheme.hasPrefix("http")
    let scheme = scheme.isEmpty ? usualScheme(declared) : scheme
    if scheme.isEmpty {
      // The scheme is that of the app, which neither the code nor the project says.
      return (host.isEmpty ? way : "*://\(host)\(way)") + tail(after: way)
    }
    var place = host
    if place.isEmpty, isSite { place = declared.onlyDomain ?? "*" }
    if place.isEmpty { return "\(scheme)://\(way.dropFirst())" + tail(after: "") }
    let isOpen = isWeb && declared.openHosts.contains(place)
    return "\(isOpen ? "*" : scheme)://\(place)\(way)" + tail(after: "")
  }

  /// The pattern as written, after the app's scheme if it begins with the host.
  private func whole(_ declared: DeclaredAddresses) -> String {
    let scheme = usualScheme(declared)
    let isWhole = written.contains("://") || written.hasPrefix("/") || scheme.isEmpty
    return isWhole ? written : "\(scheme)://\(written)"
  }

  /// Tells whether it is a link of the web: the host of one is a domain, if the app has a scheme of its own for others.
  private func isOfWeb(_ declared: DeclaredAddresses) -> Bool {
    isWeb
      && (host.isEmpty || host.contains(".") || declared.schemes.isEmpty || declared.openHosts.contains(host))
  }

  private func usualScheme(_ declared: DeclaredAddresses) -> String {
    if isOfWeb(declared) || declared.domains.contains(host) || declared.webHosts.contains(host) {
      return "https"
    }
    let own = declared.schemes.filter { !$0.hasPrefix("http") }
    // The app only opens links of its own schemes, unless the host is a domain, or there is none.
    let others = own.filter { !otherSchemes.contains($0) }
    if !own.isEmpty, others.isEmpty, host.isEmpty || host.contains(".") { return "" }
    return others.first ?? own.first ?? (declared.domains.isEmpty ? "" : "https")
  }

  private var path: String {
    var parts = Self.list(segments)
    if !last.isEmpty, parts.last != last { parts.append(last) }
    // A path that must be longer has further parameters.
    if !isWholePath { parts += Array(repeating: Self.unnamed, count: max(0, least - parts.count)) }
    return parts.map { "/" + $0 }.joined()
  }

  /// The segments in order; those without a condition are parameters.
  private static func list(_ segments: [Int: String]) -> [String] {
    guard let end = segments.keys.max() else { return [] }
    return (0...end).map { segments[$0] ?? Self.unnamed }
  }

  private func tail(after known: String) -> String {
    let items = query.compactMap { parameter -> String? in
      let name = parameter.name
      if known.contains("\(name)=") { return nil }
      if let inner = inner[name] { return "\(name)=" + Self.list(inner).map { "/" + $0 }.joined() }
      return "\(name)=" + (parameter.text.isEmpty ? ":\(name)" : parameter.text)
    }
    return items.isEmpty ? "" : (known.contains("?") ? "&" : "?") + items.joined(separator: "&")
  }
}
