import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Where source can be read on the web, guessed from git's files.
@Suite struct SourceLinksTests {
  private static let commit = String(repeating: "a1", count: 20)

  @Test(arguments: [
    ("git@github.com:shop/app.git", "https://github.com/shop/app/blob/{revision}/{file}#L{line}"),
    ("https://github.com/shop/app.git", "https://github.com/shop/app/blob/{revision}/{file}#L{line}"),
    ("https://github.com/shop/app/", "https://github.com/shop/app/blob/{revision}/{file}#L{line}"),
    ("https://ann:secret@GitHub.com/shop/app", "https://github.com/shop/app/blob/{revision}/{file}#L{line}"),
    ("ssh://git@github.com:22/shop/app.git", "https://github.com/shop/app/blob/{revision}/{file}#L{line}"),
    (
      "ssh://git@ssh.github.com:443/shop/app.git",
      "https://github.com/shop/app/blob/{revision}/{file}#L{line}"
    ),
    ("git://github.com/shop/app", "https://github.com/shop/app/blob/{revision}/{file}#L{line}"),
    ("github.com:shop/app", "https://github.com/shop/app/blob/{revision}/{file}#L{line}"),
    (
      "https://github.shop.example:8443/shop/app",
      "https://github.shop.example:8443/shop/app/blob/{revision}/{file}#L{line}"
    ),
    ("git@gitlab.com:shop/ios/app.git", "https://gitlab.com/shop/ios/app/-/blob/{revision}/{file}#L{line}"),
    (
      "ssh://git@gitlab.shop.example:2222/ios/app.git",
      "https://gitlab.shop.example/ios/app/-/blob/{revision}/{file}#L{line}"
    ),
    (
      "http://gitlab.shop.example/ios/app",
      "http://gitlab.shop.example/ios/app/-/blob/{revision}/{file}#L{line}"
    ),
    ("git@bitbucket.org:shop/app.git", "https://bitbucket.org/shop/app/src/{revision}/{file}#lines-{line}"),
    (
      "https://shop@dev.azure.com/shop/The%20App/_git/app",
      "https://dev.azure.com/shop/The%20App/_git/app?path=/{file}&version=GC{revision}&line={line}&lineEnd={line}&lineStartColumn=1&lineEndColumn=200"
    ),
    (
      "git@ssh.dev.azure.com:v3/shop/ios/app",
      "https://dev.azure.com/shop/ios/_git/app?path=/{file}&version=GC{revision}&line={line}&lineEnd={line}&lineStartColumn=1&lineEndColumn=200"
    ),
    (
      "shop@vs-ssh.visualstudio.com:v3/shop/ios/app",
      "https://dev.azure.com/shop/ios/_git/app?path=/{file}&version=GC{revision}&line={line}&lineEnd={line}&lineStartColumn=1&lineEndColumn=200"
    ),
    (
      "https://shop.visualstudio.com/DefaultCollection/ios/_git/app",
      "https://shop.visualstudio.com/DefaultCollection/ios/_git/app?path=/{file}&version=GC{revision}&line={line}&lineEnd={line}&lineStartColumn=1&lineEndColumn=200"
    ),
  ])
  func guessesThePattern(remote: String, pattern: String) throws {
    let host = try #require(GitRemote(remote).flatMap { SourceHost(of: $0) })
    #expect(host.pattern(for: Self.commit) == pattern)
  }

  @Test(arguments: [
    "", "/srv/git/app.git", "../app", "C:\\app", "file:///srv/app.git", "git@git.shop.example:shop/app.git",
    "git@my-github:shop/app", "https://github.com/", "https://github.com/only", "javascript://github.com/a/b",
    "https://github.com\"onload=/a/b", "https:///a/b", "https://github.com.evil$/a/b",
    "git@ssh.dev.azure.com:v3/shop/app",
  ])
  func saysNothingOfOthers(remote: String) {
    #expect(GitRemote(remote).flatMap { SourceHost(of: $0) } == nil)
  }

  @Test func aBranchOfAzureIsNoCommit() throws {
    let host = try #require(SourceHost(page: "https://dev.azure.com/shop/ios/_git/app"))
    #expect(host.pattern(for: "main").contains("&version=GB{revision}&"))
  }

