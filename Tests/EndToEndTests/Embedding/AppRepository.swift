import FlowTestSupport
import Foundation

/// A small app in a git server of its own: `main` has gone on since the branch `work` began, and after the two were merged for a try.
///
/// ```
/// One ── Three ──── Four      main
///    ╲        ╲
///     Two ──── Merge          refs/pull/7/merge
/// ```
struct AppRepository {
  let folder: Folder
  let main: String

  /// The app of a branch: a table of FlowKit with these links.
  static func app(_ links: [String]) -> String {
    let routes = links.map { link in
      "    let \(link) = Push(\"shop://\(link)\") { (_: AppFlow) in \(link.capitalized)Screen() }"
    }
    return """
      import FlowKit

      final class AppFlow: Coordinator {
        struct Routes: RouteTable {
          let home = Root("shop://home") { (_: AppFlow) in HomeScreen() }
      \(routes.joined(separator: "\n"))
        }
      }

      """
  }

  /// The server below `folder`; the app lies in `path` of the repository.
  init(
    in folder: Folder, main: String = "main", before: [String] = ["cart"], after: [String],
    path: String = ".", files: [String: String] = [:]
  ) throws {
    (self.folder, self.main) = (folder, main)
    try write(Self.app(before), to: "\(path)/App.swift")
    for (name, text) in files { try write(text, to: name) }
    try git("init", "--quiet", "--initial-branch=\(main)")
    try commit("One")
    try git("checkout", "--quiet", "-b", "work")
    try write(Self.app(after), to: "\(path)/App.swift")
    try write("Two\n", to: "two.txt")
    try commit("Two")
    try git("checkout", "--quiet", main)
    try write("Three\n", to: "three.txt")
    try commit("Three")
    try git("checkout", "--quiet", "--detach")
    try git("merge", "--quiet", "--no-ff", "-m", "Merge", "work")
    try git("update-ref", "refs/pull/7/merge", "HEAD")
    try git("checkout", "--quiet", main)
    try write("Four\n", to: "four.txt")
    try commit("Four")
  }

  /// A clone as actions/checkout makes it: of one commit and without a branch.
  func clone(_ reference: String = "refs/pull/7/merge", depth: Int = 1, to path: String = "clone") throws {
    try FileManager.default.createDirectory(at: folder.url(path), withIntermediateDirectories: true)
    for arguments in [
      ["init", "--quiet", "--initial-branch=unused"],
      ["remote", "add", "origin", folder.url("server").absoluteString],
      [
        "fetch", "--quiet", "--no-tags", "--depth=\(depth)", "origin",
        "+\(reference):refs/remotes/pull/checked",
      ],
      ["checkout", "--quiet", "--detach", "refs/remotes/pull/checked"],
    ] {
      try run(arguments, in: path)
    }
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String { try run(arguments, in: "server") }

  @discardableResult
  func run(_ arguments: [String], in path: String) throws -> String {
    let result = try Shell.run(
      "/usr/bin/env",
      [
        "git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
      ] + arguments, in: folder.url(path))
    guard result.status == 0 else { throw Failure(message: "git \(arguments): \(result.errors)") }
    return result.output.trimmingCharacters(in: .newlines)
  }

  struct Failure: Error { let message: String }

  private func write(_ text: String, to path: String) throws { try folder.write(text, to: "server/\(path)") }

  private func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "-m", message)
  }
}
