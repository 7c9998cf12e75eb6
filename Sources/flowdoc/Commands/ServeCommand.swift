import FlowDriver

/// Serves a site to browsers on this machine while its sources are being edited.
struct ServeCommand: Command, RegistryTaking {
  static let configuration = CommandConfiguration(
    name: "serve", abstract: "Show the site in a browser, and make it again when something changes.",
    discussion: """
      Only this machine can reach it. Pages in a browser are loaded again when the site was; where it could not be made, they say
      why. Ctrl-C ends it.

      Example:
        flowdoc serve App Modules --port 9000
      """)

  @OptionGroup var site: SiteOptions
  @Option(
    placeholder: "number",
    help:
      "The port; \(SiteServer.standardPort), or the next that is free, if left out. 0 is any that is free.")
  var port: Int?

  var sources: SiteRequest? { site.request }

  func validate() throws {
    try site.validate()
    if let port, !(0...65_535).contains(port) {
      throw UsageError(message: "--port \(port) is no port; give one from 0 to 65535")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    // Must come before any other thread starts, so that all of them leave the signals to this one.
    Interruption.hold()
    let progress = SiteProgress(console)
    let site = try SitePreview(
      site.request, port: port, progress: { progress.show($0) },
      tell: { outcome in
        progress.end()
        console.tell(outcome.findings)
        console.tell(outcome.summary)
      },
      tellError: { error in
        progress.end()
        console.tellError(error)
      })
    console.print("\(site.address) (Ctrl-C ends)\n")
    site.preview.start()
    Interruption.wait()
    site.preview.stop()
    progress.end()
    return .success
  }
}
