internal import FlowModel
internal import Foundation

/// Reads the committed graph file of a tag, or says why there is none.
struct GraphAtTag {
  private let git: GitObjects
  private let path: String
  /// The graph files that `HEAD` has besides: those of other apps.
  private let others: Set<String>

  /// Reads files that are, or were before they were moved, what is now at a path from the repository's root.
  init(git: GitObjects, path: String) throws(DriverError) {
    self.git = git
    self.path = path
    let now = try git.files(of: try git.commit("HEAD")) { Self.mayBe($0, path) }
    others = Set(now.map(\.path)).subtracting([path])
  }

  /// The result of looking at a tag.
  enum Result {
    case graph(FlowGraph, remark: String)
    case missing(remark: String)
  }

  func read(_ commit: String) throws(DriverError) -> Result {
    let files = try git.files(of: commit) { Self.mayBe($0, path) && !others.contains($0) }
    if let file = files.first(where: { $0.path == path }) { return graph(file, remark: "") }
    guard let other = files.first, files.count == 1 else { return .missing(remark: reason(files)) }
    return graph(other, remark: "the graph file was at \(other.path)")
  }

  /// A file of the same name, or of the usual one, may be the same file at an earlier place.
  private static func mayBe(_ file: String, _ path: String) -> Bool {
    let name = name(of: file)
    return file == path || name == Self.name(of: path) || name == GraphReader.standardFile
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  private func reason(_ files: [GitObjects.Entry]) -> String {
    guard !files.isEmpty else { return "there is no \(path)" }
    let places = files.map(\.path).sorted().prefix(3).joined(separator: ", ")
    return "there is no \(path), and it is not clear which of \(places) is meant"
  }

  private func graph(_ file: GitObjects.Entry, remark: String) -> Result {
    do {
      let bytes = try git.bytes(of: file)
      return .graph(try GraphReader.graph(in: bytes, named: file.path, .mayDangle), remark: remark)
    } catch {
      return .missing(remark: "the graph file cannot be read (\(error))")
    }
  }
}
