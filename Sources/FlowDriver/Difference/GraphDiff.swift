internal import FlowExport
internal import FlowModel
public import FlowReview

/// Compares two graph files, folders or revisions.
///
/// ```swift
/// let outcome = try GraphDiff(DiffRequest(sides: ["main..HEAD"])).run()
/// print(try outcome.text(as: .markdown, drawing: .thisProgram).text)
/// ```
public struct GraphDiff: Sendable {
  private let request: DiffRequest
  private let old: DiffSide
  private let new: DiffSide

  /// Validates a request.
  public init(_ request: DiffRequest) throws(DriverError) {
    self.request = request
    (old, new) = try DiffSide.sides(request.sides)
  }

  /// Reads both sides and compares them.
  public func run(progress: (SourceScan.Step) -> Void = { _ in }) throws -> DiffOutcome {
    let graphs = try DiffGraphs(request)
    let before = try graphs.graph(of: old, progress)
    let after = try graphs.graph(of: new, progress)
    let difference = GraphDifference(from: before, to: after, today: request.today)
    return DiffOutcome(report: DifferenceReport(difference, from: old.name, to: new.name))
  }
}

/// A format for differences.
public enum DiffFormat: String, CaseIterable, Sendable {
  /// Text, one line per change.
  case text
  /// Markdown for a comment on a pull request.
  case markdown
  /// JSON with all details.
  case json
  /// A self-contained HTML page.
  case html
  /// An SVG picture of the changes.
  case svg
  /// A Mermaid chart of the changes.
  case mermaid
}

/// The result of a comparison, ready to be written.
public struct DiffOutcome: Sendable {
  /// The differences.
  public let report: DifferenceReport

  /// The most nodes in a picture of changes.
  private static let budget = 60

  /// Writes the difference in a format; SVG and HTML need a drawer.
  public func text(as format: DiffFormat, drawing drawer: PictureDrawer) throws -> GraphExport.Output {
    switch format {
    case .text: return GraphExport.Output(text: report.text(as: .text))
    case .json: return GraphExport.Output(text: report.text(as: .json))
    case .markdown: return GraphExport.Output(text: markdown)
    case .mermaid: return noted(GraphExport.Output(text: scene(Self.budget).mermaid()))
    case .svg: return try drawn(drawer)
    case .html: return try page(drawer)
    }
  }

  private func scene(_ budget: Int) -> Scene {
    let difference = report.difference
    return .changes(
      ChangeMarks(of: difference), from: difference.before, to: difference.after, budget: budget)
  }

  private func drawn(_ drawer: PictureDrawer) throws -> GraphExport.Output {
    let options = PictureOptions(direction: .right)
    return noted(try drawer.draw(scene(Self.budget), options, fallback: scene(Self.budget / 4)))
  }

  private func noted(_ output: GraphExport.Output) -> GraphExport.Output {
    guard scene(Self.budget).isCollapsed else { return output }
    var output = output
    output.findings.append(
      Finding(
        rule: "picture-collapsed", severity: .note,
        message: "more changed than fits into a picture of \(Self.budget) nodes",
        remedy: "Use --format text or json, which are complete."))
    return output
  }

  /// The Markdown report, with a chart of as many nodes as a comment has room for.
  private var markdown: String {
    var report = report
    for budget in [Self.budget, Self.budget / 2, Self.budget / 4] {
      let scene = scene(budget)
      guard !scene.nodes.isEmpty else { break }
      (report.chart, report.isChartCut) = (scene.mermaid(), scene.isCollapsed)
      if report.chart.utf8.count <= DifferenceReport.chartLimit { break }
    }
    return report.text(as: .markdown)
  }

  /// The HTML page; if the picture fails, a page without one is better than none.
  private func page(_ drawer: PictureDrawer) throws -> GraphExport.Output {
    var report = report
    var findings: [Finding] = []
    if !scene(Self.budget).nodes.isEmpty {
      do {
        let picture = try drawn(drawer)
        report.picture = picture.text
        findings = picture.findings
      } catch {
        findings = [
          Finding(
            rule: "picture-missing", severity: .warning, message: "\(error)",
            remedy: "The page has no picture; use --format mermaid.")
        ]
      }
    }
    return GraphExport.Output(text: report.text(as: .html), findings: findings)
  }
}
