import FlowAnalysis
internal import FlowModel
internal import FlowReview

/// The findings of the rules about a graph.
struct LintedGraph {
  let findings: [Finding]
  /// The rules that ran.
  let asked: Set<String>

  init(_ contents: ProjectContents, settings: [String: RuleSetting], only names: Set<String> = []) {
    self.init(contents, index: GraphIndex(contents.graph), settings: settings, only: names)
  }

  /// Asks the rules about contents whose graph is already indexed.
  init(
    _ contents: ProjectContents, index: GraphIndex, settings: [String: RuleSetting],
    only names: Set<String> = []
  ) {
    let linter = Linter(settings: settings, only: names)
    findings = linter.findings(
      in: LintContext(index, project: contents.project, source: contents.source))
    asked = linter.ids
  }

  /// The files with findings that can have comments, in order.
  var files: [String] {
    Set(findings.compactMap(\.location?.file)).filter { file in
      Self.endings.contains { file.hasSuffix($0) }
    }
    .sorted()
  }

  private static let endings = [".swift", ".plist", ".entitlements", ".storyboard", ".xib"]

  /// Adds the findings of other steps.
  init(_ linted: LintedGraph, with others: [Finding]) {
    findings = (linted.findings + others).inOrder
    asked = linted.asked
  }
}
