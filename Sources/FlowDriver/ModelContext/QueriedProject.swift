import FlowAnalysis
internal import FlowModel
internal import FlowReview

/// The project that a server is asked about, read again for each question.
struct QueriedProject: Sendable {
  private let request: SiteRequest
  private let today: Day?

  init(_ request: SiteRequest, today: Day?) throws(DriverError) {
    // Reports a faulty configuration at the start rather than with each answer.
    _ = try AppProject(request)
    self.request = request
    self.today = today
  }

  func graph() throws -> GraphIndex {
    GraphIndex(try ProjectSources(AppProject(request)) { _ in }.contents().graph)
  }

  func findings(of rule: String?) throws -> String {
    var lint = LintRequest()
    lint.site = request
    lint.rules = rule.map { [$0] } ?? []
    let report = try GraphLint(lint).run().report
    return report.text(as: .text) + report.summary
  }

  func changes(since revision: String) throws -> String {
    var diff = DiffRequest(sides: [revision])
    diff.config = request.config
    diff.includesTests = request.includesTests
    diff.includesViews = request.includesViews
    diff.jobs = request.jobs
    diff.cache = request.cache
    diff.today = today
    let outcome = try GraphDiff(diff).run()
    return outcome.report.text(as: .text) + outcome.report.difference.summary
  }

  func explanation(of name: String) throws -> String {
    guard var scan = try AppProject(request).scan else {
      throw DriverError("the graph comes from files, and only a scan of source can be explained")
    }
    scan.explained = name
    return try scan.run { _ in }.explanation(of: name)
  }
}
