import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Files of flowdoc's own that are replaced in one step.
@Suite struct FileBesideTests {
  @Test func whatAKilledRunLeftGoesWithTheNextWrite() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("half", to: "note.flowdoc-0123ABCD")
    try folder.write("another's", to: "note.flowdoc-other")
    #expect(FileBeside.replace(folder.path("note"), with: Data("new".utf8)))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.root.path).sorted() == [
        "note", "note.flowdoc-other",
      ])
    #expect(try folder.read("note") == "new")
    #expect(!FileBeside.replace(folder.path("none/note"), with: Data()))
  }

  /// A run may be killed while it writes the result of a site.
  @Test func theResultOfASiteIsWrittenSo() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("half", to: ".flowdoc/outcome.json.flowdoc-0123ABCD")
    let kept = StoredOutcome(
      inputs: "1", name: "Shop", flows: 1, screens: 1, pages: 1, links: 0, pictures: 0, findings: [],
      shown: 0,
      commented: [])
    kept.write(to: SiteFolder(folder.root.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(".flowdoc")) == ["outcome.json"])
    #expect(StoredOutcome(in: SiteFolder(folder.root.path), of: "1")?.name == "Shop")
  }

  @Test(arguments: [
    ("Info.plist", false), ("A.entitlements", false), ("a.strings", false), ("a.swift", false),
    ("a.json", true),
  ])
  func aPropertyListOrSourceFileOfManyMegabytesIsNotRead(name: String, isRead: Bool) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try Data(count: 9 << 20).write(to: folder.url(name))
    #expect((FileBytes.read(folder.path(name)) != nil) == isRead)
    try Data(count: 1 << 20).write(to: folder.url(name))
    #expect(FileBytes.read(folder.path(name)) != nil)
  }
}
