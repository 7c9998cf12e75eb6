internal import Foundation

/// One of the two that are compared.
enum DiffSide: Hashable {
  /// A graph file.
  case graph(String)
  /// A folder of sources.
  case folder(String)
  /// A revision of the repository around the current folder.
  case revision(String)
  /// The later one's last commit in common with the earlier one: what a pull request is held against.
  case mergeBase(String, String)
  /// The sources as they are now.
  case present
}

extension DiffSide {
  /// What a word begins with that names a file or folder.
  ///
  /// All others name revisions, whatever lies here: a branch could bring a file that is called like one.
  static let fileMark = "file:"

  /// Reads what a command line names: one thing, two, or a range.
  static func sides(_ words: [String]) throws(DriverError) -> (old: DiffSide, new: DiffSide) {
    switch words.count {
    case 1:
      if let range = range(words[0]) { return range }
      return (side(words[0]), .present)
    case 2: return (side(words[0]), side(words[1]))
    default:
      throw DriverError("name two revisions, graph files or folders, or a range as main..HEAD")
    }
  }

  /// What a check compares with: a graph file, or what the work in this folder has in common with a revision.
  static func before(_ word: String) -> DiffSide {
    if case .revision(let name) = side(word) { return .mergeBase(name, "HEAD") }
    return side(word)
  }

  private static func side(_ word: String) -> DiffSide {
    guard let path = path(in: word) else { return word == "-" ? .graph(word) : .revision(word) }
    return FolderListing.kind(of: path) == .folder ? .folder(path) : .graph(path)
  }

  /// The path of a word that names a file or folder.
  static func path(in word: String) -> String? {
    word.hasPrefix(fileMark) ? String(word.dropFirst(fileMark.count)) : nil
  }

  /// As in git, what is left out of a range is `HEAD`, and three dots begin where the two parted.
  private static func range(_ word: String) -> (old: DiffSide, new: DiffSide)? {
    guard path(in: word) == nil, let match = word.wholeMatch(of: /(?<old>.*?)(?<dots>\.\.\.?)(?<new>[^.].*|)/)
    else { return nil }
    let old = match.old.isEmpty ? "HEAD" : String(match.old)
    let new = match.new.isEmpty ? "HEAD" : String(match.new)
    return (match.dots.count == 3 ? .mergeBase(old, new) : .revision(old), .revision(new))
  }

  /// What the side is called in reports.
  var name: String {
    switch self {
    case .graph(let path): path == "-" ? "standard input" : path
    case .folder(let path): path
    case .revision(let name), .mergeBase(let name, _): Self.short(name)
    case .present: "now"
    }
  }

  /// A branch or tag without the place where git keeps it.
  private static func short(_ revision: String) -> String {
    let places = ["refs/remotes/", "refs/heads/", "refs/tags/"]
    let place = places.first(where: revision.hasPrefix)
    return String(revision.dropFirst(place?.count ?? 0))
  }
}
