import FlowTestSupport
import Foundation
import Testing

/// Files that a stranger's branch may contain: each is planted, and must do no harm.
@Suite(.enabled(if: Shell.find("git") != nil, "needs git"))
struct TrustTests {
  @Test(arguments: PlantedFile.all.filter { $0.attack != nil }) func doesNoHarm(file: PlantedFile) throws {
    let project = try PlantedProject()
    defer { project.folder.remove() }
    try file.attack?(project)
    #expect(try project.harm() == [])
  }

  /// `RECORD_GOLDENS=1 swift test` brings it up to date.
  @Test func theTableIsUpToDate() throws {
    var page = try Repository.text("Documentation/Trust.md")
    let begin = try #require(page.range(of: "<!-- table: begin -->\n"))
    let end = try #require(page.range(of: "<!-- table: end -->"))
    let rows = PlantedFile.all.map { "| \($0.name) | \($0.danger) | \($0.stop) |\n" }.joined()
    page =
      page[..<begin.upperBound] + "\n| File or setting | Threat | Protection |\n| --- | --- | --- |\n" + rows
      + "\n"
      + page[end.lowerBound...]
    try Golden("Documentation").expect(page, "Trust.md")
  }

  /// The places in the sources where a file is opened, and the row of the table that each belongs to.
  private static let readers: [String: String] = [
    "Configuration/ConfigurationFile": "`.flowdoc.json`: a link",
    "Configuration/ConfigurationForm": "Baselines, traces,",
    "Graphs/GraphReader": "Baselines, traces,",
    "Lint/GraphLint": "Baselines, traces,",
    "Lint/SourceComments": "Graph files: source",
    "Projects/ProjectTargets": "Xcode projects,",
    "Scan/AppName": "`Package.swift`", "Scan/ReadCode": "Sources,", "Scan/LookedAt": "Sources,",
    "Scan/ScanRun": "Sources,",
    "Scan/Files/SourceFinder": "Sources,",
    "Files/PlainFile": "Folders inside the output",
    "Site/Output/SiteFolder": "Folders inside the output",
    "Site/Pictures/PictureCache": "The cache between runs",
    "Site/Pictures/ShotThumbnail": "Screenshots",
    "Site/Reading/ForeignFile": "Screenshots", "Site/Reading/GuideReading": "Guide pages",
    "Site/Reading/ShotFile+Reading": "Screenshots", "Site/Reading/ThemeReading": "Templates",
    "Files/GitFolder": "Hooks and settings", "App/AppProject": "`CODEOWNERS`",
    "Site/SitePages": "Screenshots", "App/ProjectSources": "Baselines, traces,",
    "Wireframes/AssetCatalogs": "Asset catalogs", "Wireframes/DeviceFamily": "Xcode projects,",
    "Wireframes/WireframeCache": "The cache between runs", "Wireframes/WireframeSources": "Sources,",
  ]

  @Test func everyReaderHasItsRow() throws {
    let found = try files { $0.contains("FileBytes.read") }.filter { $0 != "Files/FileBytes" }
    #expect(found == Self.readers.keys.sorted())
    for (file, row) in Self.readers {
      #expect(PlantedFile.all.contains { $0.name.hasPrefix(row) }, "\(file): \(row)")
    }
  }

  /// All other ways to open a file are for what no checkout can bring.
  @Test func filesAreOpenedInOnePlace() throws {
    let ways =
      /Data\(contentsOf|contents\(atPath|String\(contentsOf|FileHandle\(for|\bopen\(|openat\(|fopen\(/
    #expect(
      try files { $0.firstMatch(of: ways) != nil } == [
        // The folder of a passing run, the user's cache, and what is written.
        "Files/FileBeside", "Files/OpenFile", "Files/OutputFile", "Files/PlainFile", "Git/PassingFolder",
        "Scan/Cache/ScanCache",
        "Serve/ServedFile",
        "Site/Output/SiteFolder",
      ])
  }

  @Test func gitIsRunInOnePlace() throws {
    #expect(try files { $0.contains("Process()") || $0.contains("posix_spawn") } == ["Git/GitProgram"])
    let scripts = try FileManager.default.contentsOfDirectory(atPath: Repository.file("Embedding").path)
      .sorted()
    for script in scripts where script.hasSuffix(".sh") && script != "pre-commit.sh" && script != "git.sh" {
      let text = try Repository.text("Embedding/\(script)")
      let calls = text.matches(of: /(?m)^[^#\n]*\bgit (-C|[a-z])/).count
      #expect(calls == 0 || text.contains("/git.sh") || text.contains("/common.sh"), "\(script)")
    }
  }

  private func files(where isMeant: (String) -> Bool) throws -> [String] {
    let root = Repository.file("Sources/FlowDriver")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try all.filter { $0.hasSuffix(".swift") }.filter { path in
      let code = try Repository.text("Sources/FlowDriver/\(path)").split(separator: "\n").filter {
        !$0.contains("//")
      }
      return isMeant(code.joined(separator: "\n"))
    }.map { String($0.dropLast(".swift".count)) }.sorted()
  }

  @Test func everyKeyThatNamesAPathIsTried() throws {
    let page = try Repository.text("Documentation/Configuration.md")
    let rows = page.matches(
      of:
        /(?m)^\| `(\w+)` \| (?:a list of paths|a path|a path or an object|a revision, or a path after file:) \|/
    )
    let tried = Set(PlantedFile.paths.map(\.key) + ["graph", "findings", "against", "association", "folder"])
    // Excluded paths are compared, and open nothing.
    #expect(Set(rows.map { String($0.1) }).subtracting(tried) == ["exclude"])
  }
}
