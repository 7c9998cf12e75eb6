import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// `flowdoc diff` as a user runs it: on files, on folders, and on revisions of a repository that it does not touch.
@Suite struct DiffCommandTests {
  private static let shop = Repository.file(Shop.path).path

  private func diff(_ arguments: [String], in folder: Folder, below path: String = ".") throws -> Shell.Result
  {
    try Shell.run(
      Products.flowdoc, ["diff"] + arguments, in: folder.url(path),
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  // MARK: - Files

  /// The Shop without its orders, and with a cart by another name.
  private func changed(in folder: Folder) throws -> [String] {
    var graph = try Shop.graph()
    graph.links.removeAll { $0.pattern == "shop://orders/:id(Int)" }
    let text = String(decoding: GraphFile.write(graph), as: UTF8.self)
    try folder.write(text.replacing("CartScreen", with: "BasketScreen"), to: "new.json")
    return ["file:\(Self.shop)", "file:new.json"]
  }

  @Test func files() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try diff(changed(in: folder), in: folder)
    #expect(
      result.output == """
        breaking: link shop://orders/:id(Int) is gone; 'shop://orders/1007' opened OrderScreen but now opens nothing
        harmless: screen BasketScreen was called CartScreen

        """)
    #expect((result.errors, result.status) == ("1 breaking change, 1 harmless\n", 0))
  }

