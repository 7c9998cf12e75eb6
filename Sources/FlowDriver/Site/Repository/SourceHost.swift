/// A service that shows source on the web, recognised by the host of a git remote.
struct SourceHost: Hashable, Sendable {
  /// The service.
  enum Kind: String, Sendable {
    case gitHub = "GitHub"
    case gitLab = "GitLab"
    case bitbucket = "Bitbucket"
    case azure = "Azure DevOps"
  }

  let kind: Kind
  /// The page of the repository.
  let page: String

  /// Recognises a remote; nil for an unknown host.
  init?(of remote: GitRemote) {
    guard let (kind, host, path) = Self.place(of: remote) else { return nil }
    self.kind = kind
    page = "\(remote.scheme)://\(host)/\(path.split(separator: "/").map(Self.escaped).joined(separator: "/"))"
  }

  /// Recognises a repository by its page.
  init?(page: String) {
    guard let remote = GitRemote(page) else { return nil }
    self.init(of: remote)
  }

  /// The URL pattern for a line; Azure distinguishes commits from branches.
  func pattern(for revision: String) -> String {
    switch kind {
    case .gitHub: "\(page)/blob/{revision}/{file}#L{line}"
    case .gitLab: "\(page)/-/blob/{revision}/{file}#L{line}"
    case .bitbucket: "\(page)/src/{revision}/{file}#lines-{line}"
    case .azure:
      "\(page)?path=/{file}&version=\(Self.isCommit(revision) ? "GC" : "GB"){revision}"
        + "&line={line}&lineEnd={line}&lineStartColumn=1&lineEndColumn=200"
    }
  }

  private static func place(of remote: GitRemote) -> (kind: Kind, host: String, path: String)? {
    let host = webHosts[remote.host] ?? remote.host
    if let path = azurePath(host, remote.path) { return (.azure, path.host, path.path) }
    guard remote.path.contains("/") else { return nil }
    switch host.prefix(while: { $0 != "." && $0 != ":" }) {
    case "github": return (.gitHub, host, remote.path)
    case "gitlab": return (.gitLab, host, remote.path)
    case "bitbucket" where host == "bitbucket.org": return (.bitbucket, host, remote.path)
    default: return nil
    }
  }

  /// Alternative hosts for ssh through a port that firewalls leave open.
  private static let webHosts = [
    "ssh.github.com": "github.com", "altssh.gitlab.com": "gitlab.com",
    "altssh.bitbucket.org": "bitbucket.org",
  ]

  /// Normalises Azure's forms of a repository: ssh without `_git`, the older host per organisation, and the common host.
  private static func azurePath(_ host: String, _ path: String) -> (host: String, path: String)? {
    let parts = path.split(separator: "/").map(String.init)
    switch host {
    case "ssh.dev.azure.com", "vs-ssh.visualstudio.com":
      guard parts.count == 4, parts[0] == "v3" else { return nil }
      return ("dev.azure.com", "\(parts[1])/\(parts[2])/_git/\(parts[3])")
    case "dev.azure.com":
      return parts.contains("_git") ? (host, path) : nil
    default:
      guard host.hasSuffix(".visualstudio.com"), parts.contains("_git") else { return nil }
      return (host, path)
    }
  }

  /// Tells whether a revision is a full commit hash.
  private static func isCommit(_ revision: String) -> Bool {
    revision.count == 40 && revision.allSatisfy(\.isHexDigit)
  }

  private static func escaped(_ part: Substring) -> String {
    // Remotes over https are percent-encoded already; those over ssh are not.
    part.utf8.reduce(into: "") { text, byte in
      let letter = Character(UnicodeScalar(byte))
      let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber || "-._~%".contains(letter))
      text +=
        isPlain ? String(letter) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
