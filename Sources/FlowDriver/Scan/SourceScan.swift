public import FlowAnalysis
public import FlowModel
public import FlowScan
internal import Foundation
internal import SwiftFacts

/// A scan of an app's sources: the files to read, and the options.
///
/// ```swift
/// let outcome = try SourceScan(paths: ["Sources"]).run()
/// print(outcome.text)
/// ```
public struct SourceScan: Sendable {
  /// The folders and files to scan.
  public var paths: [String]
  /// The folders and files to leave out, with everything in them.
  public var excludes: [String] = []
  /// Whether tests and mocks are scanned too.
  public var includesTests = false
  /// Whether types that navigate without a coordinator count as flows.
  public var includesViews = false
  /// The user's own conventions.
  public var conventions: [ProjectFile] = []
  /// Corrections of types, such as `CheckoutFlow shows ReceiptScreen push`.
  public var corrections: [String] = []
  /// The number of files read in parallel.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The folder that keeps results between runs; nil to keep none.
  public var cache: CacheFolder?
  /// The folder that paths and file names are relative to; nil for the current one.
  public var base: String?
  /// The flow, or `FLOW.TARGET`, to explain; empty for none.
  public var explained = ""
  /// Whether the graph includes step-by-step explanations of targets.
  public var tellsWhy = false
  /// The cache key for the sources if they are in a temporary folder.
  public var keptAs: String?

  /// The build conditions for `#if`.
  var conditions = BuildConditions.iOS

  /// The platform of the app that is read.
  var platform: String { conditions.platformName }

  /// Makes a scan of the files below these paths, or of the current folder if there are none.
  public init(paths: [String] = []) {
    self.paths = paths.isEmpty ? ["."] : paths
  }

  /// Makes a scan of these paths with the options of a configuration.
  public init(paths: [String], as configuration: Configuration) {
    self.init(paths: paths)
    excludes = configuration.exclude
    includesTests = configuration.includeTests
    includesViews = configuration.includeViews
    conventions = configuration.conventions
    corrections = configuration.corrections
    tellsWhy = configuration.why
    conditions =
      BuildConditions(platform: configuration.platform, flags: Set(configuration.conditions)) ?? .iOS
  }

  /// A step of a scan, for progress.
  public enum Step: Sendable {
    /// Finding and reading this many files.
    case reading(Int)
    /// Parsing this many files.
    case parsing(Int)
  }

  /// Reads the sources and builds the graph.
  ///
  /// Unreadable files are findings; only a missing path is an error.
  public func run(progress: (Step) -> Void = { _ in }) throws -> ScanOutcome {
    let start = ContinuousClock.now
    var outcome = try ScanRun(scan: self).outcome(progress)
    outcome.summary.time = ContinuousClock.now - start
    return outcome
  }
}

extension SourceScan {
  /// The result of scanning a module for a later merge.
  public struct PartOutcome: Sendable {
    /// The code of the module's files.
    public let part: ScanPart
    /// The findings about the files.
    public let findings: [Finding]
    /// The figures in one line.
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

/// The result of a scan.
public struct ScanOutcome: Sendable {
  /// The graph file.
  public var text: String
  /// The findings about files and conventions.
  public var findings: [Finding]
  /// The figures.
  public var summary: ScanSummary
  /// The property lists, entitlements and storyboards beside the sources.
  public var projectFiles: [ProjectFile] = []
  /// The facts for rules on the source.
  public var source = SourceFacts()
  /// The requested explanations.
  public var explanations: [RouteExplanation] = []

  /// The graph as a value.
  public func graph() throws -> FlowGraph { try GraphFile.read(Data(text.utf8)) }
}
