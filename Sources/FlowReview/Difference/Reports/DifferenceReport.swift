/// The differences between two graphs, ready to be written in one of the formats.
public struct DifferenceReport: Sendable {
  /// The differences.
  public let difference: GraphDifference
  /// The name of the earlier graph.
  public let oldName: String
  /// The name of the later graph.
  public let newName: String
  /// A Mermaid chart of the changes, for formats that include one; empty for none.
  public var chart = ""
  /// Whether the chart had to leave out some changes.
  public var isChartCut = false
  /// An SVG of the changes, for formats that include one; empty for none.
  public var picture = ""

  /// The most bytes of a chart in a comment; the changes need space too.
  public static let chartLimit = 20_000

  /// Makes a report of a difference between two named graphs.
  public init(_ difference: GraphDifference, from oldName: String, to newName: String) {
    self.difference = difference
    self.oldName = oldName
    self.newName = newName
  }
}

/// A format for differences.
public enum DifferenceTextFormat: String, CaseIterable, Sendable {
  /// Text, one line per change.
  case text
  /// Markdown for a comment on a pull request.
  case markdown
  /// JSON with all details.
  case json
  /// A self-contained HTML page.
  case html
}

extension DifferenceReport {
  /// Writes the report in a format.
  public func text(as format: DifferenceTextFormat) -> String {
    switch format {
    case .text: DifferenceText.text(self)
    case .markdown: DifferenceMarkdown.text(self)
    case .json: DifferenceJSON.text(self)
    case .html: DifferenceHTML.text(self)
    }
  }
}
