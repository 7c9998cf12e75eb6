import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What counts as the project, and which links are followed.
@Suite struct ProjectBoundsTests {
  private func project() throws -> Folder {
    let folder = try Folder.temporary()
    for file in ["project/App/A.swift", "project/.env", "project/.git/config", "outside/secret.md"] {
      try folder.write("a", to: file)
    }
    for (name, target) in [
      ("inside", "App"), ("out", "../outside"), ("nowhere", "../outside/new"), ("git", ".git"),
      ("env", ".env"),
      ("through", "out/secret.md"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("project/\(name)"), withDestinationPath: target)
    }
    return folder
  }

  @Test(arguments: [
    ("App", true, true), ("App/A.swift", true, true), ("App/new/b.swift", true, true),
    ("inside/A.swift", true, true),
    (".", true, true), ("App/../App", true, true), ("out", false, false), ("out/secret.md", false, false),
    ("through", false, false), ("nowhere", false, false), ("..", false, false), ("../project", true, true),
    ("App/new/../../../outside", false, false), ("git", false, false), ("git/config", false, false),
    (".git/config", false, false), (".GIT/config", false, false), ("env", true, false), (".env", true, false),
  ])
  func whatIsInside(path: String, isContained: Bool, isAdmitted: Bool) throws {
    let folder = try project()
    defer { folder.remove() }
    let bounds = ProjectBounds(around: [folder.path("project")])
    #expect(bounds.contains(folder.path("project/\(path)")) == isContained)
    #expect(bounds.admits(link: folder.path("project/\(path)")) == isAdmitted)
  }

  @Test func theRepositoryAroundAFolderIsTheProject() throws {
    let folder = try project()
    defer { folder.remove() }
    try folder.write("ref: refs/heads/main\n", to: "project/.git/HEAD")
    #expect(
      ProjectBounds(around: [folder.path("project/App")]).contains(folder.path("project/Package.swift")))
    #expect(!ProjectBounds(around: [folder.path("outside")]).contains(folder.path("project/Package.swift")))
  }

  @Test func linksInCirclesEnd() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("# A", to: "pages/a.md")
    for name in ["b", "c", "d", "e", "f", "g"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("pages/\(name)"), withDestinationPath: ".")
    }
    let files = FolderFiles(in: folder.path("pages"))
    #expect(files.paths == ["a.md"])
    #expect(files.findings.isEmpty)
  }

  @Test func whatIsTooMuchIsLeftOutAndTold() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for name in ["a", "b", "c", "d"] { try folder.write("", to: "pages/\(name).md") }
    let files = FolderFiles(in: folder.path("pages"), most: 3)
    #expect(files.paths == ["a.md", "b.md", "c.md"])
    #expect(files.findings.map(\.rule) == ["too-many-files"])
    #expect(FolderFiles(in: folder.path("pages"), most: 4).findings.isEmpty)
    let deep = (1...12).map { "\($0)" }.joined(separator: "/")
    try folder.write("", to: "pages/\(deep)/e.md")
    #expect(FolderFiles(in: folder.path("pages")).findings.map(\.rule) == ["folder-too-deep"])
  }

  @Test func onlyPlainFilesAreRead() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for path in [folder.path("pipe"), "/dev/zero", "/dev/null", folder.root.path, folder.path("gone")] {
      #expect(FileBytes.read(path) == nil, "\(path)")
    }
    try folder.write("", to: "empty")
    #expect(FileBytes.read(folder.path("empty")) == Data())
    let long = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    try long.write(to: folder.url("long"))
    #expect(FileBytes.read(folder.path("long")) == long)
    // What the system writes as it is read has no size.
    #expect(
      try !FileBytes.readNamed("/proc/self/status").isEmpty
        || !FileManager.default.fileExists(atPath: "/proc/self"))
  }
}
