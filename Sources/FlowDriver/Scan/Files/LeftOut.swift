/// The rules by which folders and files below a given path are left out of a scan.
///
/// They look at names alone, but for folders like `CoronaTests`, which may be about tests of another kind. What the user
/// names as a path is scanned, whatever it is called.
struct LeftOut {
  var includesTests = false

  /// What other tools fetched or made.
  private static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "Generated", "GeneratedSources",
    "Preview Content", "PreviewContent", "Previews",
  ]
  private static let foreignEndings = [
    ".generated.swift", ".pb.swift", "_Previews.swift", "+Preview.swift", "+Previews.swift",
  ]
  private static let testFolders: Set = [
    "Tests", "tests", "__tests__", "Specs", "Mocks", "mocks", "__mocks__", "Stubs", "Fakes", "TestHelpers",
    "TestSupport", "TestUtils",
  ]
  private static let testFolderEndings = ["Tests", "UITest", "Mocks", "Specs", "TestHelpers", "TestSupport"]
  private static let testFileEndings = ["Tests.swift", "Mock.swift", "Mocks.swift", "Spec.swift"]

  /// Whether a folder is left out, with all that is in it.
  func folder(_ name: String, in parent: String) -> Bool {
    if name.hasPrefix(".") || Self.foreignFolders.contains(name) { return true }
    if name == "Dependencies", parent == "Tuist" || parent.hasSuffix("/Tuist") { return true }
    if includesTests { return false }
    return Self.testFolders.contains(name) || Self.testFolderEndings.contains(where: name.hasSuffix)
  }

  /// Whether a folder is left out only if its sources are tests: its name alone does not tell.
  ///
  /// `AppTests` beside `App` are the tests of that.
  func isDoubtful(_ name: String, beside names: [String]) -> Bool {
    if includesTests || !name.hasSuffix("Tests") || Self.testFolders.contains(name) { return false }
    let tested = name.hasSuffix("UITests") ? name.dropLast("UITests".count) : name.dropLast("Tests".count)
    return !names.contains(String(tested))
  }

  /// Whether the name of a folder says beyond doubt that it has tests and what they need.
  func isOfTests(_ name: String) -> Bool { !includesTests && Self.testFolders.contains(name) }

  /// Whether a source says of itself that it is a test.
  static func isTest(_ source: String) -> Bool { testModules.contains { source.contains("import " + $0) } }

  private static let testModules = ["XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting"]

  /// Whether a file is left out.
  func file(_ name: String) -> Bool {
    if name.hasPrefix(".") || Self.foreignEndings.contains(where: name.hasSuffix) { return true }
    return !includesTests && Self.testFileEndings.contains(where: name.hasSuffix)
  }
}
