internal import FlowModel
public import FlowReview
internal import Foundation

/// Lints an app: reads or scans, merges, runs the rules, and removes accepted findings.
///
/// Of several apps that the configuration names, the findings are reported together, each once.
///
/// ```swift
/// let outcome = try GraphLint(LintRequest()).run()
/// print(outcome.report.text(as: .text))
/// ```
public struct GraphLint: Sendable {
  private let request: LintRequest
  private let projects: [AppProject]

  /// Validates a request; an unknown rule is an error.
  public init(_ request: LintRequest) throws(DriverError) {
    for rule in request.rules where !KnownRules.ids.contains(rule) {
      throw DriverError(
        "there is no rule '\(rule)'\(suggestion(for: rule, among: KnownRules.ids)); --list-rules lists all rules"
      )
    }
    self.request = request
    var projects: [AppProject] = []
    for (_, site) in try request.site.ofEachApp() { projects.append(try AppProject(site)) }
    self.projects = projects
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
    var found: Set<Finding> = []
    var ignored = 0
    for project in projects {
      let left = try left(of: ProjectSources(project, progress).contents(), project)
      found.formUnion(left.left)
      ignored += left.ignored
    }
    return try judged(Array(found).inOrder, ignored: ignored)
  }

  /// Runs the rules on what was read of the only app.
  func judged(_ contents: ProjectContents) throws -> Outcome {
    guard let project = projects.first else { return try judged([], ignored: 0) }
    let left = left(of: contents, project)
    return try judged(left.left, ignored: left.ignored)
  }

  private func judged(_ all: [Finding], ignored: Int) throws -> Outcome {
    let baseline = try request.baseline.map(Self.baseline)
    let judged = baseline?.judge(all)
    let found = judged.map { $0.new + stale($0) } ?? all
    let report = LintReport(
      found, version: request.site.version, accepted: judged?.accepted ?? 0, ignored: ignored)
    let gone = judged?.stale ?? [:]
    return Outcome(
      report: report, all: all,
      shortened: gone.isEmpty ? nil : baseline?.without(gone))
  }

  /// The findings that no comment accepts.
  private func left(of contents: ProjectContents, _ project: AppProject) -> IgnoredFindings {
    SourceComments.leftOut(of: linted(contents, project), in: project.bounds)
  }

  private func linted(_ contents: ProjectContents, _ project: AppProject) -> LintedGraph {
    let names = Set(request.rules)
    let others = project.rules.adjusted(contents.findings).filter { names.isEmpty || names.contains($0.rule) }
    return LintedGraph(LintedGraph(contents, settings: project.rules, only: names), with: others)
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
    return projects.first?.rules.adjusted(findings) ?? findings
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
