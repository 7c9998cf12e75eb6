/// The host and path of a git remote, independent of the protocol.
///
/// User names and passwords are dropped, since anything derived from a remote is published.
struct GitRemote: Hashable, Sendable {
  /// The scheme of web addresses; `http` only if the remote uses it.
  var scheme = "https"
  /// The host in lower case, with the port of a web address.
  var host: String
  /// The path without `.git` and without surrounding slashes.
  var path: String

  /// Parses `https://host/path`, `ssh://git@host:22/path`, `git@host:path`; nil for a local folder.
  init?(_ address: String) {
    let parts = address.firstRange(of: "://").map { (address[..<$0.lowerBound], address[$0.upperBound...]) }
    let isWeb: Bool
    let place: (host: Substring, path: Substring)?
    if let (scheme, rest) = parts {
      guard ["https", "http", "ssh", "git", "git+ssh"].contains(scheme.lowercased()) else { return nil }
      isWeb = scheme.lowercased().hasPrefix("http")
      self.scheme = scheme.lowercased() == "http" ? "http" : "https"
      place = Self.cut(rest, at: "/")
    } else {
      isWeb = false
      // `C:\app` and `./a:b` are local folders.
      place = Self.cut(address[...], at: ":").flatMap {
        $0.host.contains("/") || $0.host.count < 2 ? nil : $0
      }
    }
    guard let place else { return nil }
    let host = Self.host(place.host, keepsPort: isWeb)
    let path = Self.plain(place.path)
    guard Self.isHost(host), !path.isEmpty else { return nil }
    self.host = host
    self.path = path
  }

  private static func cut(_ text: Substring, at mark: Character) -> (host: Substring, path: Substring)? {
    text.firstIndex(of: mark).map { (text[..<$0], text[text.index(after: $0)...]) }
  }

  private static func host(_ text: Substring, keepsPort: Bool) -> String {
    let named = text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? text
    let host = keepsPort ? named : named.prefix { $0 != ":" }
    return host.lowercased()
  }

  private static func isHost(_ host: String) -> Bool {
    !host.isEmpty
      && host.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ".-:_".utf8.contains(byte)
      }
  }

  private static func plain(_ path: Substring) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let last = parts.last else { return "" }
    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    return (parts.dropLast() + [name]).filter { !$0.isEmpty }.joined(separator: "/")
  }
}
