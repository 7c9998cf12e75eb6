import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// `flowdoc history` as a user runs it, in a repository that it does not touch.
@Suite struct HistoryCommandTests {
  private func history(_ arguments: [String], in folder: Folder, below path: String = "repo") throws
    -> Shell.Result
  {
    try Shell.run(
      Products.flowdoc, ["history"] + arguments, in: folder.url(path),
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  private func git(
    _ arguments: String..., in folder: Folder, on day: String = "2026-01-01", input: String = ""
  )
    throws -> String
  {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
    ]
    let time = "\(day)T12:00:00Z"
    let result = try Shell.run(
      "/usr/bin/env", ["git"] + identity + arguments, input: input, in: folder.url("repo"),
      environment: ["GIT_COMMITTER_DATE": time, "GIT_AUTHOR_DATE": time])
    #expect(result.status == 0, "git \(arguments): \(result.errors)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  private func commit(_ sketch: String?, at path: String, _ tag: String, on day: String, in folder: Folder)
    throws
  {
    if let sketch {
      try folder.write(String(decoding: GraphFile.write(.sketch(sketch)), as: UTF8.self), to: "repo/\(path)")
    }
    _ = try git("add", "--all", in: folder)
    _ = try git("commit", "--quiet", "--allow-empty", "-m", tag, in: folder, on: day)
    _ = try git("tag", tag, in: folder)
  }

  private static let one = "F.a push AScreen\nF.b push BScreen\nshop://a = F.a\nshop://b = F.b"
  private static let two = "F.a push AScreen\nF.c push CScreen\nshop://a = F.a"

  /// Tags before there was a graph file, with it in another folder, and in its place; `side` is not in the history of `HEAD`.
  private func repository() throws -> Folder {
    let folder = try Folder.temporary()
    try folder.write("App\n", to: "repo/README")
    _ = try git("init", "--quiet", "--initial-branch=main", in: folder)
    try commit(nil, at: "", "v0", on: "2026-01-01", in: folder)
    try commit(Self.one, at: "docs/flowdoc.graph.json", "v1", on: "2026-02-01", in: folder)
    _ = try git("checkout", "--quiet", "-b", "side", in: folder)
    try commit(nil, at: "", "side-1", on: "2026-02-02", in: folder)
    _ = try git("checkout", "--quiet", "main", in: folder)
    _ = try git("mv", "docs/flowdoc.graph.json", "flowdoc.graph.json", in: folder)
    // An annotated tag, from a clock that is behind.
    try commit(Self.two, at: "flowdoc.graph.json", "v2", on: "2025-03-01", in: folder)
    _ = try git("tag", "-a", "-m", "Two", "v2-final", in: folder, on: "2025-03-01")
    return folder
  }

  private static let whole = """
    v0 (2026-01-01): there is no flowdoc.graph.json
    v1 (2026-02-01): 1 flow, 2 screens, 2 links; the graph file was at docs/flowdoc.graph.json
    v2, v2-final (2025-03-01): 1 flow, 2 screens, 1 (−1) link; 1 breaking change, 2 risky, 2 harmless
      breaking: link shop://b is gone; 'shop://b' opened BScreen but now opens nothing
      risky: route F.b is gone
      risky: screen BScreen is gone

    """

  @Test func tagsInTheOrderOfTheirCommits() throws {
    let folder = try repository()
    defer { folder.remove() }
    let result = try history(["--format", "text"], in: folder)
    #expect(result.output == Self.whole)
    #expect(result.errors == "3 tags, 1 breaking change, 1 without a graph\n" && result.status == 0)
  }

  @Test func sinceATag() throws {
    let folder = try repository()
    defer { folder.remove() }
    let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
    let later = try history(["--since", "v1", "--format", "text"], in: folder)
    #expect(later.output == lines.dropFirst().joined(separator: "\n"), "\(later.errors)")
    let commit = try git("rev-parse", "v2", in: folder)
    let last = try history(["--since", commit, "--format", "text"], in: folder)
    #expect(last.output == "v2, v2-final (2025-03-01): 1 flow, 2 screens, 1 link\n", "\(last.errors)")
  }

  /// Only git's objects are read: neither the checkout nor the index is looked at or changed.
  @Test func theCheckoutDoesNotMatter() throws {
    let folder = try repository()
    defer { folder.remove() }
    try folder.write("no graph", to: "repo/flowdoc.graph.json")
    let index = try Data(contentsOf: folder.url("repo/.git/index"))
    #expect(try history(["--format", "text"], in: folder).output == Self.whole)
    #expect(try Data(contentsOf: folder.url("repo/.git/index")) == index)
    #expect(try folder.read("repo/flowdoc.graph.json") == "no graph")
    try FileManager.default.createDirectory(at: folder.url("repo/docs"), withIntermediateDirectories: true)
    let below = try history(
      ["--format", "text", "--graph", "../flowdoc.graph.json"], in: folder, below: "repo/docs")
    #expect(below.output == Self.whole, "\(below.errors)")
  }

  /// The graph file of another app in the same repository is not taken for an earlier place of this one's.
  @Test func anotherAppsGraph() throws {
    let folder = try repository()
    defer { folder.remove() }
    try commit(Self.one, at: "Other/flowdoc.graph.json", "v3", on: "2026-03-01", in: folder)
    try FileManager.default.removeItem(at: folder.url("repo/flowdoc.graph.json"))
    try commit(nil, at: "", "v4", on: "2026-03-02", in: folder)
    let text = try history(["--format", "text"], in: folder).output
    #expect(text.contains("v3 (2026-03-01): 1 flow, 2 screens, 1 link; no changes\n"))
    #expect(text.hasSuffix("v4 (2026-03-02): there is no flowdoc.graph.json\n"), "\(text)")
  }

  @Test func formats() throws {
    let folder = try repository()
    defer { folder.remove() }
    for (format, part) in [
      ("html", "<polyline class=\"links\""), ("json", "\"format\": \"flowdoc.history\""),
      ("markdown", "## Broken in `v2, v2-final`"),
    ] {
      let result = try history(["--format", format, "--output", "out/\(format)"], in: folder)
      #expect((result.output, result.status) == ("", 0), "\(result.errors)")
      #expect(try folder.read("repo/out/\(format)").contains(part), "\(format)")
    }
  }

  @Test func hostileTagsAndGraphs() throws {
    let folder = try repository()
    defer { folder.remove() }
    try commit("F.a push AScreen", at: "flowdoc.graph.json", "v3\"><img/src=x>", on: "2026-03-01", in: folder)
    try folder.write(
      "{\"format\": \"flowdoc.graph\", \"version\": 1, \"flows\": [", to: "repo/flowdoc.graph.json")
    try commit(nil, at: "", "v4", on: "2026-03-02", in: folder)
    // A link to a file outside is not followed.
    try FileManager.default.removeItem(at: folder.url("repo/flowdoc.graph.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("repo/flowdoc.graph.json"), withDestinationPath: "/etc/passwd")
    try commit(nil, at: "", "v5", on: "2026-03-03", in: folder)
    // A tag of something that is no commit has no place in a history.
    let blob = try git("hash-object", "-w", "--stdin", in: folder, input: "x")
    _ = try git("tag", "blob", blob, in: folder)
    let page = try history([], in: folder)
    #expect(page.status == 0 && !page.output.contains("<img"), "\(page.errors)")
    let text = try history(["--since", "v2", "--format", "text"], in: folder).output
    #expect(text.contains("v4 (2026-03-02): the graph file cannot be read (flowdoc.graph.json:"))
    #expect(text.contains("v5 (2026-03-03): there is no flowdoc.graph.json"))
    #expect(!text.contains("blob") && !text.contains("root:"))
  }

  /// Settings of the repository that would run programs have no effect.
  @Test func nothingIsExecuted() throws {
    let folder = try repository()
    defer { folder.remove() }
    let program = "touch \(folder.path("executed"))"
    for key in [
      "core.fsmonitor", "core.pager", "diff.external", "core.sshCommand", "uploadpack.packObjectsHook",
    ] {
      _ = try git("config", key, program, in: folder)
    }
    #expect(try history(["--format", "text"], in: folder).output == Self.whole)
    #expect(!FileManager.default.fileExists(atPath: folder.path("executed")))
  }

  @Test func whatIsNotThereIsAnError() throws {
    let folder = try repository()
    defer { folder.remove() }
    for (words, part) in [
      (["--since", "nowhere"], "there is no revision 'nowhere'; check the name"),
      (["--since=--output=stolen"], "there is no revision '--output=stolen'"),
      (["--graph", "../../graph.json"], "../../graph.json is outside of the repository"),
      (["--graph", "other.json", "--since", "v2"], "none of the 1 tags has a readable graph file"),
    ] {
      let result = try history(words, in: folder)
      #expect((result.output, result.status) == ("", 2))
      #expect(result.errors.contains(part), "\(result.errors)")
    }
    let outside = try history([], in: folder, below: ".")
    #expect(
      outside.status == 2 && outside.errors.contains("this folder is in no git repository"),
      "\(outside.errors)")
  }

  @Test func aRepositoryWithoutTags() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("App\n", to: "repo/README")
    _ = try git("init", "--quiet", in: folder)
    #expect(try history([], in: folder).errors.contains("the tags of this repository cannot be listed"))
    _ = try git("add", ".", in: folder)
    _ = try git("commit", "--quiet", "-m", "One", in: folder)
    let result = try history([], in: folder)
    #expect(
      result.status == 2 && result.errors.contains("there are no tags in the history of HEAD"),
      "\(result.errors)")
  }
}
