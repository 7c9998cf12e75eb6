import FlowDriver

/// Scans an app's source for its navigation.
struct ScanCommand: Command {
  static let configuration = CommandConfiguration(
    name: "scan", abstract: "Read an app's navigation from its source, without building it.",
    discussion: """
      Skips tests, mocks, previews, generated code, the packages of package managers, and hidden folders. Prints the graph to standard
      output and messages to standard error. Calls that could not be followed are listed in the graph and do not change the exit
      code, which is 1 if no flow is found.

      Examples:
        flowdoc scan Sources --output flowdoc.graph.json
        flowdoc scan App Modules --exclude Modules/Legacy
        flowdoc scan Modules/Checkout --part --no-cache --output checkout.part
        flowdoc scan Sources --explain CheckoutFlow.ReceiptScreen
      """)

  @Argument(
    "path",
    help: "Folders and files to scan. Default: those of the configuration, or else the current folder.",
    isRequired: false,
    completion: .file)
  var paths: [String]
  @Option(placeholder: "path", help: "Leave out this folder or file; may be given several times.")
  var exclude: [String]
  @Flag(help: "Scan tests and mocks too.") var includeTests
  @Flag(help: "Treat types that navigate without a coordinator as flows.") var includeViews
  @Flag(help: "Record in the graph why each route is there, step by step.") var why
  @Option(
    placeholder: "file",
    help: "The configuration. Default: \(Configuration.standardFile) in the current folder.",
    completion: .file)
  var config: String?
  @Option(
    placeholder: "count", help: "How many files to parse at once. Default: the number of cores.")
  var jobs: Int?
  @Option(
    placeholder: "folder", help: "Where to keep results between runs. Default: the user's cache folder.",
    completion: .folder)
  var cache: String?
  @Flag(help: "Keep no results between runs.") var noCache
  @Flag(help: "Write a part for flowdoc merge instead of a graph.") var part
  @Option(
    placeholder: "flow",
    help: "Explain how a flow, or one target as FLOW.TARGET, was found, instead of writing a graph."
  )
  var explain: String?
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?
  @Flag(help: "Overwrite a graph even if some source could not be read and the result lacks it.") var force

  func validate() throws {
    if let jobs, jobs < 1 { throw UsageError(message: "--jobs is less than 1; give 1 or more") }
    if cache != nil, noCache {
      throw UsageError(message: "--cache and --no-cache cannot be combined; give one")
    }
    if part, output == nil || output == "-" {
      throw UsageError(message: "--part writes a binary file; give its name with --output")
    }
    if part, explain != nil {
      throw UsageError(message: "--explain and --part cannot be combined; give one")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    if part, let output { return try writePart(to: output, console) }
    let outcome = try scan().run { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    if let explain {
      try console.deliver(outcome.explanation(of: explain), to: output)
      return .success
    }
    let loss = force ? nil : output.flatMap { $0 == "-" ? nil : outcome.loss(in: $0) }
    if loss == nil { try console.deliver(outcome.text, to: output) }
    console.report(outcome.findings + [loss].compactMap(\.self))
    console.report("\(outcome.summary)")
    return loss != nil || outcome.summary.flows == 0 ? .findings : .success
  }

  private func writePart(to output: String, _ console: Console) throws -> ExitCode {
    let outcome = try scan().part { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    try OutputFile.write(outcome.part.data(version: Flowdoc.version), to: output)
    console.report(outcome.findings)
    console.report(outcome.summary)
    return .success
  }

  private func scan() throws -> SourceScan {
    let configuration = try Configuration.ofOneApp(config, namesSources: !paths.isEmpty)
    var scan = SourceScan(paths: paths.isEmpty ? configuration.sources : paths, as: configuration)
    scan.excludes += exclude
    scan.includesTests = scan.includesTests || includeTests
    scan.includesViews = scan.includesViews || includeViews
    scan.tellsWhy = scan.tellsWhy || why
    scan.explained = explain ?? ""
    if let jobs { scan.jobs = jobs }
    scan.cache = noCache ? nil : cache.map(CacheFolder.init) ?? .standard()
    return scan
  }
}
