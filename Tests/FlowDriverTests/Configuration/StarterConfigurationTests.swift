import FlowReview
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What a first configuration says, and that it is read back as it was meant.
@Suite struct StarterConfigurationTests {
  @Test func tellsWhatAProjectHas() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    try folder.write(
      "// swift-tools-version: 6.0\nlet package = Package(\n  name: \"Kit\")", to: "Package.swift")
    for path in ["App/A.swift", "Modules/Cart/B.swift", "AppTests/C.swift", "Pods/D.swift", "Docs/readme.md"]
    {
      try folder.write("", to: path)
    }
    try folder.write("[remote \"origin\"]\nurl = git@github.com:shop/app.git", to: ".git/config")
    try folder.write("* @ios", to: "docs/CODEOWNERS")
    try folder.write("{}", to: "flowdoc.graph.json")
    let survey = ProjectSurvey(of: folder.root.path)
    #expect(
      survey.lines == [
        "found Shop.xcodeproj, Package.swift", "found 2 source files in App, Modules",
        "found the repository https://github.com/shop/app", "found owners in docs/CODEOWNERS",
        "found the graph file flowdoc.graph.json",
      ])
    #expect(survey.name == "Shop")
    let read = try readBack(survey, in: folder)
    #expect((read.name, read.output) == ("Shop", folder.path("flowdoc-site")))
    #expect(read.sources == ["App", "Modules"].map(folder.path))
    #expect(
      (read.graphs, read.codeowners) == ([folder.path("flowdoc.graph.json")], folder.path("docs/CODEOWNERS")))
    #expect(read.repository.url == "https://github.com/shop/app")
  }

  @Test func aFolderWithNothingIsNoError() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let survey = ProjectSurvey(of: folder.root.path)
    #expect(survey.lines.first == "found no project or package")
    #expect(survey.name == folder.root.lastPathComponent)
    #expect(try readBack(survey, in: folder).sources == [folder.path(".")])
  }

  @Test func aPackageIsNamedByItsManifest() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("let package = Package(\n  name: \"Kit\")", to: "Package.swift")
    try folder.write("", to: "Sources/Kit/A.swift")
    let survey = ProjectSurvey(of: folder.root.path)
    #expect((survey.name, survey.sources) == ("Kit", ["Sources"]))
    try folder.write("", to: "Loose.swift")
    #expect(ProjectSurvey(of: folder.root.path).sources == [])
  }

  @Test(arguments: HostileText.all) func anyNameIsReadBack(name: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var survey = ProjectSurvey(of: folder.root.path)
    survey.name = name
    survey.sources = ["a" + name.replacing("\0", with: "")]
    survey.repository = "https://github.com/a/b"
    let read = try readBack(survey, in: folder)
    #expect(read.name == name)
    #expect(read.sources.count == 1)
  }

  @Test(arguments: [1, 4]) func whatIsLeftOutIsReadBack(count: Int) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var survey = ProjectSurvey(of: folder.root.path)
    survey.excludes = (0..<count).map { "App/Widget \($0)/" }
    #expect(try readBack(survey, in: folder).exclude == survey.excludes.map { "\(folder.root.path)/\($0)" })
  }

  /// What stands in comments is an example to be taken over, and has to be right, too.
  @Test func theCommentsAreExamplesThatCanBeRead() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let text = StarterConfiguration.text(for: ProjectSurvey(of: folder.root.path))
    let lines = text.split(separator: "\n").map { $0.replacing("// \"", with: "\"") }
    try folder.write(lines.joined(separator: "\n"), to: "c.json")
    let read = try Configuration.read(folder.path("c.json"))
    #expect((read.links.schemes, read.rules) == (["shop"], ["unreadable": RuleSetting(.error)]))
    #expect((read.summary, read.baseURL) == ("An app to *buy* things.", "https://docs.shop.example/"))
  }

  private func readBack(_ survey: ProjectSurvey, in folder: Folder) throws -> Configuration {
    try folder.write(StarterConfiguration.text(for: survey), to: ".flowdoc.json")
    return try Configuration.read(folder.path(".flowdoc.json"))
  }
}
