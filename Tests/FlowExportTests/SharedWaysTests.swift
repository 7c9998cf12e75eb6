import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowExport

/// Ways that many screens have: drawn once, and told by signs.
@Suite struct SharedWaysTests {
  private let screens = ["A", "B", "C", "D"]

  /// Four screens that lead from one to the next, and each to help, to the end and back.
  private var scene: Scene? {
    var lines = ["F.help present HelpScreen"]
    for (number, name) in screens.enumerated() {
      lines.append("F.to\(name) \(number == 0 ? "root" : "push") \(name)Screen")
      lines.append("F: \(name)Screen onHelp -> help")
      lines.append("F: \(name)Screen onEnd -> !done")
      if number > 0 {
        lines.append("F: \(screens[number - 1])Screen onNext -> to\(name)")
        lines.append("F: \(name)Screen onBack -> <")
      }
    }
    return Scene.storyboard(of: "F", in: GraphIndex(.sketch(lines.joined(separator: "\n"))))
  }

  @Test func oneLineStaysFromTheNearestAndTheOthersAreSigns() throws {
    let scene = try #require(scene)
    #expect(
      scene.edges.map { "\($0.from) \($0.to)" } == [
        "flow:F screen:AScreen", "screen:AScreen outcome:done", "screen:AScreen screen:BScreen",
        "screen:AScreen screen:HelpScreen", "screen:BScreen screen:AScreen", "screen:BScreen screen:CScreen",
        "screen:CScreen screen:BScreen", "screen:CScreen screen:DScreen", "screen:DScreen screen:CScreen",
      ])
    #expect(
      scene.nodes.map { "\($0.shownTitle) [\($0.shownNote)]" } == [
        "F []", "① done []", "AScreen []", "BScreen [① ②]", "CScreen [① ②]", "DScreen [① ②]",
        "② HelpScreen []",
      ])
    #expect(scene.meaningOfSigns == "Signs stand for lines: ① leads to done, ② leads to HelpScreen.")
  }

  @Test func wordsAndLabelsLoseNothing() throws {
    let scene = try #require(scene)
    #expect(scene.allEdges.count == 15)
    let toTheEnd = scene.allEdges.filter { $0.to == "outcome:done" }
    #expect(toTheEnd.map(\.from) == screens.map { "screen:\($0)Screen" })
    let last = try #require(scene.nodes.first { $0.id == "DScreen" })
    #expect(
      last.label == "Screen DScreen; also presents HelpScreen on onHelp; ends: done on onEnd")
  }

  /// Twenty sentences in a tooltip tell nobody anything, and made half of the page of a large flow.
  @Test func aNodeTellsEachTargetOfItsSignsOnce() throws {
    let edges = (1...20).flatMap { number in
      [("push", PresentationStyle.push), ("show", .present)].map { name, style in
        Scene.Edge(
          from: "a", to: "b", kind: .route(style), words: ["on\(number % 4)"],
          label: "\(style.verb) B on on\(number % 4) (F.\(name)\(number))")
      }
    }
    let back = (1...9).map {
      Scene.Edge(from: "a", to: "c\($0)", kind: .back, words: ["close"], label: "goes back on close")
    }
    #expect(
      (back + edges).brief(by: ["b": "B"])
        == "goes back on close; pushes, presents B on on1, on2, on3, on0")
  }

  @Test(arguments: [
    (3, "A pushes BScreen on t1 (F.r1); pushes BScreen on t2 (F.r2); pushes BScreen on t3 (F.r3)"),
    (4, "A pushes BScreen on t1, t2, t3, t4"),
  ]) func aLineTellsFewRoutesOneByOne(count: Int, words: String) throws {
    let routes = (1...count).map { "F.r\($0) push BScreen\nF: AScreen t\($0) -> r\($0)" }
    let graph = FlowGraph.sketch("F.a root AScreen\n" + routes.joined(separator: "\n"))
    let scene = try #require(Scene.storyboard(of: "F", in: GraphIndex(graph)))
    let line = try #require(scene.edges.first { $0.from == "screen:AScreen" && $0.to == "screen:BScreen" })
    #expect(line.told(by: ["screen:AScreen": "A", "screen:BScreen": "BScreen"]) == words)
  }

  @Test func aScriptFindsTheTargetOfASignByClasses() throws {
    let dot = try #require(scene).dot()
    #expect(dot.contains("class=\"screen hue-\(Hue("F").number) noted to-1 to-2\""))
    #expect(dot.contains("class=\"outcome hue-\(Hue("F").number) sign-1\""))
  }

  @Test func goingBackNeedsNoTarget() throws {
    let edges = (0..<13).map { number in
      Scene.Edge(from: "\(number + 1)", to: "\(number)", kind: .back, words: [], label: "goes back")
    }
    let items = (0...13).map {
      Scene.Item(key: "\($0)", kind: .screen, id: "\($0)", title: "S\($0)", label: "", flow: "F")
    }
    let scene = Scene(title: "", summary: "", nodes: items, edges: edges, groups: [], isCollapsed: false)
    let drawn = SharedWays(scene, from: "0").drawn
    #expect(drawn.edges.isEmpty)
    #expect(drawn.nodes.map(\.shownNote) == [""] + Array(repeating: "↩", count: 13))
    #expect(drawn.meaningOfSigns == "Signs stand for lines: ↩ goes back.")
  }

  @Test func fewLinesStayLines() throws {
    let lines = ["A", "B", "C", "D"].map { "F.\($0) push \($0)Screen\nF: \($0)Screen onHelp -> help" }
    let graph = FlowGraph.sketch("F.help present HelpScreen\n" + lines.joined(separator: "\n"))
    let scene = try #require(Scene.storyboard(of: "F", in: GraphIndex(graph)))
    #expect(scene.edges.count == 8)
    #expect(scene.meaningOfSigns == nil)
  }

  @Test func withSignsForAllButOneLineEachNodeHasOneWayIn() throws {
    let scene = try #require(scene)
    for variant in scene.variants(insteadOf: .right).dropFirst() {
      let targets = variant.scene.edges.map(\.to)
      #expect(Set(targets).count == targets.count)
      #expect(variant.scene.allEdges.count == scene.allEdges.count)
      #expect(!variant.remark.isEmpty)
    }
    #expect(scene.variants(insteadOf: .right).map(\.direction) == [.down, .right, .down])
    #expect(scene.variants(insteadOf: .right).count == scene.variantCount)
  }
}
