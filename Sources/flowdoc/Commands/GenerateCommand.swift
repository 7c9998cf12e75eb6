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

      If the configuration names several apps, each gets a site of its own, with a page above them.
      """)

  @OptionGroup var site: SiteOptions
  @Flag(help: "Exit with 1 if there are warnings or errors.") var strict

  var sources: SiteRequest? { site.request }

  func validate() throws { try site.validate() }

  func run(_ console: Console) throws -> ExitCode {
    guard let apps = try AppSites(site.request) else {
      return code(for: [try generate(SiteJob(site.request), console)])
    }
    let outcomes = try apps.jobs.map { try generate($0, console) }
    console.report(try apps.writePage(above: outcomes))
    console.print("\(outcomes.count) apps: see \(apps.output)/index.html\n")
    return code(for: outcomes)
  }

  private func generate(_ job: SiteJob, _ console: Console) throws -> SiteOutcome {
    let progress = SiteProgress(console)
    defer { progress.end() }
    let outcome = try SiteGenerator(job).run { progress.show($0) }
    progress.end()
    console.report(outcome.findings)
    console.print(outcome.summary + "\n")
    return outcome
  }

  private func code(for outcomes: [SiteOutcome]) -> ExitCode {
    let isLacking = outcomes.contains { $0.findings.contains(where: \.isNothingFound) }
    return isLacking || strict && outcomes.contains(where: \.hasWarnings) ? .findings : .success
  }
}
