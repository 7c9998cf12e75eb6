internal import Foundation

/// The steps that turn the old site into the new one, once all of it is in the staging folder.
///
/// The list is saved before the first step and removed after the last. A run that finds one completes it; each step can be repeated.
struct SiteMoves: Sendable {
  enum Move: Hashable, Sendable {
    /// Moves a staged file to its place.
    case put(Int, String)
    /// Removes a file of an earlier run, unless it was changed since.
    case remove(SiteManifest.Entry)
  }

  private(set) var moves: [Move] = []

  private static let mark = "flowdoc moves 1"

  /// Orders the steps so that every page finds the pages it links to, as far as possible: new files first, then changed ones, then
  /// removals, unless a removal is in the way.
  init(added: [(Int, String)], changed: [(Int, String)], stale: [SiteManifest.Entry], pages: Set<String>) {
    let folders = Set(pages.flatMap(SitePath.folders))
    let isInTheWay = { (path: String) in
      folders.contains(path) || SitePath.folders(of: path).contains { pages.contains($0) }
    }
    moves += stale.filter { isInTheWay($0.path) }.map(Move.remove)
    moves += (added + changed).map { Move.put($0.0, $0.1) }
    moves += stale.filter { !isInTheWay($0.path) }.map(Move.remove)
  }

  /// Parses a list; nil if it is damaged or names a file outside of the site.
  init?(_ bytes: Data) {
    var lines = Array(bytes).split(separator: UInt8(ascii: "\n"))
    guard !lines.isEmpty, String(decoding: lines.removeFirst(), as: UTF8.self) == Self.mark else {
      return nil
    }
    for line in lines {
      guard let move = Self.move(line) else { return nil }
      moves.append(move)
    }
  }

  var bytes: [UInt8] { Array(([Self.mark] + moves.map(Self.line)).joined(separator: "\n").utf8) }

  private static func line(_ move: Move) -> String {
    switch move {
    case .put(let number, let path): "put \(number) \(path)"
    case .remove(let entry): "remove \(entry.line)"
    }
  }

  private static func move(_ line: ArraySlice<UInt8>) -> Move? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2 else { return nil }
    switch String(decoding: words[0], as: UTF8.self) {
    case "remove": return SiteManifest.Entry(words[1]).map(Move.remove)
    case "put":
      let parts = words[1].split(separator: UInt8(ascii: " "), maxSplits: 1).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard parts.count == 2, let number = Int(parts[0]), SitePath.problem(of: parts[1]) == nil else {
        return nil
      }
      return .put(number, parts[1])
    default: return nil
    }
  }
}