  @Test(
    arguments: [
      ("[remote \"origin\"]\n\turl = git@github.com:a/b.git\n\tfetch = x", "git@github.com:a/b.git"),
      ("[REMOTE \"origin\"]\r\n  URL=a ; comment\r\n", "a"),
      ("[remote \"origin\"]\nurl = \"a#b\" # c", "a#b"),
      ("[remote \"fork\"]\nurl = f\n[remote \"origin\"]\nurl = o\n[branch \"main\"]\nurl = no", "o"),
      ("[remote \"fork\"]\nurl = f\n[remote \"other\"]\nurl = x", "f"),
      ("[remote \"origin\"]\nurl = a\\\nb", "ab"), ("[core]\nurl = no", nil),
      ("[remote \"origin\"]\npushurl = no", nil),
      ("[remote \"origin\"", nil), ("", nil), ("[remote \"a\\\"b\"]\nurl = q", "q"),
    ] as [(String, String?)])
  func readsConfigurations(text: String, url: String?) {
    #expect(GitConfig(text).home == url)
  }

  @Test(
    arguments: [
      (commit + "\n", .commit(commit)), ("ref: refs/heads/main\n", .reference("refs/heads/main")),
      ("ref: refs/../../secret\n", nil), ("ref: /etc/passwd", nil), ("", nil), ("abc", nil),
      (String(repeating: "g", count: 40), nil),
      (String(repeating: "0", count: 64), .commit(String(repeating: "0", count: 64))),
    ] as [(String, GitHead.Content?)])
  func readsHeads(text: String, content: GitHead.Content?) {
    #expect(GitHead.content(text) == content)
  }

  @Test func findsPackedReferences() {
    let packed =
      "# pack-refs with: peeled\n\(Self.commit) refs/heads/main\n^\(Self.commit)\nshort refs/heads/x\n"
    #expect(GitHead.commit(of: "refs/heads/main", inPacked: packed) == Self.commit)
    #expect(GitHead.commit(of: "refs/heads/mai", inPacked: packed) == nil)
    #expect(GitHead.commit(of: "refs/heads/x", inPacked: packed) == nil)
  }

  @Test func readsAFolderAWorktreeAndAPackedBranch() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let other = String(repeating: "b2", count: 20)
    try folder.write("[remote \"origin\"]\nurl = git@github.com:shop/app.git\n", to: "app/.git/config")
    try folder.write("ref: refs/heads/main\n", to: "app/.git/HEAD")
    try folder.write("\(Self.commit) refs/heads/main\n", to: "app/.git/packed-refs")
    try folder.write("", to: "app/ios/Sources/A.swift")
    try folder.write("gitdir: ../app/.git/worktrees/tree\n", to: "tree/.git")
    try folder.write("../..\n", to: "app/.git/worktrees/tree/commondir")
    try folder.write("ref: refs/heads/feature\n", to: "app/.git/worktrees/tree/HEAD")
    try folder.write("\(other)\n", to: "app/.git/refs/heads/feature")
    let main = try #require(SourceLinks(.init(), around: folder.path("app/ios")))
    #expect(main.revision == Self.commit)
    #expect(
      main.url(of: SourceLocation(file: "Sources/A.swift", line: 3))
        == "https://github.com/shop/app/blob/\(Self.commit)/ios/Sources/A.swift#L3")
    let tree = try #require(SourceLinks(.init(), around: folder.path("tree")))
    #expect((tree.revision, tree.folder) == (other, ""))
    try folder.write("\(other)\n", to: "app/.git/refs/heads/main")
    #expect(SourceLinks(.init(), around: folder.path("app"))?.revision == other)
    var settings = Configuration.Repository()
    settings.revision = "v1"
    #expect(SourceLinks(settings, around: folder.path("app"))?.revision == "v1")
    settings.url = "https://gitlab.com/shop/app"
    #expect(
      SourceLinks(settings, around: folder.path("app"))?.pattern.hasPrefix(
        "https://gitlab.com/shop/app/-/blob/") == true)
  }

  @Test(
    arguments: [
      ("Sources/A.swift", "https://x/r%3F/Sources/A.swift#L7"),
      ("a b/ü\"<.swift", "https://x/r%3F/a%20b/%C3%BC%22%3C.swift#L7"),
      ("{line}.swift", "https://x/r%3F/%7Bline%7D.swift#L7"), ("./a/../b.swift", "https://x/r%3F/b.swift#L7"),
      ("../secret", nil), ("/etc/passwd", nil), ("a/../../b", nil), ("", nil),
    ] as [(String, String?)])
  func makesAddresses(file: String, url: String?) {
    let links = SourceLinks(pattern: "https://x/{revision}/{file}#L{line}", revision: "r?")
    #expect(links?.url(of: SourceLocation(file: file, line: 7)) == url)
  }

  @Test func patternsThatAreNoPagesAreRefused() {
    #expect(SourceLinks(pattern: "javascript:{file}") == nil)
    #expect(SourceLinks(pattern: "https://x/{revision}/{file}") == nil)
    #expect(SourceLinks(pattern: "https://x/{file}") != nil)
  }
}
