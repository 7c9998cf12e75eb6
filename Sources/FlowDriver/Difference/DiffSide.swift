internal import Foundation

/// One side of a comparison.
enum DiffSide: Hashable {
  /// A graph file.
  case graph(String)
  /// A folder of sources.
  case folder(String)
  /// A revision of the repository around the current folder.
  case revision(String)
  /// The last common commit of the later and the earlier revision, the base of a pull request.
  case mergeBase(String, String)
  /// The current sources.
  case present
}

extension DiffSide {
  /// Parses the arguments of a command line: one side, two, or a range.
  static func sides(_ words: [String]) throws(DriverError) -> (old: DiffSide, new: DiffSide) {
    switch words.count {
    case 1:
      if let range = range(words[0]) { return range }
      return (side(words[0]), .present)
    case 2: return (side(words[0]), side(words[1]))
    default:
      throw DriverError("give two revisions, graph files or folders, or a range such as main..HEAD")
    }
  }

  /// Parses the base of a check: a graph file, or the merge base of `HEAD` and a revision.
  static func before(_ word: String) -> DiffSide {
    if case .revision(let name) = side(word) { return .mergeBase(name, "HEAD") }
    return side(word)
  }

  private static func side(_ word: String) -> DiffSide {
    guard let path = MarkedPath.path(in: word) else { return word == "-" ? .graph(word) : .revision(word) }
    return FolderListing.kind(of: path) == .folder ? .folder(path) : .graph(path)
  }

  /// As in git, an omitted end of a range is `HEAD`, and three dots start at the merge base.
  private static func range(_ word: String) -> (old: DiffSide, new: DiffSide)? {
    guard MarkedPath.path(in: word) == nil,
      let match = word.wholeMatch(of: /(?<old>.*?)(?<dots>\.\.\.?)(?<new>[^.].*|)/)
    else { return nil }
    let old = match.old.isEmpty ? "HEAD" : String(match.old)
    let new = match.new.isEmpty ? "HEAD" : String(match.new)
    return (match.dots.count == 3 ? .mergeBase(old, new) : .revision(old), .revision(new))
  }

  /// The name of the side in reports.
  var name: String {
    switch self {
    case .graph(let path): path == "-" ? "standard input" : path
    case .folder(let path): path
    case .revision(let name), .mergeBase(let name, _): Self.short(name)
    case .present: "now"
    }
  }

  /// The name of a branch or tag without git's prefix.
  private static func short(_ revision: String) -> String {
    let places = ["refs/remotes/", "refs/heads/", "refs/tags/"]
    let place = places.first(where: revision.hasPrefix)
    return String(revision.dropFirst(place?.count ?? 0))
  }
}
