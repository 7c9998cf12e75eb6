import FlowDriver

/// Scans an app's source for its navigation.
struct ScanCommand: Command {
  static let configuration = CommandConfiguration(
    name: "scan", abstract: "Read the navigation of an app from its source, without building it.",
    discussion: """
      Tests, mocks, previews, generated code and what package managers fetched are left out, hidden folders too. The graph goes
      to standard output, what there is to say of it to standard error. Calls that could not be resolved stand in the graph; they
      do not change the exit code. It is 1 where no flow is found.

      Examples:
        flowdoc scan Sources --output flowdoc.graph.json
        flowdoc scan App Modules --exclude Modules/Legacy
        flowdoc scan Modules/Checkout --part --no-cache --output checkout.part
        flowdoc scan Sources --explain CheckoutFlow.ReceiptScreen
      """)

  @Argument(
    "path",
    help: "Folders and files to scan; those of the configuration, else the current folder, if left out.",
    isRequired: false,
    completion: .file)
  var paths: [String]
  @Option(placeholder: "prefix", help: "Leave out paths that begin so; may be given several times.")
  var exclude: [String]
  @Flag(help: "Scan tests and mocks, too.") var includeTests
  @Flag(help: "Let types that navigate without a coordinator be flows.") var includeViews
  @Flag(help: "Let the graph tell why each route is there, step by step through the code.") var why
  @Option(
    placeholder: "file", help: "The configuration; \(Configuration.standardFile) of this folder if left out.",
    completion: .file)
  var config: String?
  @Option(
    placeholder: "count", help: "How many files to parse at once; as many as there are cores if left out.")
  var jobs: Int?
  @Option(
    placeholder: "folder", help: "Where to keep results between runs; the user's cache folder if left out.",
    completion: .folder)
  var cache: String?
  @Flag(help: "Keep nothing between runs.") var noCache
  @Flag(help: "Write what flowdoc merge must know of these files, in place of a graph.") var part
  @Option(
    placeholder: "flow", help: "Tell why a flow, or FLOW.TARGET of it, is told as it is, in place of a graph."
  )
  var explain: String?
  @Option(
    short: "o", placeholder: "file", help: "Where to write; standard output if left out or -.",
    completion: .file)
  var output: String?

  func validate() throws {
    if let jobs, jobs < 1 { throw UsageError(message: "--jobs leaves nobody to work; give 1 or more") }
    if cache != nil, noCache {
      throw UsageError(message: "--cache and --no-cache exclude each other; give one")
    }
    if part, output == nil || output == "-" {
      throw UsageError(message: "--part writes no text; name its file with --output")
    }
    if part, explain != nil {
      throw UsageError(message: "--explain and --part exclude each other; give one")
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
    try console.deliver(outcome.text, to: output)
    console.tell(outcome.findings)
    console.tell("\(outcome.summary)")
    return outcome.summary.flows == 0 ? .findings : .success
  }

  private func writePart(to output: String, _ console: Console) throws -> ExitCode {
    let outcome = try scan().part { step in console.showProgress?(SiteProgress.text(of: step)) }
    console.showProgress?("")
    try OutputFile.write(outcome.part.data(version: Flowdoc.version), to: output)
    console.tell(outcome.findings)
    console.tell(outcome.summary)
    return .success
  }

  private func scan() throws -> SourceScan {
    let configuration = try Configuration.find(config)
    var scan = SourceScan(paths: paths.isEmpty ? configuration.sources : paths, as: configuration)
    scan.excludes += exclude
    scan.includesTests = scan.includesTests || includeTests
    scan.includesViews = includeViews
    scan.tellsWhy = scan.tellsWhy || why
    scan.explained = explain ?? ""
    if let jobs { scan.jobs = jobs }
    scan.cache = noCache ? nil : cache.map(CacheFolder.init) ?? .standard()
    return scan
  }
}
