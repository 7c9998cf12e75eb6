import FlowAnalysis
internal import FlowExport
internal import FlowModel

/// Collects the live pictures of a guide page, in the order of its blocks.
final class GuideBlocks {
  /// Marks the place of a picture in the text; no author can write it, since raw HTML is never passed through.
  static let mark = "<!--picture-->"

  private let context: PageContext
  private(set) var pictures: [PictureDraft] = []
  private(set) var problems: [Problem] = []

  /// A block without content to show, with its line in the text.
  struct Problem {
    let block: String
    let line: Int
  }

  init(context: PageContext) { self.context = context }

  /// The replacement for a block; nil if it is not a picture, and stays code.
  func markup(info: String, line: Int) -> String? {
    let words = info.split(separator: " ").map(String.init)
    guard let kind = words.first, ["flow", "screen", "map"].contains(kind) else { return nil }
    guard let scene = scene(kind, Array(words.dropFirst())) else {
      problems.append(Problem(block: info, line: line))
      return ""
    }
    pictures.append(context.picture(scene, id: "p-\(pictures.count + 1)"))
    return Self.mark
  }

  /// The smallest number of flows to which a map is reduced.
  private static let mostFlows = 60

  private func scene(_ kind: String, _ words: [String]) -> Scene? {
    let budget = context.facts.input.settings.budget
    let depth = words.compactMap { $0.hasPrefix("depth=") ? Int($0.dropFirst(6)) : nil }.first
    guard kind != "map" else {
      return .flowMap(
        of: context.index, showing: Array(context.facts.forest.order.prefix(max(budget, Self.mostFlows))))
    }
    guard let id = words.first else { return nil }
    let node: Node = kind == "flow" ? .flow(id) : .screen(id)
    guard kind == "flow" ? context.index.flow(id) != nil : context.index.screen(id) != nil else { return nil }
    if kind == "flow", depth == nil {
      return SceneChapters(ofFlow: id, in: context.index, nodes: budget)?.overview
    }
    return .neighbourhood(
      of: node, depth: min(max(depth ?? 1, 1), 5), in: context.index, budget: budget)
  }
}
