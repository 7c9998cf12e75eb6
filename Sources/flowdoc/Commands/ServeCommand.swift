import FlowDriver

/// Serves a site to browsers on this machine while its sources are being edited.
struct ServeCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "serve", abstract: "Serve the site to a browser, and update it when files change.",
    discussion: """
      Only this machine can reach the server. Open pages reload when the site was updated, and show the error if it could not be. Press Ctrl-C to
      stop.

      Example:
        flowdoc serve App Modules --port 9000
      """)

  @OptionGroup var site: SiteOptions
  @Option(
    placeholder: "number",
    help:
      "The port; 0 is any free port. Default: \(SiteServer.standardPort), or the next free one.")
  var port: Int?

  var sources: SiteRequest? { site.request }

  func validate() throws {
    try site.validate()
    if let port, !(0...65_535).contains(port) {
      throw UsageError(message: "\(port) is not a port; give --port a number from 0 to 65535")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    // Must come before any other thread starts, so that all of them leave the signals to this one.
    Interruption.hold()
    let progress = SiteProgress(console)
    let site = try SitePreview(
      site.request, port: port, progress: { progress.show($0) },
      report: { outcome in
        progress.end()
        console.report(outcome.findings)
        console.report(outcome.summary)
      },
      reportError: { error in
        progress.end()
        console.reportError(error)
      })
    console.print("\(site.address) (press Ctrl-C to stop)\n")
    site.preview.start()
    Interruption.wait()
    site.preview.stop()
    progress.end()
    return .success
  }
}
