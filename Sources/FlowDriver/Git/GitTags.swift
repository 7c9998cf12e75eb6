internal import FlowReview
internal import Foundation

/// A commit with one or more tags.
struct TaggedCommit: Hashable {
  /// The full hash.
  let commit: String
  /// The names of its tags, in order.
  var names: [String]
  /// The day of the first of these tags, or of the commit.
  let day: Day?
}

extension GitObjects {
  /// The tags in the history of `HEAD`, the earliest first; those before a revision are left out.
  ///
  /// Ancestors come before their descendants whatever the clocks of their authors said.
  func tags(since: String?) throws(DriverError) -> [TaggedCommit] {
    let tagged = try tagged()
    guard let since else { return try order(of: "HEAD").compactMap { tagged[$0] } }
    let start = try commit(since)
    let first = tagged[start] ?? TaggedCommit(commit: start, names: [since], day: nil)
    return try [first] + order(of: "\(start)..HEAD").compactMap { $0 == start ? nil : tagged[$0] }
  }

  private func tagged() throws(DriverError) -> [String: TaggedCommit] {
    let fields = "%(objecttype) %(objectname) %(*objecttype) %(*objectname) %(creatordate:short) %(refname)"
    let lines = try lines([
      "for-each-ref", "--merged=HEAD", "--sort=refname", "--format=\(fields)", "refs/tags",
    ])
    var tagged: [String: TaggedCommit] = [:]
    for line in lines {
      guard let tag = Self.tag(line) else { continue }
      tagged[tag.commit, default: TaggedCommit(commit: tag.commit, names: [], day: tag.day)].names +=
        tag.names
    }
    return tagged
  }

  /// Reads a line about a tag; nil if it names no commit.
  ///
  /// The fields of an annotated tag's commit are blank for a plain one.
  private static func tag(_ line: String) -> TaggedCommit? {
    let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, fields[5].hasPrefix("refs/tags/") else { return nil }
    let object = fields[0] == "tag" ? (fields[2], fields[3]) : (fields[0], fields[1])
    guard object.0 == "commit" else { return nil }
    return TaggedCommit(
      commit: object.1, names: [String(fields[5].dropFirst("refs/tags/".count))], day: Day(fields[4]))
  }

  /// The commits of a range, ancestors first.
  private func order(of range: String) throws(DriverError) -> [String] {
    try lines(["rev-list", "--topo-order", "--reverse", "--end-of-options", range])
  }

  private func lines(_ arguments: [String]) throws(DriverError) -> [String] {
    let result = try git.run(arguments)
    guard result.status == 0 else {
      throw DriverError(
        "the tags of this repository cannot be listed (\(result.errors)); is there a commit in this folder's repository?"
      )
    }
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