  @Test func aGraphDoesNotDifferFromItself() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let result = try diff(["file:\(Self.shop)", "file:\(Self.shop)", "--fail-on", "any"], in: folder)
    #expect((result.output, result.errors, result.status) == ("", "no changes\n", 0))
  }

  @Test func theLevelDecidesHowItEnds() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let sides = try changed(in: folder)
    #expect(try diff(sides + ["--fail-on", "breaking"], in: folder).status == 1)
    #expect(try diff(sides.reversed() + ["--fail-on", "risky"], in: folder).status == 0)
    #expect(try diff(sides.reversed() + ["--fail-on", "any"], in: folder).status == 1)
  }

  @Test func formats() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let sides = try changed(in: folder)
    for (format, part) in [
      ("markdown", "`shop://orders/1007` opened OrderScreen"), ("json", "\"format\": \"flowdoc.diff\""),
      ("html", "<svg"), ("svg", "~ BasketScreen"), ("mermaid", "(\"#126; BasketScreen\")"),
    ] {
      let result = try diff(sides + ["--format", format, "--output", "out/\(format)"], in: folder)
      #expect((result.output, result.status) == ("", 0), "\(result.errors)")
      #expect(try folder.read("out/\(format)").contains(part), "\(format)")
    }
  }

  @Test func theDayOfADeprecation() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var graph = FlowGraph.sketch("F.a push AScreen\nshop://a = F.a")
    graph.links[0].deprecated = Deprecation(until: "2027-03-31")
    try GraphFile.write(graph).write(to: folder.url("old.json"))
    graph.links = []
    try GraphFile.write(graph).write(to: folder.url("new.json"))
    let sides = ["file:old.json", "file:new.json", "--fail-on", "risky", "--today"]
    #expect(try diff(sides + ["2027-03-31"], in: folder).status == 1)
    #expect(try diff(sides + ["2027-04-01"], in: folder).status == 0)
    #expect(try diff(sides + ["tomorrow"], in: folder).status == 64)
  }

  // MARK: - Sources

  private func app(_ screens: String...) -> String {
    let shows = screens.map {
      "  func show\($0)() { navigation.pushViewController(\($0)Controller(), animated: true) }"
    }
    let types = screens.map { "final class \($0)Controller: UIViewController {}" }
    return """
      import UIKit
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { show\(screens[0])() }
      \(shows.joined(separator: "\n"))
      }
      \(types.joined(separator: "\n"))

      """
  }

  private func git(_ arguments: String..., in folder: Folder, input: String = "") throws -> String {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
    ]
    let result = try Shell.run(
      "/usr/bin/env", ["git"] + identity + arguments, input: input, in: folder.url("repo"))
    #expect(result.status == 0, "git \(arguments): \(result.errors)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  /// A repository whose branch `main` shows two screens, and whose branch `work` shows another instead of the second.
  private func repository() throws -> Folder {
    let folder = try Folder.temporary()
    try folder.write(app("Home", "Cart"), to: "repo/App/App.swift")
    try folder.write("final class Other {}\n", to: "repo/Other/Other.swift")
    _ = try git("init", "--quiet", "--initial-branch=main", in: folder)
    _ = try git("add", ".", in: folder)
    _ = try git("commit", "--quiet", "-m", "One", in: folder)
    _ = try git("checkout", "--quiet", "-b", "work", in: folder)
    try folder.write(app("Home", "News"), to: "repo/App/App.swift")
    _ = try git("commit", "--quiet", "-am", "Two", in: folder)
    return folder
  }

  private static let two = """
    risky: route AppCoordinator.showCart is gone
    risky: screen CartController is gone
    harmless: route AppCoordinator.showNews is new
    harmless: screen NewsController is new

    """

  @Test func revisionsAreReadWithoutACheckout() throws {
    let folder = try repository()
    defer { folder.remove() }
    // Neither what is not committed counts, nor is it lost.
    try folder.write(app("Draft"), to: "repo/App/App.swift")
    let index = try Data(contentsOf: folder.url("repo/.git/index"))
    for range in [["main..work"], ["main", "work"], ["main.."], ["main...work"], ["HEAD^{/One}", "@"]] {
      let result = try diff(range, in: folder, below: "repo")
      #expect(result.output == Self.two, "\(range): \(result.errors)")
    }
    #expect(try folder.read("repo/App/App.swift") == app("Draft"))
    #expect(try Data(contentsOf: folder.url("repo/.git/index")) == index)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/flowdoc"))
    #expect(left.allSatisfy { $0.hasSuffix(".pack") }, "\(left)")
  }

  @Test func oneRevisionIsHeldAgainstWhatIsThere() throws {
    let folder = try repository()
    defer { folder.remove() }
    #expect(try diff(["main"], in: folder, below: "repo").output == Self.two)
    #expect(try diff(["HEAD"], in: folder, below: "repo").output == "")
  }

  @Test func aFolderOfARevision() throws {
    let folder = try repository()
    defer { folder.remove() }
    #expect(try diff(["main..work", "--path", "App"], in: folder, below: "repo").output == Self.two)
    #expect(try diff(["main..work", "--path", "Other"], in: folder, below: "repo").output == "")
    #expect(try diff(["main..work", "--path", "../App"], in: folder, below: "repo/Other").output == Self.two)
    let absolute = folder.url("repo").resolvingSymlinksInPath().path + "/App"
    #expect(try diff(["main..work", "--path", absolute], in: folder, below: "repo").output == Self.two)
    #expect(try diff(["main..work"], in: folder, below: "repo/App").output == Self.two)
    #expect(try diff(["main..work"], in: folder, below: "repo/Other").output == "")
  }

  /// A branch may bring a file or folder that is called like another branch.
  @Test func aFileIsNoRevision() throws {
    let folder = try repository()
    defer { folder.remove() }
    try folder.write(
      "{\"format\": \"flowdoc.graph\", \"version\": 1, \"name\": \"Nothing\"}", to: "repo/main")
    #expect(try diff(["main"], in: folder, below: "repo").output == Self.two)
    #expect(try diff(["main", "work"], in: folder, below: "repo").output == Self.two)
    #expect(try diff(["refs/heads/main...work"], in: folder, below: "repo").output == Self.two)
    #expect(
      try diff(["file:main", "work"], in: folder, below: "repo").output.contains("flow AppCoordinator is new")
    )
  }

  @Test func folders() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(app("Home", "Cart"), to: "old/App.swift")
    try folder.write(app("Home", "News"), to: "new/App.swift")
    #expect(try diff(["file:old", "file:new"], in: folder).output == Self.two)
  }

  @Test func whatIsNotThereIsAnError() throws {
    let folder = try repository()
    defer { folder.remove() }
    for (words, part) in [
      (["main..nowhere"], "there is no revision 'nowhere'; check the name"),
      (["--", "--output=stolen..main"], "there is no revision '--output=stolen'"),
      (["file:gone.json", "main"], "gone.json: no such file"),
      (["Other", "main"], "there is no revision 'Other'; the file or folder of that name is 'file:Other'"),
      (["^main"], "'^main' leaves commits out; write main to compare with it"),
      (["main..work", "work"], "'main..work' is a range; give it as the only argument of diff, or give one"),
      ([":/Cart"], "':/Cart' searches the whole repository; write HEAD^{/Cart}"),
      (["^{/Cart}"], "'^{/Cart}' searches from no revision; write HEAD^{/Cart}"),
      (["main:App"], "'main:App' is a file or folder of a commit; give the commit alone"),
      (["main^@"], "'main^@' names several commits; give one, such as HEAD^1"),
      ([""], "an empty argument is not a revision; give one, such as HEAD"),
      (["main..work", "--path", "Ap"], "Ap: there is no such file or folder"),
      (["main..work", "--path", "../.."], "../.. is outside of the repository"),
    ] {
      let result = try diff(words, in: folder, below: "repo")
      #expect((result.output, result.status) == ("", 2))
      #expect(result.errors.contains(part), "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("repo/stolen")))
    let outside = try diff(["main..work"], in: folder)
    #expect(outside.status == 2 && outside.errors.contains("not a git repository"), "\(outside.errors)")
  }

  /// A commit can be made by hand to have files that lie elsewhere.
  @Test func aCommitWritesNothingElsewhere() throws {
    let folder = try repository()
    defer { folder.remove() }
    let blob = try git("hash-object", "-w", "--stdin", in: folder, input: app("Evil"))
    let inner = try git("mktree", in: folder, input: "100644 blob \(blob)\tevil.swift\n")
    let tree = try git(
      "mktree", in: folder, input: "040000 tree \(inner)\t..\n100644 blob \(blob)\tApp.swift\n")
    let commit = try git("commit-tree", tree, "-m", "Evil", in: folder)
    let result = try diff(["main..\(commit)"], in: folder, below: "repo")
    #expect(result.output.contains("screen EvilController is new"), "\(result.errors)")
    let written = FileManager.default.enumerator(atPath: folder.root.path)?.compactMap { $0 as? String } ?? []
    #expect(!written.contains { $0.hasSuffix("evil.swift") })
  }
}
