import FlowDriver
import FlowTestSupport
import Foundation
import Testing

/// What stands at the place of an output: a plain file is replaced in one step, everything else is written into, as by a shell's `>`.
@Suite struct OutputFileTests {
  private func facts(_ path: String) -> (kind: mode_t, number: UInt64, links: UInt64) {
    var status = stat()
    lstat(path, &status)
    return (status.st_mode & S_IFMT, UInt64(status.st_ino), UInt64(status.st_nlink))
  }

  @Test func aPlainFileIsReplacedInOneStep() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try OutputFile.write("one", to: folder.path("a/b/c.txt"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("a/b/c.txt"))
    let before = facts(folder.path("a/b/c.txt"))
    try OutputFile.write("two", to: folder.path("a/b/c.txt"))
    #expect(try folder.read("a/b/c.txt") == "two")
    #expect(facts(folder.path("a/b/c.txt")).number != before.number)
    let mode =
      try FileManager.default.attributesOfItem(atPath: folder.path("a/b/c.txt"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")) == ["c.txt"])
  }

  /// A killed process leaves its temporary file; a running one holds a lock on it.
  @Test func whatAKilledProcessLeftIsRemoved() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let kept = ["a.json.flowdoc-backup", "a.json.flowdoc-0123abcd", "b.json.flowdoc-0123ABCD"]
    for name in kept + ["a.json.flowdoc-0123ABCD", "a.json.flowdoc-4567EF89"] {
      try folder.write("half", to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.json.flowdoc-11111111"), withDestinationPath: kept[0])
    let used = open(folder.path("a.json.flowdoc-4567EF89"), O_WRONLY)
    defer { close(used) }
    #expect(flock(used, LOCK_EX | LOCK_NB) == 0)
    try OutputFile.write("whole", to: folder.path("a.json"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.root.path)
    #expect(
      Set(names) == Set(kept + ["a.json", "a.json.flowdoc-4567EF89", "a.json.flowdoc-11111111"]))
  }

  /// Each run sees the temporary files of the others, and must not take them for abandoned.
  @Test func manyRunsWriteOneFileAtOnce() async throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let path = folder.path("a.json")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<100 { try OutputFile.write(String(repeating: "\(number)", count: 5_000), to: path) }
        }
      }
      try await group.waitForAll()
    }
    let text = try folder.read("a.json")
    #expect(text.count == 5_000 && Set(text).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root.path) == ["a.json"])
  }

  @Test func aLinkStaysOne() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("a long text", to: "real/target.txt")
    for (name, target) in [("there", "real/target.txt"), ("notYet", "real/new.txt")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
      try OutputFile.write("one", to: folder.path(name))
      #expect(facts(folder.path(name)).kind == S_IFLNK)
      #expect(try folder.read(target) == "one")
    }
  }

  @Test func aSecondNameStaysOne() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("old", to: "a")
    try FileManager.default.linkItem(at: folder.url("a"), to: folder.url("b"))
    try OutputFile.write("new", to: folder.path("a"))
    #expect(try folder.read("b") == "new")
    #expect(facts(folder.path("a")).links == 2)
  }

  /// A device of our own, which only root can make, so that no mistake reaches the machine's.
  @Test func aDeviceStaysOne() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    guard mknod(folder.path("null"), S_IFCHR | 0o666, 0x103) == 0 else { return }
    let before = facts(folder.path("null"))
    // A disk may have no devices; then this is an error, and the device is there all the same.
    _ = try? OutputFile.write("nothing", to: folder.path("null"))
    #expect(facts(folder.path("null")) == before)
    #expect(before.kind == S_IFCHR)
  }

  @Test func aPipeIsWrittenInto() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let result = try Shell.run(
      "/bin/sh",
      [
        "-c",
        "cat pipe & '\(Products.flowdoc)' schema >/dev/null; '\(Products.flowdoc)' export '\(Repository.file(Shop.path).path)' -f csv -o pipe; wait",
      ],
      in: folder.root)
    #expect(result.output.hasPrefix("kind,id,flow"), "\(result.errors)")
    #expect(facts(folder.path("pipe")).kind == S_IFIFO)
  }

  @Test func standardOutputByItsName() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try Shell.run(
      Products.flowdoc, ["export", Repository.file(Shop.path).path, "-f", "csv", "-o", "/dev/stdout"],
      in: folder.root)
    #expect(result.output.hasPrefix("kind,id,flow") && result.status == 0, "\(result.errors)")
  }

  @Test func aFolderIsRefused() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    #expect(throws: DriverError.self) { try OutputFile.write("one", to: folder.root.path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root.path) == [])
  }
}
