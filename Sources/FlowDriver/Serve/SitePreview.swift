internal import Foundation

/// A site that is rebuilt whenever its inputs change.
public struct SitePreview: Sendable {
  /// The running preview; `stop` ends it.
  public let preview: Preview
  /// The address of the site.
  public let address: String

  /// Binds a port; nothing is built or answered before `preview.start()`.
  public init(
    _ request: SiteRequest, port: Int?, progress: @escaping @Sendable (SiteGenerator.Step) -> Void,
    report: @escaping @Sendable (SiteOutcome) -> Void, reportError: @escaping @Sendable (String) -> Void
  ) throws(DriverError) {
    let first = try Self.plan(request)
    // The server shows one folder, even if the configuration changes it later.
    var request = request
    request.output = first.output
    let watched = Latest(first.watched)
    let server = try SiteServer(folder: first.output, port: port)
    address = server.address
    preview = Preview(
      server: server, watched: { watched.value },
      rebuild: { [request] in
        let plan = try Self.plan(request)
        watched.value = plan.watched
        var outcomes: [SiteOutcome] = []
        for job in plan.jobs {
          outcomes.append(try SiteGenerator(job).run(progress: progress))
        }
        let findings = try plan.apps?.writePage(above: outcomes) ?? []
        if let last = outcomes.indices.last { outcomes[last].findings += findings }
        outcomes.forEach(report)
      }, report: reportError)
  }

  private typealias Plan = (jobs: [SiteJob], apps: AppSites?, output: String, watched: [Watched])

  private static func plan(_ request: SiteRequest) throws(DriverError) -> Plan {
    if let apps = try AppSites(request) { return (apps.jobs, apps, apps.output, apps.watched) }
    let job = try SiteJob(request)
    return ([job], nil, job.project.output, [job.watched])
  }
}

/// The latest value, shared between threads.
private final class Latest<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var latest: Value

  init(_ value: Value) { latest = value }

  var value: Value {
    get { lock.withLock { latest } }
    set { lock.withLock { latest = newValue } }
  }
}
