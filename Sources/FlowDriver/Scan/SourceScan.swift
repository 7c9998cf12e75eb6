public import FlowModel
public import FlowScan
internal import Foundation
internal import SwiftFacts

/// A scan of an app's sources: what to read, and how.
///
/// ```swift
/// let outcome = try SourceScan(paths: ["Sources"]).run()
/// print(outcome.text)
/// ```
public struct SourceScan: Sendable {
  /// The folders and files to scan.
  public var paths: [String]
  /// Beginnings of paths that are left out.
  public var excludes: [String] = []
  /// Whether tests and mocks are scanned, too.
  public var includesTests = false
  /// Whether types that navigate without a coordinator are flows.
  public var includesViews = false
  /// The user's own conventions.
  public var conventions: [ProjectFile] = []
  /// What somebody who knows the app says of its types, as `CheckoutFlow shows ReceiptScreen push`.
  public var corrections: [String] = []
  /// How many files are read at once.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Where results are kept between runs; nil keeps none.
  public var cache: CacheFolder?
  /// The folder that paths start from and from which files are named; nil for the current one.
  public var base: String?
  /// The flow, or `FLOW.TARGET`, of which to say why it is told; empty for none.
  public var explained = ""
  /// Whether the graph has the ways of what is shown through the code.
  public var tellsWhy = false
  /// What the cache knows the sources by, where they lie in a folder that will be gone.
  public var keptAs: String?

  /// The build that is read where code asks for one.
  var conditions = BuildConditions.iOS

  /// What the app that is read runs on.
  var platform: String { conditions.platformName }

  /// A scan of the files below these paths, of the current folder where there are none.
  public init(paths: [String] = []) {
    self.paths = paths.isEmpty ? ["."] : paths
  }

  /// A scan of these paths that reads what a configuration says of sources.
  public init(paths: [String], as said: Configuration) {
    self.init(paths: paths)
    excludes = said.exclude
    includesTests = said.includeTests
    conventions = said.conventions
    corrections = said.corrections
    tellsWhy = said.why
    conditions = BuildConditions(platform: said.platform, flags: Set(said.conditions)) ?? .iOS
  }

  /// What a scan is busy with.
  public enum Step: Sendable {
    /// Finding and reading this many files.
    case reading(Int)
    /// Parsing this many files.
    case parsing(Int)
  }

  /// Reads the sources and makes the graph.
  ///
  /// Files that cannot be read are findings; only a path that is not there is an error.
  public func run(progress: (Step) -> Void = { _ in }) throws -> ScanOutcome {
    let start = ContinuousClock.now
    var outcome = try ScanRun(scan: self).outcome(progress)
    outcome.summary.time = ContinuousClock.now - start
    return outcome
  }
}

extension SourceScan {
  /// What came of scanning a module to be merged with others.
  public struct PartOutcome: Sendable {
    /// What the module's files say.
    public let part: ScanPart
    /// What the user should know of the files.
    public let findings: [Finding]
    /// What was done, in one line.
    public let summary: String
  }

  /// Reads the sources of one module, to be merged with the parts of others.
  public func part(progress: (Step) -> Void = { _ in }) throws -> PartOutcome {
    let start = ContinuousClock.now
    let (part, summary) = try ScanRun(scan: self).part(progress)
    let time = (ContinuousClock.now - start).shown
    return PartOutcome(
      part: part, findings: part.findings,
      summary: "\(counted(summary.filesRead, "file")) read, \(summary.filesParsed) parsed, \(time)")
  }
}

/// What a scan made.
public struct ScanOutcome: Sendable {
  /// The graph file.
  public var text: String
  /// What the user should know of files and conventions.
  public var findings: [Finding]
  /// What was done, in figures.
  public var summary: ScanSummary
  /// The property lists, entitlements and storyboards that were read beside the sources.
  public var projectFiles: [ProjectFile] = []
  /// What rules on the source judge.
  public var source = SourceFacts()
  /// Why the rows are told that the scan was to explain.
  public var explanations: [RouteExplanation] = []

  /// The graph as a value.
  public func graph() throws -> FlowGraph { try GraphFile.read(Data(text.utf8)) }
}
