import FlowTestSupport
import Foundation
import Testing

@testable import FlowRaster

/// Pictures of tests and of fastlane on a site: found, matched, told, and switched.
@Suite struct FoundPictureSiteTests {
  private let source = """
    import SwiftUI
    struct HomeView: View { var body: some View { Text("Good morning") } }
    struct ListView: View { var body: some View { Text("All") } }
    final class AppCoordinator: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(UIHostingController(rootView: HomeView()), animated: false) }
      func list() { navigation.pushViewController(UIHostingController(rootView: ListView()), animated: true) }
    }
    """

  private func project(_ settings: String = "") throws -> Folder {
    let folder = try Folder.temporary()
    try folder.write(source, to: "App/Home.swift")
    try folder.write("{\"sources\": [\"App\"]\(settings)}", to: ".flowdoc.json")
    for picture in [
      "AppTests/__Snapshots__/HomeViewTests/testEmpty.1.png",
      "AppTests/__Snapshots__/HomeViewTests/testEmpty_dark.1.png",
      "AppTests/__Snapshots__/RowTests/testRow.1.png", "fastlane/screenshots/de-DE/iPhone 15-01_Home.png",
    ] {
      let bytes = PNGWriter.file(
        Bitmap(
          width: 8, height: 16,
          pixels: Array(repeating: Pixel(red: 9, green: 9, blue: 9, alpha: 255), count: 128)),
        colours: 2)
      try folder.write("", to: picture)
      try Data(try #require(bytes)).write(to: folder.url(picture))
    }
    return folder
  }

  private func generate(_ folder: Folder) throws -> String {
    let result = try Shell.run(
      Products.flowdoc, ["generate", "--output", "site"], in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(result.status == 0, "\(result.errors)")
    return result.errors
  }

  private func names(_ page: String) -> [String] {
    page.matches(of: /<label><input type="radio" name="screen-picture"(?: checked)?> <bdi>([^<]*)<\/bdi>/).map
    {
      String($0.1)
    }
  }

  @Test func aScreenHasASwitchOfItsPictures() throws {
    let folder = try project()
    defer { folder.remove() }
    let told = try generate(folder)
    let page = try folder.read("site/screens/homeview/index.html")
    #expect(names(page) == ["Empty", "iPhone 15, de-DE", "Wireframe"])
    #expect(page.firstMatch(of: /checked> <bdi>Empty/) != nil)
    // Light and dark are one picture.
    #expect(page.matches(of: /srcset="[^"]*screenshots\/found\/\w+.png"/).count == 1)
    #expect(
      page.contains("Empty.1.png</code>, matched to this screen by the name of its tests"))
    #expect(page.contains("A wireframe, drawn from the code in"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("site/screenshots/found")).count == 3)
    // A screen with one picture has no switch.
    let list = try folder.read("site/screens/listview/index.html")
    #expect(names(list) == [] && list.contains("wireframes/ListView-"))
    #expect(
      told.contains(
        "no screen matches the names or the tests of 1 of 3 pictures in this folder: RowTests/testRow.1.png"))
  }

  @Test func theConfigurationCorrectsMatches() throws {
    let path = "AppTests/__Snapshots__/RowTests/testRow.1.png"
    let folder = try project(", \"screenshots\": {\"map\": {\"ListView\": \"\(path)\"}}")
    defer { folder.remove() }
    #expect(try !generate(folder).contains("no screen goes by"))
    let list = try folder.read("site/screens/listview/index.html")
    #expect(names(list) == ["Row", "Wireframe"] && list.contains("by the configuration"))
    try folder.write("{\"sources\": [\"App\"], \"screenshots\": {\"find\": false}}", to: ".flowdoc.json")
    #expect(try !generate(folder).contains("no screen goes by"))
    #expect(try names(folder.read("site/screens/homeview/index.html")) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path("site/screenshots")))
  }

  @Test func aNewPictureChangesTheSite() throws {
    let folder = try project()
    defer { folder.remove() }
    _ = try generate(folder)
    try FileManager.default.copyItem(
      at: folder.url("fastlane/screenshots/de-DE/iPhone 15-01_Home.png"),
      to: folder.url("fastlane/screenshots/de-DE/iPhone 15-02_List.png"))
    _ = try generate(folder)
    #expect(try names(folder.read("site/screens/listview/index.html")) == ["iPhone 15, de-DE", "Wireframe"])
  }
}
