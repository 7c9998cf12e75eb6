public import FlowModel
internal import FlowSite
internal import Foundation

/// The sites of all apps that a configuration names, and the page above them.
///
/// ```swift
/// if let apps = try AppSites(request) {
///   let outcomes = try apps.jobs.map { try SiteGenerator($0).run() }
///   let findings = try apps.writePage(above: outcomes)
/// }
/// ```
public struct AppSites: Sendable {
  /// The site of each app, in the order of the configuration.
  public let jobs: [SiteJob]
  /// The folder of the page above them.
  public let output: String
  /// The files whose changes require new sites.
  let watched: [Watched]
  private let name: String
  private let request: SiteRequest
  private let templates: String?

  /// Resolves the apps; nil if the configuration names none, or the command line says what to read.
  public init?(_ request: SiteRequest) throws(DriverError) {
    guard !request.namesSources else { return nil }
    let configuration = try Configuration.find(request.config)
    guard !configuration.apps.isEmpty else { return nil }
    guard configuration.sources.isEmpty, configuration.graphs.isEmpty else {
      throw DriverError(
        "\(request.config ?? Configuration.standardFile) names apps, and sources or graphs of its own; move these to the configuration of an app"
      )
    }
    self.request = request
    name = configuration.name.isEmpty ? Root(".").name : configuration.name
    output = request.output ?? configuration.output ?? SiteRequest.standardOutput
    templates = request.templates ?? configuration.templates
    var jobs: [SiteJob] = []
    for file in configuration.apps {
      var own = request
      own.config = file
      own.output = "\(output)/\(AppFolder.name(for: file))"
      jobs.append(try SiteJob(own))
    }
    self.jobs = jobs
    var files = Watched()
    files.files = [request.config ?? Configuration.standardFile]
    watched = jobs.map(\.watched) + [files]
    try checkFolders()
  }

  private func checkFolders() throws(DriverError) {
    var seen: Set<String> = []
    for job in jobs where !seen.insert(job.project.output.lowercased()).inserted {
      throw DriverError(
        "two apps would have their sites in \(job.project.output); rename the configuration of one")
    }
  }

  /// Writes the page that leads to the sites, with their numbers; returns what readers should know about its files.
  public func writePage(above outcomes: [SiteOutcome]) throws -> [Finding] {
    let apps = zip(jobs, outcomes).map { job, outcome in
      AppsPage.App(
        name: outcome.name, folder: String(job.project.output.dropFirst(output.count + 1)),
        flows: outcome.flows,
        screens: outcome.screens, links: outcome.links, findings: outcome.shownFindings)
    }
    let files = try AppsPage(name: name, version: request.version, apps: apps)
      .files(theme: ThemeReading.theme(templates))
    var writer = SiteWriter(folder: output)
    writer.replacesForeign = request.replacesForeign
    return try writer.write(SitePlan(files.map(\.path)) { MadeFile(files[$0]) }, inputs: "").findings
  }
}
