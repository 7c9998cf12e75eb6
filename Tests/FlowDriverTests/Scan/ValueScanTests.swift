import FlowModel
import FlowTestSupport
import Foundation
import SwiftFacts
import Testing

@testable import FlowDriver

/// A scan by the flow of values: what it reads anew, what it knows, and that it leaves nothing out that matters.
@Suite struct ValueScanTests {
  private let flow = """
    import UIKit
    final class MainCoordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(HomeViewController(), animated: true) }
    }
    final class HomeViewController: UIViewController {}

    """

  @Test func onlyWhatChangedIsParsedAgain() throws {
    let folder = try project(["A.swift": flow, "B.swift": "// b", "Model.swift": "struct Model {}"])
    defer { folder.remove() }
    let first = try scan(folder).run()
    #expect((first.summary.filesRead, first.summary.filesParsed) == (3, 3))
    #expect(first.summary.flows == 1)
    let second = try scan(folder).run()
    #expect((second.summary.filesParsed, second.text, second.findings) == (0, first.text, first.findings))
    try folder.write("struct Model { let name: String }", to: "App/Model.swift")
    #expect(try scan(folder).run().summary.filesParsed == 1)
  }

  @Test func aFileIsParsedAgainWhereOtherMembersOfItMatter() throws {
    let helper = "final class Helper { func open(_ done: () -> Void) { done(); count(1) } }"
    let folder = try project(["A.swift": flow, "Helper.swift": helper])
    defer { folder.remove() }
    _ = try scan(folder).run()
    let user = "extension MainCoordinator { func help() { Helper().open { self.start() } } }"
    try folder.write(user, to: "App/User.swift")
    let warm = try scan(folder).run()
    #expect(warm.summary.filesParsed == 2)
    var cold = scan(folder)
    cold.cache = nil
    #expect(try cold.run().text == warm.text)
  }

  @Test func theEngineAndTheBuildArePartOfTheKey() throws {
    let folder = try project(["A.swift": flow])
    defer { folder.remove() }
    _ = try scan(folder).run()
    var mac = scan(folder)
    mac.conditions = BuildConditions(platforms: ["macOS"])
    #expect(try mac.run().summary.filesParsed == 1)
    var play = scan(folder)
    play.engine = .play
    #expect(try play.run().summary.filesParsed == 1)
  }

  @Test func aDamagedCacheIsNoCache() throws {
    let folder = try project(["A.swift": flow])
    defer { folder.remove() }
    let first = try scan(folder).run()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache"))
    let pack = try Data(contentsOf: folder.url("cache/\(names[0])"))
    for damage in [Data(), pack.dropLast(), pack + Data([0]), Data(repeating: 255, count: 5_000)] {
      try damage.write(to: folder.url("cache/\(names[0])"))
      let again = try scan(folder).run()
      #expect((again.text, again.summary.filesParsed) == (first.text, 1))
    }
  }

  @Test func oddFilesAreReadAsFarAsTheyGo() throws {
    let deep = String(repeating: "f { ", count: 20_000)
    let folder = try project([
      "Deep.swift": flow + "func a() { " + deep, "Empty.swift": "", "Half.swift": "class A {",
    ])
    defer { folder.remove() }
    try Data(flow.utf8 + [0xFF, 0xFE, 0x0A]).write(to: folder.url("App/Bad.swift"))
    let outcome = try scan(folder).run()
    #expect(outcome.summary.filesRead == 4)
    #expect(Set(outcome.findings.map(\.rule)).isSuperset(of: ["invalid-text", "too-deep"]))
    #expect(try scan(folder).run().findings == outcome.findings)
  }

  @Test func theNumberOfJobsAndWhetherAllIsParsedMakeNoDifference() throws {
    let folder = try project([
      "a/A.swift": flow, "b/B.swift": "struct B { func b() { print(1) } }", "b/Info.plist": "<plist/>",
    ])
    defer { folder.remove() }
    var texts: Set<String> = []
    for (jobs, parsesAll) in [(1, false), (2, false), (7, true)] {
      var scan = scan(folder)
      (scan.cache, scan.jobs, scan.parsesAll) = (nil, jobs, parsesAll)
      texts.insert(try scan.run().text)
    }
    #expect(texts.count == 1)
  }

  private func project(_ files: [String: String]) throws -> Folder {
    let folder = try Folder.temporary()
    for (path, text) in files { try folder.write(text, to: "App/\(path)") }
    return folder
  }

  private func scan(_ folder: Folder) -> SourceScan {
    var scan = SourceScan(paths: [folder.path("App")])
    scan.cache = CacheFolder(path: folder.path("cache"))
    (scan.jobs, scan.engine) = (2, .values)
    return scan
  }
}
