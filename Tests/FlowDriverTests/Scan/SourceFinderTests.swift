import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Which files a scan finds below a path.
@Suite struct SourceFinderTests {
  @Test func whatIsNotTheAppsOwnIsLeftOut() throws {
    let paths = try find(
      """
      * App/Main.swift
      * App/Info.plist
      * App/Shop-Info.plist
      * App/Shop.entitlements
      * App/Base.lproj/Main.storyboard
      App/GoogleService.plist
      App/Notes.txt
      * App/Contest/Latest.swift
      * App/CoronaTests/List/Latest.swift
      * App/FamilyTests/Family.swift
      App/FamilyTests/__tests__/FamilyTest.swift
      App/Preview Content/Sample.swift
      App/R.generated.swift
      App/Generated/Strings.swift
      App/Home+Preview.swift
      App/.hidden/A.swift
      App/.Hidden.swift
      AppTests/A.swift
      AppUITests/A.swift
      Tests/A.swift
      CoreMocks/A.swift
      App/Mocks/A.swift
      App/CartTests.swift
      App/CartMock.swift
      Pods/Kit/A.swift
      Carthage/Checkouts/A.swift
      .build/checkouts/A.swift
      DerivedData/A.swift
      Tuist/Dependencies/A.swift
      SourcePackages/A.swift
      web/node_modules/A.swift
      * Tuist/Project.swift
      * Dependencies/A.swift
      """)
    #expect(paths.found == paths.wanted)
  }

  @Test func testsAreFoundWhereTheyAreAskedFor() throws {
    let paths = try find(
      """
      * App/CartTests.swift
      * AppTests/A.swift
      * App/Mocks/A.swift
      Pods/Tests/A.swift
      """, rules: LeftOut(includesTests: true))
    #expect(paths.found == paths.wanted)
  }

  @Test(arguments: ["App/Legacy", "./App/Legacy/", "App/./Legacy", "App/Old/../Legacy"])
  func excludedFoldersAreLeftOut(path: String) throws {
    let paths = try find(
      """
      * App/Main.swift
      App/Legacy/A.swift
      App/Legacy/Deep/B.swift
      * App/LegacyOld.swift
      * App/LegacyKit/A.swift
      * Other/App/Legacy/A.swift
      """, excludes: [path])
    #expect(paths.found == paths.wanted)
  }

  @Test func excludedFilesAreLeftOut() throws {
    let paths = try find(
      """
      App/A.swift
      * App/A.swift.swift
      * App/Main.swift
      """, excludes: ["App/A.swift", "Main.swift", "App/Mai", ".", ""])
    #expect(paths.found == paths.wanted)
  }

  @Test func absolutePathsAreExcludedToo() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for path in ["App/Legacy/A.swift", "App/LegacyKit/A.swift"] { try folder.write("", to: path) }
    let excluded = ExcludedPaths([folder.path("App/Legacy")])
    let result = try SourceFinder(excluded: excluded).find([folder.path("App")])
    #expect(result.sources.map(\.file) == [folder.path("App/LegacyKit/A.swift")])
  }

  @Test(arguments: [
    ("App/Legacy", ""), ("Legacy", ""), ("App/Legacy/A.swift", ""), ("", ""),
    ("App/Legcy", "App/Legcy"), ("App/Leg*", "App/Leg*"), ("App/Legacy/B.swift", "App/Legacy/B.swift"),
  ])
  func anExcludedPathThatLeadsToNothingIsNoted(path: String, noted: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "App/Legacy/A.swift")
    let finder = SourceFinder(excluded: ExcludedPaths([path]))
    let findings = try finder.find(["App"], from: folder.path("")).findings
    #expect(findings.map(\.rule) == (noted.isEmpty ? [] : ["exclude-unused"]))
    #expect(findings.allSatisfy { $0.message.contains("'\(noted)'") })
  }

  @Test func aPathInAnExcludedFolderIsExcluded() {
    let excluded = ExcludedPaths(["App/Legacy"])
    #expect(["App/Legacy", "App/Legacy/Deep/A.swift"].allSatisfy(excluded.contains))
    #expect(!["App", "App/LegacyKit", "Legacy", "App/legacy"].contains(where: excluded.contains))
  }

  @Test func whatTheUserNamesIsScannedWhateverItIsCalled() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "Tests/Pods/A.swift")
    let found = try SourceFinder().find([folder.path("Tests/Pods")]).sources
    #expect(found.map { $0.path.hasSuffix("/Tests/Pods/A.swift") } == [true])
    #expect(try SourceFinder().find([folder.path("Tests/Pods/A.swift")]).sources == found)
    #expect(!found[0].path.hasPrefix("/"))
  }

  @Test func linksThatLeadInCirclesEnd() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "App/A.swift")
    for link in ["App/again", "App/loop"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: folder.path("App"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/gone.swift"), withDestinationPath: "/nowhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("self"), withDestinationPath: folder.path("self"))
    let result = try SourceFinder().find([folder.root.path, folder.path("App")])
    #expect(result.sources.map { $0.path.hasSuffix("/App/A.swift") } == [true])
    #expect(result.findings.isEmpty)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything")) func foldersThatCannotBeReadAreFindings()
    throws
  {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "App/A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("App"))
    let result = try SourceFinder().find([folder.root.path])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("App"))
    #expect(result.findings.map(\.rule) == ["unreadable"])
  }

  @Test func aPathThatIsNotThereIsAnError() {
    #expect(throws: DriverError("nowhere: no such file or folder; check the name")) {
      try SourceFinder().find(["nowhere"])
    }
  }

  @Test(arguments: [
    (".", "/a/b", ""), ("App", "/a/b", "App"), ("./App/", "/a/b", "App"), ("App/../Kit", "/a/b", "Kit"),
    ("../c", "/a/b", "../c"), ("/a/b/App", "/a/b", "App"), ("/a/c/App", "/a/b", "../c/App"),
    ("/x/App", "/a/b", "../../x/App"),
    ("/a/b", "/a/b", ""), ("/x/App", "", "App"),
  ])
  func pathsAreNeverAbsolute(path: String, current: String, shown: String) {
    #expect(Root(path, from: current).shown == shown)
  }

  private func find(
    _ text: String, rules: LeftOut = LeftOut(), excludes: [String] = []
  ) throws -> (found: [String], wanted: [String]) {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines {
      let isWanted = line.hasPrefix("* ")
      let source = line.contains("Tests/") && !isWanted ? "import XCTest" : ""
      try folder.write(source, to: isWanted ? String(line.dropFirst(2)) : line)
    }
    let result = try SourceFinder(rules: rules, excluded: ExcludedPaths(excludes)).find([folder.root.path])
    let root = folder.root.lastPathComponent + "/"
    let found = (result.sources + result.others).map { $0.path.components(separatedBy: root).last ?? "" }
    return (found.sorted(), lines.filter { $0.hasPrefix("* ") }.map { String($0.dropFirst(2)) }.sorted())
  }
}
