public import FlowModel

/// A coverage and its floors, ready to be written in one of the formats.
public struct CoverageReport: Sendable {
  /// The coverage.
  public let coverage: Coverage
  /// The floors.
  public let floors: CoverageFloors
  /// Whether all missing items are listed.
  public let listsMissing: Bool
  /// The severities of findings.
  public let settings: [String: RuleSetting]

  /// Makes a report.
  public init(
    _ coverage: Coverage, floors: CoverageFloors = CoverageFloors(), listsMissing: Bool = false,
    settings: [String: RuleSetting] = [:]
  ) {
    self.coverage = coverage
    self.floors = floors
    self.listsMissing = listsMissing
    self.settings = settings
  }

  /// The floors that are not reached, each with notes about the missing items.
  public var findings: [Finding] { settings.adjusted(coverage.findings(below: floors)) }

  /// The shares in one line, such as `83 % documented, 61 % taken`.
  public var summary: String {
    let taken = coverage.navigation.map { ", \($0.percent) % taken" } ?? ""
    return "\(coverage.documentation.percent) % documented\(taken)"
  }
}

/// A format for coverage.
public enum CoverageFormat: String, CaseIterable, Sendable {
  /// Text for a terminal.
  case text
  /// A Markdown table for a comment or the summary of a job.
  case markdown
  /// JSON with all details.
  case json
  /// An SVG badge.
  case svg
}

extension CoverageReport {
  /// Writes the report in a format.
  public func text(as format: CoverageFormat) -> String {
    switch format {
    case .text: CoverageText.text(self)
    case .markdown: CoverageMarkdown.text(self)
    case .json: CoverageJSON.text(self)
    case .svg: CoverageBadge.text(self)
    }
  }
}
