import FlowTestSupport
import Foundation
import Testing

@testable import flowdoc

/// What a release is made of, with small files in the place of archives.
@Suite(
  .enabled(
    if: ["sha256sum", "xz", "zip"].allSatisfy { Shell.find($0) != nil }, "needs sha256sum, xz and zip"))
struct DistTests {
  private static let version = Flowdoc.version
  private static let systems = ["linux-x86_64", "linux-arm64", "macos-universal"]

  #if os(Linux)
    private static let isLinux = true
  #else
    private static let isLinux = false
  #endif

  private func script(_ name: String, _ arguments: [String], in folder: Folder) throws -> Shell.Result {
    try Shell.run(Repository.file("Scripts/\(name)").path, arguments, in: folder.root)
  }

  /// Archives with a program that says for which system it is.
  private func built() throws -> Folder {
    let folder = try Folder.temporary()
    for system in Self.systems {
      let name = "flowdoc-\(Self.version)-\(system)"
      try folder.write("#!/bin/sh\necho \(system)\n", to: "unpacked/\(name)/bin/flowdoc")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("unpacked/\(name)/bin/flowdoc"))
      let packed = try Shell.run(
        "/bin/sh", ["-c", "mkdir -p built && tar -cJf built/\(name).tar.xz -C unpacked \(name)"],
        in: folder.root)
      #expect(packed.status == 0, "\(packed.errors)")
    }
    return folder
  }

  @Test func aReleaseHasTheArchivesABundleAFormulaAndTheSums() throws {
    let folder = try built()
    defer { folder.remove() }
    let made = try script("dist/publish.sh", ["built", "out"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    let sums = try folder.read("out/SHA256SUMS").split(separator: "\n").map { $0.split(separator: " ") }
    let archives = Self.systems.map { "flowdoc-\(Self.version)-\($0).tar.xz" }
    #expect(Set(sums.map { String($0[1]) }) == Set(archives + ["flowdoc-\(Self.version).artifactbundle.zip"]))
    let formula = try folder.read("out/flowdoc.rb")
    for sum in sums where archives.contains(String(sum[1])) {
      #expect(formula.contains("/v\(Self.version)/\(sum[1])\""))
      #expect(formula.contains("sha256 \"\(sum[0])\""))
    }
  }

  @Test func theSameArchivesGiveTheSameBundle() throws {
    let folder = try built()
    defer { folder.remove() }
    for out in ["first", "second"] {
      #expect(try script("dist/publish.sh", ["built", out], in: folder).status == 0)
    }
    let names = ["first", "second"].map { folder.url("\($0)/flowdoc-\(Self.version).artifactbundle.zip") }
    #expect(try Data(contentsOf: names[0]) == Data(contentsOf: names[1]))
  }

  @Test func aBundleNamesAProgramForEachSystem() throws {
    let folder = try built()
    defer { folder.remove() }
    let folders = Self.systems.map { folder.path("unpacked/flowdoc-\(Self.version)-\($0)") }
    #expect(try script("dist/bundle.sh", ["."] + folders, in: folder).status == 0)
    let bundle = "flowdoc-\(Self.version).artifactbundle"
    let info = try folder.read("\(bundle)/info.json")
    for match in info.matches(of: /"path": "([^"]+)"/) {
      #expect(FileManager.default.isExecutableFile(atPath: folder.path("\(bundle)/\(match.1)")))
    }
    #expect(info.matches(of: /-linux-gnu|-macosx/).count == 4, "\(info)")
    #expect(try JSONSerialization.jsonObject(with: Data(info.utf8)) is [String: Any])
  }

  @Test func aFormulaWithoutASumIsNone() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("0000  flowdoc-1.0.0-linux-x86_64.tar.xz\n", to: "sums")
    #expect(try script("dist/formula.sh", ["1.0.0", "sums"], in: folder).status != 0)
  }

  /// The commit of a release is the one that the archives were made of, and the sums.
  @Test func theTagHasTheSumsBesideTheScripts() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for path in ["Scripts", "Embedding"] {
      try FileManager.default.createDirectory(at: folder.url("clone"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.file(path), to: folder.url("clone/\(path)"))
    }
    try folder.write("  static let version = \"1.2.3\"\n", to: "clone/Sources/flowdoc/Commands/Flowdoc.swift")
    try folder.write("class Flowdoc\n", to: "out/flowdoc.rb")
    try folder.write(
      "00  flowdoc-1.2.3-linux-x86_64.tar.xz\n11  flowdoc-1.2.3.artifactbundle.zip\n", to: "out/SHA256SUMS")
    let lines = """
      git init --quiet && git add --all && git -c user.name=a -c user.email=a@example.org commit --quiet -m Built
      Scripts/dist/tag.sh ../out
      git diff --name-only v1.2.3~1 v1.2.3
      git rev-parse v1.2.3 v1 | uniq | wc -l
      git show v1:Embedding/release.sums
      """
    let result = try Shell.run("/bin/sh", ["-euc", lines], in: folder.url("clone"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.replacing(/(?m)^ +/, with: "") == """
        Embedding/release.sums
        Formula/flowdoc.rb
        1
        00  flowdoc-1.2.3-linux-x86_64.tar.xz

        """)
  }

  /// Each compiled file has a hash of all that debuggers read of it, and so of the folder that it was built in.
  @Test(.enabled(if: isLinux && Shell.find("swiftc") != nil, "needs Linux and swiftc"))
  func aProgramDoesNotTellWhereItWasBuilt() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let lines = """
      swiftc -g -O -c "$PWD/main.swift" -o main.o && swiftc main.o -o program
      . '\(Repository.file("Scripts/dist/linux.sh").path)'
      lighten program && ./program
      """
    for place in ["here", "further/down"] {
      try folder.write("struct A { var text = \"ran\" }\nprint(A().text)\n", to: "\(place)/main.swift")
      let made = try Shell.run("/bin/sh", ["-euc", lines], in: folder.url(place))
      #expect(made.output == "ran\n", "\(made.errors)")
    }
    let programs = try ["here", "further/down"].map { try Data(contentsOf: folder.url("\($0)/program")) }
    #expect(programs[0] == programs[1])
  }

  @Test func theNotesAreASectionOfTheChangelog() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let newest = try #require(try Repository.text("CHANGELOG.md").firstMatch(of: /\n## (\S+).*\n\n(.*)/))
    let notes = try script("notes.sh", [String(newest.1)], in: folder)
    #expect(notes.status == 0 && notes.output.hasPrefix(newest.2), "\(notes.output.prefix(80))")
    let missing = try script("notes.sh", ["9.9.9"], in: folder)
    #expect(missing.status == 1 && missing.errors == "CHANGELOG.md has no section \"## 9.9.9\".\n")
  }

  @Test func theScriptsCanBeRun() throws {
    let files =
      FileManager.default.enumerator(atPath: Repository.file("Scripts").path)?.compactMap { $0 as? String }
      ?? []
    for file in files where file.hasSuffix(".sh") {
      let path = Repository.file("Scripts/\(file)").path
      let isProgram = try Repository.text("Scripts/\(file)").hasPrefix("#!/bin/sh\n")
      #expect(FileManager.default.isExecutableFile(atPath: path) == isProgram, "\(file)")
      #expect(try Shell.run("/bin/sh", ["-n", path]).status == 0, "\(file)")
    }
  }
}
