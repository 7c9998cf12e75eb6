import FlowDriver

/// Generates the site of an app's navigation.
struct GenerateCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "generate", abstract: "Make a site of an app's navigation.",
    discussion: """
      Only files that change are written, and files that flowdoc did not make are never removed. A run that is interrupted leaves
      the old site; the next one ends what it began. Paths and --graph take the place of what the configuration says of sources
      and graphs.

      Examples:
        flowdoc generate
        flowdoc generate App Modules --output site
        flowdoc generate flowdoc.graph.json --strict
      """)

  @OptionGroup var site: SiteOptions
  @Flag(help: "End with 1 where there are warnings or errors.") var strict

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
