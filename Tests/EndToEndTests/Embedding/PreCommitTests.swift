import FlowTestSupport
import Foundation
import Testing

/// The hook, as git runs it and as the pre-commit framework finds it.
@Suite struct PreCommitTests {
  private func clone() throws -> Folder {
    let folder = try Folder.temporary()
    try folder.write(AppRepository.app(["cart"]), to: "App/App.swift")
    try folder.write(#"{"check": {"graph": "flowdoc.graph.json"}}"#, to: ".flowdoc.json")
    try folder.write(
      "#!/bin/sh\necho \"$*\" >> calls\nexec '\(Products.flowdoc)' \"$@\"\n",
      to: "../\(tools(of: folder))/flowdoc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("../\(tools(of: folder))/flowdoc"))
    #expect(try run(["git", "init", "--quiet"], in: folder).status == 0)
    let hook = folder.url(".git/hooks/pre-commit")
    try? FileManager.default.createDirectory(
      at: hook.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Repository.file("Embedding/pre-commit.sh"), to: hook)
    return folder
  }

  /// Outside of the repository, as programs are.
  private func tools(of folder: Folder) -> String { "\(folder.root.lastPathComponent)-bin" }

  private func remove(_ folder: Folder) {
    folder.remove()
    try? FileManager.default.removeItem(at: folder.url("../\(tools(of: folder))"))
  }

  private func run(_ words: [String], in folder: Folder, path: String? = nil) throws -> Shell.Result {
    let standard = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let path = path ?? "\(folder.path("../\(tools(of: folder))")):\(standard)"
    return try Shell.run(
      "/usr/bin/env", words, in: folder.root,
      environment: [
        "PATH": path, "XDG_CACHE_HOME": folder.path(".cache"), "GIT_AUTHOR_NAME": "Test",
        "GIT_AUTHOR_EMAIL": "test@example.com", "GIT_COMMITTER_NAME": "Test",
        "GIT_COMMITTER_EMAIL": "test@example.com", "GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.path("home"),
      ])
  }

  private func commit(_ files: String..., in folder: Folder) throws -> Shell.Result {
    _ = try run(["git", "add"] + files, in: folder)
    return try run(["git", "commit", "--quiet", "-m", "Change"], in: folder)
  }

  @Test func anOldGraphFileIsRefusedUntilItIsWritten() throws {
    let folder = try clone()
    defer { remove(folder) }
    let refused = try commit("App", in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("  flowdoc check --write\n"), "\(refused.errors)")
    #expect(try run(["git", "rev-parse", "--verify", "--quiet", "HEAD"], in: folder).status != 0)
    #expect(try run(["flowdoc", "check", "--write"], in: folder).status == 0)
    let taken = try commit("App", "flowdoc.graph.json", in: folder)
    #expect(taken.status == 0, "\(taken.errors)")
  }

  @Test func whatFlowdocDoesNotReadIsNotLookedAt() throws {
    let folder = try clone()
    defer { remove(folder) }
    try folder.write("Read me\n", to: "README.md")
    #expect(try commit("README.md", in: folder).status == 0)
    #expect((try? folder.read("calls")) == nil)
  }

  /// Frameworks show nothing of a hook that passes, and nobody would ever know.
  @Test func withoutFlowdocTheCommitIsNotMade() throws {
    let folder = try clone()
    defer { remove(folder) }
    for tool in ["git", "sh", "head"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("../\(tools(of: folder))/\(tool)"),
        withDestinationPath: #require(Shell.find(tool)))
    }
    try FileManager.default.removeItem(at: folder.url("../\(tools(of: folder))/flowdoc"))
    _ = try run(["git", "add", "App"], in: folder)
    let result = try run(
      ["git", "commit", "-q", "-m", "One"], in: folder, path: folder.path("../\(tools(of: folder))"))
    #expect((result.status, result.errors.hasPrefix("flowdoc is not on the PATH")) == (1, true))
  }

  /// Nor is it where the scripts of a CI would keep theirs.
  @Test(arguments: ["bin", ".flowdoc/bin"]) func aProgramOfTheRepositoryIsNotRun(bin: String) throws {
    let folder = try clone()
    defer { remove(folder) }
    try folder.write("#!/bin/sh\ntouch ran\n", to: "\(bin)/flowdoc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("\(bin)/flowdoc"))
    _ = try run(["git", "add", "--force", "App", bin], in: folder)
    for place in [folder.path(bin), bin] {
      let path = "\(place):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
      let result = try run(["git", "commit", "-q", "-m", "One"], in: folder, path: path)
      #expect(
        result.status == 1 && result.errors.contains("which lies in this repository; it is not run"),
        "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
  }

  /// Git tells a hook where its repository is, and flowdoc asks for another: that of the app.
  @Test func theRepositoryOfTheHookIsNotHandedOn() throws {
    let folder = try clone()
    defer { remove(folder) }
    try folder.write("#!/bin/sh\nenv > environment\n", to: "../\(tools(of: folder))/flowdoc")
    #expect(try commit("App", in: folder).status == 0)
    #expect(try !folder.read("environment").contains("GIT_INDEX_FILE="))
  }

  @Test func theFrameworkFindsTheHook() throws {
    let hooks = try YAML(Repository.text(".pre-commit-hooks.yaml")).items
    #expect(hooks.compactMap { $0["id"]?.text } == ["flowdoc-check"])
    for hook in hooks {
      let entry = Repository.file(hook["entry"]?.text ?? "nowhere").path
      #expect(FileManager.default.isExecutableFile(atPath: entry))
      let files = try Regex(hook["files"]?.text ?? "")
      for file in ["App/A.swift", "Main.storyboard", "flowdoc.graph.json"] {
        #expect(file.firstMatch(of: files) != nil)
      }
      #expect("README.md".firstMatch(of: files) == nil)
    }
  }
}
