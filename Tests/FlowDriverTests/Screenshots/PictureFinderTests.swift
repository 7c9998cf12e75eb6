import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Where pictures of tests and fastlane are found, and where not.
@Suite struct PictureFinderTests {
  private func finder(_ files: [String], excludes: [String] = [], link: String? = nil) throws -> PictureFinder
  {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for file in files { try folder.write("", to: "project/" + file) }
    if let link {
      try folder.write("secret", to: "outside/secret.png")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("project/" + link), withDestinationPath: folder.path("outside/secret.png"))
    }
    var scan = SourceScan(paths: ["."])
    scan.base = folder.path("project")
    scan.excludes = excludes
    return PictureFinder(scan, besides: [folder.path("project/site")])
  }

  @Test func findsFoldersByTheirNames() throws {
    let files = [
      "AppTests/__Snapshots__/HomeTests/testHome.1.png",
      "AppTests/ReferenceImages_64/HomeTests/testHome@2x.png",
      "fastlane/screenshots/en-US/iPhone 15-Home.png", "fastlane/screenshots/en-US/iPhone 15-Home_framed.png",
      "AppTests/FailureDiffs/__Snapshots__/HomeTests/testHome.1.png",
      "AppTests/__Snapshots__/HomeTests/notes.txt",
      "screenshots/Home.png", "screenshots/images/Home.png", "App/Assets/en-US/Home.png",
      "Pods/Kit/__Snapshots__/KitTests/testKit.1.png", ".build/__Snapshots__/ATests/testA.1.png",
      "site/screenshots/en/Home.png",
    ]
    #expect(
      try finder(files).pictures.map(\.path) == [
        "AppTests/ReferenceImages_64/HomeTests/testHome@2x.png",
        "AppTests/__Snapshots__/HomeTests/testHome.1.png", "fastlane/screenshots/en-US/iPhone 15-Home.png",
      ])
  }

  @Test func leavesOutWhatIsExcluded() throws {
    let files = ["A/__Snapshots__/T/test.1.png", "B/__Snapshots__/T/test.1.png"]
    #expect(try finder(files, excludes: ["A/"]).pictures.map(\.path) == ["B/__Snapshots__/T/test.1.png"])
  }

  @Test func followsNoLinkOutOfTheProject() throws {
    let found = try finder(["A/__Snapshots__/T/test.1.png"], link: "A/__Snapshots__/T/testSecret.1.png")
    #expect(found.pictures.map(\.path) == ["A/__Snapshots__/T/test.1.png"])
    #expect(found.findings.map(\.rule) == ["link-outside"])
  }

  @Test func aChangedPictureChangesTheFingerprint() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var scan = SourceScan(paths: ["."])
    scan.base = folder.path("project")
    let none = PictureFinder(scan).fingerprint
    try folder.write("1", to: "project/__Snapshots__/T/test.1.png")
    let one = PictureFinder(scan).fingerprint
    try folder.write("12", to: "project/__Snapshots__/T/test.1.png")
    #expect(Set([none, one, PictureFinder(scan).fingerprint]).count == 3)
  }
}
