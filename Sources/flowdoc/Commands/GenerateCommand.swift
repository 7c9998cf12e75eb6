import FlowDriver

/// Generates the site of an app's navigation.
struct GenerateCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "generate", abstract: "Generate a site that documents an app's navigation.",
    discussion: """
      Only writes files that change, and never removes files of others. If a run is interrupted, the old site remains and the next
      run completes the work. Paths and --graph replace the sources and graphs of the configuration.

      Examples:
        flowdoc generate
        flowdoc generate App Modules --output site
        flowdoc generate flowdoc.graph.json --strict
      """)

  @OptionGroup var site: SiteOptions
  @Flag(help: "Exit with 1 if there are warnings or errors.") var strict

  var sources: SiteRequest? { site.request }

  func validate() throws { try site.validate() }

  func run(_ console: Console) throws -> ExitCode {
    let progress = SiteProgress(console)
    defer { progress.end() }
    let outcome = try SiteGenerator(SiteJob(site.request)).run { progress.show($0) }
    progress.end()
    console.tell(outcome.findings)
    console.print(outcome.summary + "\n")
    if outcome.findings.contains(where: \.saysNothingFound) { return .findings }
    return strict && outcome.hasWarnings ? .findings : .success
  }
}
