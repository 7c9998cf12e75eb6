import FlowModel
import FlowSite
import FlowTestSupport
import FlowWireframe
import Foundation
import Testing

@testable import FlowDriver

/// What a wireframe is made anew for: a change of a file that it was read from, and of nothing else.
@Suite struct WireframeSourcesTests {
  private let home = """
    import SwiftUI
    struct HomeView: View { var body: some View { Header(); Text("home.title") } }
    """
  private let header = "import SwiftUI\nstruct Header: View { var body: some View { Text(\"Hello\") } }"
  private let controller = "import UIKit\nfinal class ListController: UIViewController { }"

  private func inputs(_ folder: Folder, of screen: String, _ file: String) throws -> ContentHash {
    let sources = WireframeSources(SourceScan(paths: [folder.path("App")]))
    let path = try #require(sources.files.keys.first { $0.hasSuffix(file) })
    let indexes = sources.indexes()
    let read = ReadScreen(screen, in: path, from: indexes.sources, interfaces: indexes.interfaces)
    let needs = WireframeNeeds(types: read.types, texts: read.readsTexts, interfaces: read.readsInterfaces)
    return sources.inputs(of: needs)
  }

  private func project() throws -> Folder {
    let folder = try Folder.temporary()
    try folder.write(home, to: "App/Home.swift")
    try folder.write(header, to: "App/Header.swift")
    try folder.write(controller, to: "App/List.swift")
    try folder.write("\"home.title\" = \"Home\";", to: "App/en.lproj/Localizable.strings")
    try folder.write("<document/>", to: "App/Main.storyboard")
    return folder
  }

  /// A table that takes gigabytes to decode is as good as none.
  @Test(arguments: [("", "Salut"), ("\"k\": {},", "home.title")])
  func aCatalogOfTooManyKeysIsLeftOut(key: String, expected: String) throws {
    let folder = try project()
    defer { folder.remove() }
    let more = (0...100_000).map { key.replacing("k", with: "k\($0)") }.joined()
    let text = #"{"localizations": {"en": {"stringUnit": {"value": "Salut"}}}}"#
    try folder.write("{\"strings\": {\(more)\"home.title\": \(text)}}", to: "App/Localizable.xcstrings")
    try FileManager.default.removeItem(atPath: folder.path("App/en.lproj"))
    let indexes = WireframeSources(SourceScan(paths: [folder.path("App")])).indexes()
    let read = ReadScreen(
      "HomeView", in: folder.path("App/Home.swift"), from: indexes.sources, interfaces: indexes.interfaces)
    #expect("\(read)".contains(expected))
  }

  /// Whether the inputs of a screen are others after a file has been written.
  private func changes(
    _ screen: (String, String), with text: String, in file: String
  ) throws -> Bool {
    let folder = try project()
    defer { folder.remove() }
    let before = try inputs(folder, of: screen.0, screen.1)
    #expect(try before == inputs(folder, of: screen.0, screen.1), "the same each time")
    try folder.write(text, to: file)
    return try inputs(folder, of: screen.0, screen.1) != before
  }

  @Test(arguments: [
    ("App/Home.swift", "struct HomeView: View { var body: some View { Text(\"New\") } }"),
    ("App/Header.swift", "struct Header: View { var body: some View { Text(\"New\") } }"),
    ("App/More.swift", "extension View { func tinted() -> some View { self } }\nstruct Header {}"),
    ("App/en.lproj/Localizable.strings", "\"home.title\" = \"New\";"),
    ("App/Localizable.xcstrings", "{}"),
  ])
  func aFileThatIsRead(file: String, text: String) throws {
    #expect(try changes(("HomeView", "Home.swift"), with: text, in: file))
  }

  @Test(arguments: [
    ("App/List.swift", "class Other { }"), ("App/New.swift", "struct Unrelated { }"),
    ("App/Main.storyboard", "<document></document>"),
  ])
  func aFileThatIsNotRead(file: String, text: String) throws {
    #expect(try !changes(("HomeView", "Home.swift"), with: text, in: file))
  }

  @Test(arguments: ["App/Main.storyboard", "App/More.xib", "App/en.lproj/Main.strings", "App/List.swift"])
  func aControllerIsReadWithInterfaceFiles(file: String) throws {
    #expect(try changes(("ListController", "List.swift"), with: "// New", in: file))
  }

  /// What the pack knows of a file stands for the file, so that it is not opened.
  @Test func aFileAsItWasIsNotOpened() throws {
    let folder = try project()
    defer { folder.remove() }
    let scan = SourceScan(paths: [folder.path("App")])
    var known = WireframePack(files: WireframeSources(scan).files)
    for path in known.files.keys { known.files[path]?.hash = ContentHash(low: 1, high: 2) }
    #expect(WireframeSources(scan, known: known).files == known.files)
    try folder.write(header + "\n", to: "App/Header.swift")
    let read = WireframeSources(scan, known: known).files.filter { known.files[$0.key] != $0.value }
    #expect(read.keys.map { $0.hasSuffix("Header.swift") } == [true])
  }

  @Test func aWireframeThatTakesTooLongIsLeftOutAndReported() throws {
    let folder = try project()
    defer { folder.remove() }
    var request = SiteRequest()
    request.paths = [folder.path("App")]
    let app = try AppProject(request, Configuration())
    let file = folder.path("App/Home.swift")
    let graph = FlowGraph(
      name: "App", flows: [],
      screens: [Screen(id: "HomeView", location: SourceLocation(file: file, line: 2))])

    let left = WireframeReading(app, graph, limit: WorkLimit(seconds: 0)).outcome()
    #expect(left.drawings.isEmpty)
    #expect(
      left.findings.map { "\($0.rule): \($0.message)" }
        == ["too-slow: the wireframe of HomeView took too long to draw and was left out"])

    let drawn = WireframeReading(app, graph).outcome()
    #expect(drawn.drawings.map(\.shot.isDark) == [false, true])
    #expect(drawn.findings.isEmpty)
  }
}
