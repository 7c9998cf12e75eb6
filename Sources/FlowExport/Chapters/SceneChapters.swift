public import FlowAnalysis
import FlowModel

/// A large picture in readable parts: an overview, and a picture for each chapter.
///
/// ```swift
/// let parts = SceneChapters(of: scene, from: "flow:CheckoutFlow")
/// for chapter in parts.chapters { print(chapter.number, chapter.title) }
/// ```
public struct SceneChapters: Hashable, Sendable {
  /// A part of the picture.
  public struct Chapter: Hashable, Sendable {
    /// The number of the chapter, from 1.
    public let number: Int
    /// The title of its first node.
    public let title: String
    /// The picture, with a node for each chapter that it leads to.
    public let scene: Scene
    /// The number of nodes of its own.
    public let count: Int
  }

  /// The chapters and the connections between them; the picture itself if it needs no chapters.
  public let overview: Scene
  /// The chapters, in the order in which they are reached; empty if the picture is small enough.
  public let chapters: [Chapter]

  /// A picture that needs no chapters.
  private init(overview: Scene) {
    (self.overview, chapters) = (overview, [])
  }

  /// Divides a picture that begins at a node, if it has more nodes or lines than the limits.
  public init(of scene: Scene, from root: String, nodes: Int = Scene.mostNodes, lines: Int = Scene.mostLines)
  {
    guard scene.nodes.count > nodes || scene.edges.count > lines, scene.groups.isEmpty else {
      (overview, chapters) = (scene, [])
      return
    }
    // Leaves some room for the nodes of other chapters.
    let plan = ChapterPlan(scene, from: root, nodes: max(2, nodes * 4 / 5), lines: max(2, lines * 4 / 5))
    guard plan.chapters.count > 1 else {
      (overview, chapters) = (scene, [])
      return
    }
    let parts = ChapterScenes(scene, plan.chapters)
    overview = parts.overview(mostLines: lines)
    chapters = plan.chapters.indices.map { number in
      Chapter(
        number: number + 1, title: parts.titles[number], scene: parts.scene(number),
        count: plan.chapters[number].count)
    }
  }
}

extension SceneChapters {
  /// The storyboard of a flow in chapters with a limit of nodes; nil if there is no such flow.
  public init?(ofFlow id: String, in index: GraphIndex, nodes: Int = Scene.mostNodes) {
    guard let scene = Scene.storyboard(of: id, in: index) else { return nil }
    guard !scene.isCollapsed else {
      self.init(overview: scene)
      return
    }
    let lines = max(Scene.mostLines, nodes * Scene.mostLines / Scene.mostNodes)
    self.init(of: scene, from: SceneBuilder.key(.flow(id)), nodes: max(2, nodes), lines: lines)
  }
}

extension Scene.Item {
  /// The anchor of a chapter on the page of its flow.
  public static func chapterAnchor(_ number: String) -> String { "chapter-\(number)" }
}
