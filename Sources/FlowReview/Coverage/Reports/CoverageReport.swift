public import FlowModel

/// How much is covered, and how much is asked for, ready to be written in one of the formats.
public struct CoverageReport: Sendable {
  /// How much is covered.
  public let coverage: Coverage
  /// How much is asked for.
  public let floors: CoverageFloors
  /// Whether all that is missing is told.
  public let listsMissing: Bool
  /// How much the findings matter.
  public let settings: [String: RuleSetting]

  /// Reports a coverage.
  public init(
    _ coverage: Coverage, floors: CoverageFloors = CoverageFloors(), listsMissing: Bool = false,
    settings: [String: RuleSetting] = [:]
  ) {
    self.coverage = coverage
    self.floors = floors
    self.listsMissing = listsMissing
    self.settings = settings
  }

  /// What is too little, each with notes for what is missing.
  public var findings: [Finding] { settings.weighed(coverage.findings(below: floors)) }

  /// The shares in one line, as `83 % documented, 61 % taken`.
  public var summary: String {
    let taken = coverage.navigation.map { ", \($0.percent) % taken" } ?? ""
    return "\(coverage.documentation.percent) % documented\(taken)"
  }
}

/// How a coverage can be written.
public enum CoverageFormat: String, CaseIterable, Sendable {
  /// Lines for a terminal.
  case text
  /// A table for a comment, or for the summary of a job.
  case markdown
  /// Everything, for programs.
  case json
  /// A badge.
  case svg
}

extension CoverageReport {
  /// The report in a format.
  public func text(as format: CoverageFormat) -> String {
    switch format {
    case .text: CoverageText.text(self)
    case .markdown: CoverageMarkdown.text(self)
    case .json: CoverageJSON.text(self)
    case .svg: CoverageBadge.text(self)
    }
  }
}
