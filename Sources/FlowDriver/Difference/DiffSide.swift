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
  /// Reads what a command line names: one thing, two, or a range.
  static func sides(_ words: [String]) throws(DriverError) -> (old: DiffSide, new: DiffSide) {
    switch words.count {
    case 1:
      if let range = range(words[0]) { return range }
      return (side(words[0]), .present)
    case 2: return (side(words[0]), side(words[1]))
    default:
      throw DriverError("name two graph files, folders or revisions, or a range as main..HEAD")
    }
  }

  /// What a check compares with: a graph file, or what the work in this folder has in common with a revision.
  static func before(_ word: String) -> DiffSide {
    if case .revision(let name) = side(word) { return .mergeBase(name, "HEAD") }
    return side(word)
  }

  /// What lies there as a file or folder is one, whatever revisions are called.
  private static func side(_ word: String) -> DiffSide {
    switch FolderListing.kind(of: word) {
    case .file: .graph(word)
    case .folder: .folder(word)
    case .other: word == "-" || word.hasSuffix(".json") ? .graph(word) : .revision(word)
    }
  }

  /// As in git, what is left out of a range is `HEAD`, and three dots begin where the two parted.
  private static func range(_ word: String) -> (old: DiffSide, new: DiffSide)? {
    guard FolderListing.kind(of: word) == .other,
      let match = word.wholeMatch(of: /(?<old>.*?)(?<dots>\.\.\.?)(?<new>[^.].*|)/)
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
    case .revision(let name): name
    case .mergeBase(let old, _): old
    case .present: "now"
    }
  }
}
