import FlowTestSupport
import Foundation
import Testing

/// Wireframes on a site: drawn from source, made anew with it, and second to a screenshot, and left out where nobody wants them.
@Suite struct WireframeSiteTests {
  private let source = """
    import SwiftUI
    struct HomeView: View {
      var body: some View { VStack { Text("Good morning"); Button("Shop") { } } }
    }
    final class AppCoordinator: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(UIHostingController(rootView: HomeView()), animated: false) }
    }
    """

  private func generate(_ folder: Folder) throws {
    let result = try Shell.run(
      Products.flowdoc, ["generate", "--output", "site"], in: folder.root,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
    #expect(result.status == 0, "\(result.errors)")
  }

  private func drawings(_ folder: Folder) throws -> [String] {
    let path = folder.path("site/wireframes")
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func drawsScreensFromSource() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(source, to: "App/Home.swift")
    try folder.write("{\"sources\": [\"App\"]}", to: ".flowdoc.json")
    try generate(folder)
    let names = try drawings(folder)
    #expect(names.count == 2)
    let light = try #require(names.first { !$0.contains("~dark") })
    #expect(try folder.read("site/wireframes/\(light)").contains(">Good morning</text>"))
    let page = try folder.read("site/screens/homeview/index.html")
    #expect(page.contains("wireframes/\(light)"))
    #expect(page.contains("A wireframe, drawn from the code in"))
    try folder.write(source.replacing("Good morning", with: "Good evening"), to: "App/Home.swift")
    try generate(folder)
    #expect(try folder.read("site/wireframes/\(light)").contains(">Good evening</text>"))
  }

  /// Kept drawings are used again; one is made anew with a file that it was read from, whatever else was kept.
  @Test func keepsDrawingsBetweenRuns() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(source.replacing("Text(\"Good morning\")", with: "Greeting()"), to: "App/Home.swift")
    let greeting = "struct Greeting: View { var body: some View { Text(\"Good morning\") } }"
    try folder.write(greeting, to: "App/Greeting.swift")
    try folder.write("{\"sources\": [\"App\"]}", to: ".flowdoc.json")
    func light() throws -> String {
      try generate(folder)
      let name = try #require(drawings(folder).first { !$0.contains("~dark") })
      return try folder.read("site/wireframes/\(name)")
    }
    #expect(try light().contains(">Good morning</text>"))
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/flowdoc"))
      .filter { $0.hasPrefix("wireframes-") }
    #expect(kept.count == 1)
    try folder.write(greeting.replacing("morning", with: "evening"), to: "App/Greeting.swift")
    #expect(try light().contains(">Good evening</text>"))
    try folder.write("damaged", to: "cache/flowdoc/\(try #require(kept.first))")
    try folder.write("struct Other { }", to: "App/Other.swift")
    #expect(try light().contains(">Good evening</text>"))
    try folder.write("extension Greeting { var more: Int { 1 } }", to: "App/Other.swift")
    #expect(try light().contains(">Good evening</text>"))
  }

  @Test func aScreenshotStandsFirstAndASettingTurnsDrawingsOff() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(source, to: "App/Home.swift")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", to: "shots/HomeView.svg")
    try folder.write("{\"sources\": [\"App\"], \"screenshots\": \"shots\"}", to: ".flowdoc.json")
    try generate(folder)
    let page = try folder.read("site/screens/homeview/index.html")
    let places = try [">Screenshot<", "screenshots/HomeView.svg", ">Wireframe<", "wireframes/HomeView-"].map {
      try #require(page.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
    #expect(try !folder.read("site/screens/index.html").contains("wireframes/"))
    try folder.write("{\"sources\": [\"App\"], \"wireframes\": false}", to: ".flowdoc.json")
    try generate(folder)
    #expect(try drawings(folder) == [])
  }
}
