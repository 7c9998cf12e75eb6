import FlowTestSupport
import Foundation
import Testing

/// A project that somebody else's branch was checked out into, beside a place that is none of its business.
///
/// ```
/// project/           the checkout, in which things are planted
/// outside/secret.*   what nobody may read
/// outside/mine       what nobody may write
/// ran                is there once something planted was run
/// ```
struct PlantedProject {
  static let token = "S3CRET-T0KEN"
  let folder: Folder

  init() throws {
    folder = try Folder.temporary()
    for ending in ["md", "swift", "json", "svg", "plist", "mustache", "txt"] {
      try folder.write(
        "class \(Self.token)Coordinator: Coordinator {} // @\(Self.token)\n", to: "outside/secret.\(ending)")
    }
    for (ending, text) in Self.tables { try folder.write(text, to: "outside/secret.\(ending)") }
    try folder.write("mine\n", to: "outside/mine")
    try folder.write(Self.app, to: "project/App/App.swift")
    try git("init", "--quiet", "--initial-branch=main")
    // As a checkout keeps it there.
    try git("config", "http.extraheader", "AUTHORIZATION: basic \(Self.token)")
    try git("add", "App")
    try git("commit", "--quiet", "--message", "One")
  }

  /// Texts for the title and the content of the app's screen.
  private static let tables = [
    "strings": "\"greeting\" = \"\(token)\";\n",
    "xcstrings":
      "{\"strings\": {\"greeting\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"\(token)\"}}}}}}\n",
    "xib": """
    <document><objects><placeholder placeholderIdentifier="IBFilesOwner" customClass="HomeViewController"/>
    <view><rect key="frame" x="0" y="0" width="390" height="844"/><subviews><label text="\(token)">
    <rect key="frame" x="0" y="0" width="390" height="44"/></label></subviews></view></objects></document>

    """,
  ]

  private static let app = """
    final class MainFlow: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(HomeViewController(), animated: true) }
    }
    final class HomeViewController: UIViewController {}

    """

  /// Plants a file.
  func plant(_ text: String, at path: String) throws { try folder.write(text, to: "project/\(path)") }

  /// Plants a link; `outside` and `ran` are known by their own names.
  func plant(linkTo target: String, at path: String) throws {
    let place = folder.url("project/\(path)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: target.hasPrefix("/") ? target : outside(target))
  }

  func outside(_ name: String) -> String { folder.path("outside/\(name)") }

  /// A shell command that tells that it was run.
  var trap: String { "touch '\(folder.path("ran"))'" }

  @discardableResult
  func flowdoc(_ words: String..., in path: String = ".") throws -> Shell.Result {
    let result = try Shell.run(
      Products.flowdoc, words, in: folder.url("project/\(path)"),
      environment: [
        "XDG_CACHE_HOME": folder.path("cache"), "GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.path("home"),
      ])
    try log(result)
    return result
  }

  @discardableResult
  func git(_ words: String..., in path: String = "project") throws -> String {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let result = try Shell.run("/usr/bin/env", ["git"] + identity + words, in: folder.url(path))
    guard result.status == 0 else { throw Failure(message: "git \(words): \(result.errors)") }
    return result.output.trimmingCharacters(in: .newlines)
  }

  struct Failure: Error { let message: String }

  private func log(_ result: Shell.Result) throws {
    let before = (try? folder.read("log")) ?? ""
    try folder.write(before + result.output + result.errors, to: "log")
  }

  /// What must not have happened, whatever was planted.
  func harm() throws -> [String] {
    var harm: [String] = []
    if FileManager.default.fileExists(atPath: folder.path("ran")) { harm.append("something planted was run") }
    if try folder.read("outside/mine") != "mine\n" { harm.append("a file outside was written") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("outside")).sorted()
    if names.count != 11 { harm.append("outside there is now \(names)") }
    if ((try? folder.read("log")) ?? "").contains(Self.token) { harm.append("the token was printed") }
    for file in made() where try folder.read(file).contains(Self.token) {
      harm.append("\(file) has the token")
    }
    return harm
  }

  /// What flowdoc made, in the project and in its cache.
  func made() -> [String] {
    let all =
      FileManager.default.enumerator(atPath: folder.path("project"))?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var status = stat()
      // What was planted is no output.
      return path.contains("site/") && lstat(folder.path("project/\(path)"), &status) == 0
        && status.st_mode & S_IFMT == S_IFREG
    }.map { "project/\($0)" }
  }
}
