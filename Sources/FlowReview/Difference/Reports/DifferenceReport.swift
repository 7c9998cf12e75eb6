/// What differs between two graphs, ready to be written in one of the formats.
public struct DifferenceReport: Sendable {
  /// What differs.
  public let difference: GraphDifference
  /// What the earlier graph is called.
  public let oldName: String
  /// What the later graph is called.
  public let newName: String
  /// A Mermaid chart of what changed, for formats that draw one; empty for none.
  public var chart = ""
  /// Whether the chart has no room for all that changed.
  public var isChartCut = false
  /// An SVG of what changed, for formats that show one; empty for none.
  public var picture = ""

  /// As many bytes of a chart a comment has room for; the changes need some, too.
  public static let chartLimit = 20_000

  /// Reports a difference between two graphs of these names.
  public init(_ difference: GraphDifference, from oldName: String, to newName: String) {
    self.difference = difference
    self.oldName = oldName
    self.newName = newName
  }
}

/// How a report of a difference can be written.
public enum DifferenceTextFormat: String, CaseIterable, Sendable {
  /// A line a change.
  case text
  /// A comment for a pull request.
  case markdown
  /// Everything, for programs.
  case json
  /// One page that needs nothing else.
  case html
}

extension DifferenceReport {
  /// The report in a format.
  public func text(as format: DifferenceTextFormat) -> String {
    switch format {
    case .text: DifferenceText.text(self)
    case .markdown: DifferenceMarkdown.text(self)
    case .json: DifferenceJSON.text(self)
    case .html: DifferenceHTML.text(self)
    }
  }
}
