internal import FlowModel
public import FlowReview
internal import Foundation

/// Lints an app: reads or scans, merges, runs the rules, and removes accepted findings.
///
/// ```swift
/// let outcome = try GraphLint(LintRequest()).run()
/// print(outcome.report.text(as: .text))
/// ```
public struct GraphLint: Sendable {
  private let request: LintRequest
  private let job: SiteJob

  /// Validates a request; an unknown rule is an error.
  public init(_ request: LintRequest) throws(DriverError) {
    for rule in request.rules where !KnownRules.ids.contains(rule) {
      throw DriverError(
        "there is no rule '\(rule)'\(suggestion(for: rule, among: KnownRules.ids)); --list-rules has them all"
      )
    }
    self.request = request
    job = try SiteJob(request.site).withoutPages
  }

  /// The result of a lint.
  public struct Outcome: Sendable {
    /// The findings that are not accepted, ready to be written.
    public let report: LintReport
    /// A baseline that accepts all findings.
    public var baseline: LintBaseline { LintBaseline(accepting: all) }
    let all: [Finding]
    /// The given baseline without entries that are no longer found; nil if none is gone.
    let shortened: LintBaseline?
  }

  /// Reads the project and runs the rules.
  public func run(progress: (SourceScan.Step) -> Void = { _ in }) throws -> Outcome {
    try judged(SiteSources(job, progress).contents())
  }

  /// Runs the rules on what was read.
  func judged(_ contents: SiteContents) throws -> Outcome {
    let baseline = try request.baseline.map(Self.baseline)
    let left = SourceComments.leftOut(of: linted(contents), in: job.bounds)
    let judged = baseline?.judge(left.left)
    let found = judged.map { $0.new + stale($0) } ?? left.left
    let report = LintReport(
      found, version: request.site.version, accepted: judged?.accepted ?? 0, ignored: left.ignored)
    let gone = judged?.stale ?? [:]
    return Outcome(
      report: report, all: left.left,
      shortened: gone.isEmpty ? nil : baseline?.without(gone))
  }

  private func linted(_ contents: SiteContents) -> LintedGraph {
    let names = Set(request.rules)
    let others = job.rules.weighed(contents.findings).filter { names.isEmpty || names.contains($0.rule) }
    return LintedGraph(LintedGraph(contents, settings: job.rules, only: names), with: others)
  }

  /// Reports stale entries; after a run of selected rules, it is not known whether the findings of others are gone.
  private func stale(_ judged: LintBaseline.Judgement) -> [Finding] {
    guard request.rules.isEmpty else { return [] }
    let place = request.baseline.map { SourceLocation(file: Root($0).shown, line: 1) }
    let findings = judged.stale.sorted { $0.key < $1.key }.map { fingerprint, _ in
      Finding(
        rule: "baseline-stale", severity: .note, location: place,
        message:
          "the baseline contains a finding that no longer occurs: \(fingerprint.message) [\(fingerprint.rule)]",
        remedy: "Update the baseline with --write-baseline.")
    }
    return job.rules.weighed(findings)
  }

  private static func baseline(_ path: String) throws(DriverError) -> LintBaseline {
    guard let bytes = FileBytes.read(path) else {
      throw DriverError("\(path): the baseline cannot be read; write one with --write-baseline")
    }
    do {
      return try LintBaseline(reading: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw DriverError("\(path): \(error)")
    }
  }
}
