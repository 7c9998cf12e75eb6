internal import FlowModel
internal import FlowRender
internal import FlowSite
internal import Foundation

/// Draws the pictures of pages: from the cache if possible, otherwise in worker processes, one for each thread.
final class SiteDrawer: @unchecked Sendable {
  private let cache: PictureCache
  private let command: RenderWorkerCommand
  private let lock = NSLock()
  private var resting: [RenderSession] = []
  private var noticed: [Finding] = []
  private var drawn: [String] = []

  init(cache: PictureCache, worker: String) {
    self.cache = cache
    command = RenderWorkerCommand(executable: worker, arguments: ["render-worker"])
  }

  /// Draws the pictures of a page, keyed by id, and tells whether any of them failed or had to be simplified.
  func pictures(
    _ requests: [PictureRequest], for page: String
  ) throws -> (pictures: [String: PictureResult], isTroubled: Bool) {
    var results: [String: PictureResult] = [:]
    var missing: [(request: PictureRequest, key: String)] = []
    for request in requests {
      let key = cache.key(of: [request.id, request.dot, request.title, request.summary])
      if let kept = cache.picture(key).flatMap({ CachedPicture($0) }) {
        results[request.id] = kept.result
      } else {
        missing.append((request, key))
      }
    }
    guard !missing.isEmpty else { return (results, false) }
    let outcomes = try draw(missing.map(\.request))
    lock.withLock { drawn += missing.map(\.key) }
    for (outcome, (request, key)) in zip(outcomes, missing) {
      results[request.id] = try result(outcome, request, key, page)
    }
    return (results, outcomes.contains { (try? $0.result.get().failedAttempts.isEmpty) != true })
  }

  /// Ends the workers and returns the findings, in the order of the pages.
  func finish() -> [Finding] {
    lock.withLock {
      resting = []
      cache.removeOld(beside: drawn)
      return noticed.sorted { $0.message < $1.message }
    }
  }
}

extension SiteDrawer {
  private static func order(_ request: PictureRequest, _ dot: String) -> RenderRequest {
    RenderRequest(
      id: request.id, dot: dot,
      options: SVGOptions(
        title: request.title, description: request.summary, idPrefix: request.id + "-",
        rootClass: "flowdoc"))
  }

  /// Draws the variants of a picture that cannot be read, until one can.
  private func readable(_ svg: String, _ request: PictureRequest) throws -> CachedPicture {
    var choice = PictureChoice(svg)
    for (number, dot) in request.variants.enumerated() where !choice.isReadable {
      let session = lock.withLock { resting.popLast() } ?? RenderSession(command: command)
      defer { lock.withLock { resting.append(session) } }
      let outcome = try session.draw([Self.order(request, dot())]).first
      if case .success(let picture)? = outcome?.result, picture.attempt == .wanted(.full) {
        choice.consider(picture.svg, variant: number)
      }
    }
    return CachedPicture(svg: choice.svg, variant: choice.variant, remark: choice.remark)
  }

  private func draw(_ requests: [PictureRequest]) throws -> [RenderOutcome] {
    let session = lock.withLock { resting.popLast() } ?? RenderSession(command: command)
    let outcomes = try session.draw(
      requests.map { request in
        var wanted = Self.order(request, request.dot)
        (wanted.edges, wanted.lastResort) = (request.edges, request.plain)
        return wanted
      })
    lock.withLock {
      resting.append(session)
    }
    return outcomes
  }

  private func result(
    _ outcome: RenderOutcome, _ request: PictureRequest, _ key: String, _ page: String
  ) throws -> PictureResult {
    switch outcome.result {
    case .success(let picture):
      if picture.attempt != .wanted(.full) { notice(simplified: picture, page) }
      if picture.attempt == .plain { return .plain(picture.svg) }
      // A simplified picture is tried again by the next run.
      guard picture.failedAttempts.isEmpty else { return .svg(picture.svg) }
      let chosen = try readable(picture.svg, request)
      cache.keep(chosen.text, as: key)
      return chosen.result
    case .failure(let failure):
      notice(failure, page)
      return .none("The picture could not be drawn; the list has all of it.")
    }
  }

  private func notice(simplified picture: RenderedPicture, _ page: String) {
    note(
      Finding(
        rule: "picture-simplified", severity: .note,
        message:
          "a picture of \(page) was simplified: it was drawn with \(picture.attempt), since \(Self.reason(of: picture))",
        remedy: "Lower the node budget in the configuration."))
  }

  private static func reason(of picture: RenderedPicture) -> String {
    picture.failedAttempts.last.map { "earlier attempts failed (\($0))" }
      ?? "it is too large for a better layout"
  }

  private func notice(_ failure: RenderFailure, _ page: String) {
    note(
      Finding(
        rule: "picture-missing", severity: .warning,
        message: "a picture of \(page) could not be drawn: \(failure)",
        remedy: "Lower the node budget in the configuration."))
  }

  private func note(_ finding: Finding) { lock.withLock { noticed.append(finding) } }
}
