import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowExport

/// Large storyboards in chapters.
@Suite struct ChapterTests {
  /// A flow of three parts: each is a row of screens that is entered by its first, and leads to the next part by its last.
  private func rows(_ lengths: [Int]) -> GraphIndex {
    var lines: [String] = []
    var previous = "start"
    for (part, length) in lengths.enumerated() {
      for place in 0..<length {
        let name = "P\(part)N\(place < 10 ? "0" : "")\(place)"
        lines.append("F.to\(name) \(previous == "start" ? "root" : "push") \(name)Screen")
        lines.append("F: \(previous == "start" ? "start" : previous + "Screen") onNext -> to\(name)")
        previous = name
      }
    }
    return GraphIndex(.sketch(lines.joined(separator: "\n")))
  }

  @Test func asManyAsCanBeReadStayOnePicture() throws {
    let story = try #require(SceneChapters(ofFlow: "F", in: rows([12, 12])))
    #expect(story.chapters.isEmpty)
    #expect(story.overview == Scene.storyboard(of: "F", in: rows([12, 12])))
    #expect(SceneChapters(ofFlow: "Nobody", in: rows([2])) == nil)
  }

  @Test func moreIsCutAndEveryNodeIsInOneChapter() throws {
    let index = rows([20, 20, 20])
    let whole = try #require(Scene.storyboard(of: "F", in: index))
    let story = try #require(SceneChapters(ofFlow: "F", in: index))
    let shown = story.chapters.flatMap { $0.scene.nodes.filter { $0.kind != .chapter }.map(\.key) }
    #expect(shown.sorted() == whole.nodes.map(\.key))
    #expect(story.chapters.allSatisfy { $0.scene.nodes.count <= Scene.mostNodes })
    #expect(story.chapters.map(\.number) == Array(1...story.chapters.count))
    #expect(story.overview.nodes.map(\.id) == story.chapters.map { "\($0.number)" })
  }

  @Test func chaptersLeadToEachOther() throws {
    let index = rows([20, 20])
    let story = try #require(SceneChapters(ofFlow: "F", in: index))
    try #require(story.chapters.count > 1)
    let doors = story.chapters[0].scene.nodes.filter { $0.kind == .chapter }
    #expect(doors.map(\.id) == ["2"])
    #expect(doors.map(\.note) == ["in chapter 2"])
    let entered = try #require(story.chapters[1].scene.nodes.first { $0.note.contains("from chapter 1") })
    #expect(doors[0].title == entered.title)
    #expect(story.overview.edges.map { "\($0.from) \($0.to)" }.contains("chapter:1 chapter:2"))
  }

  @Test func whatOnlyOneScreenLeadsToStaysWithIt() throws {
    var lines = ["F.home root HomeScreen", "F: start start -> home"]
    for part in ["A", "B", "C"] {
      lines += ["F.to\(part) push \(part)Screen", "F: HomeScreen on\(part) -> to\(part)"]
      for number in 0..<9 {
        lines += [
          "F.\(part)\(number) push \(part)\(number)Screen",
          "F: \(part)Screen on\(number) -> \(part)\(number)",
        ]
      }
    }
    let story = try #require(
      SceneChapters(ofFlow: "F", in: GraphIndex(.sketch(lines.joined(separator: "\n")))))
    for part in ["A", "B", "C"] {
      let homes = story.chapters.filter { chapter in
        chapter.scene.nodes.contains { $0.id.hasPrefix(part) && $0.kind == .screen }
      }
      #expect(homes.count == 1, "\(part) is in \(homes.map(\.number))")
    }
  }

  @Test func theOrderOfTheGraphMakesNoDifference() throws {
    var random = SeededGenerator()
    let graph = rows([25, 14, 30]).graph
    for _ in 0..<10 {
      let other = GraphIndex(random.shuffled(graph))
      #expect(
        SceneChapters(ofFlow: "F", in: other) == SceneChapters(ofFlow: "F", in: GraphIndex(graph)),
        "seed \(random.seed)")
    }
  }

  @Test func everyLineOfAnyGraphIsInAChapter() throws {
    var random = SeededGenerator()
    for _ in 0..<20 {
      let index = GraphIndex(random.graph(flows: 6))
      for flow in index.graph.flows {
        let whole = try #require(Scene.storyboard(of: flow.id, in: index))
        let story = SceneChapters(of: whole, from: SceneBuilder.key(.flow(flow.id)), nodes: 5, lines: 6)
        guard !story.chapters.isEmpty else { continue }
        let told = story.chapters.flatMap { $0.scene.allEdges.flatMap(\.label.sentences) }
        let expected = whole.allEdges.flatMap(\.label.sentences)
        #expect(Set(expected).isSubset(of: Set(told)), "seed \(random.seed)")
      }
    }
  }
}

extension String {
  fileprivate var sentences: [String] { components(separated: "; ") }

  private func components(separated separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
