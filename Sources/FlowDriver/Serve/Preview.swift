internal import FlowModel
internal import Foundation

/// Builds a site again whenever one of its files changes, and tells its pages.
///
/// What is built is the caller's business: a closure that throws where it fails. The old site then stays as it is.
public final class Preview: Sendable {
  private let server: SiteServer
  private let watched: @Sendable () -> Watched
  private let rebuild: @Sendable () throws -> Void
  private let tell: @Sendable (String) -> Void
  /// The shortest time between two looks at the files.
  private let pause: Double

  /// Takes what is to be watched, which is asked for anew each time, and what to do when it changes.
  public convenience init(
    server: SiteServer, watched: @escaping @Sendable () -> Watched,
    rebuild: @escaping @Sendable () throws -> Void,
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.init(server: server, pause: 0.3, watched: watched, rebuild: rebuild, tell: tell)
  }

  init(
    server: SiteServer, pause: Double, watched: @escaping @Sendable () -> Watched,
    rebuild: @escaping @Sendable () throws -> Void, tell: @escaping @Sendable (String) -> Void
  ) {
    self.server = server
    self.pause = pause
    self.watched = watched
    self.rebuild = rebuild
    self.tell = tell
  }

  /// Builds, serves and watches on threads of its own.
  public func start() {
    server.start()
    Thread.detachNewThread { [self] in watch() }
  }

  /// Lets go of the port and of all pages, and does not wait for a build that is under way.
  public func stop() { server.stop() }

  private func watch() {
    var seen: ContentHash?
    while !server.state.isEnded {
      let start = ContinuousClock.now
      let now = watched().fingerprint()
      let cost = (ContinuousClock.now - start) / .seconds(1)
      // Looked at before the build: what changes during it is built again.
      if now != seen { build() }
      seen = now
      // A look costs at most a hundredth of the time, however many files there are.
      Thread.sleep(forTimeInterval: max(pause, cost * 100))
    }
  }

  private func build() {
    do {
      try rebuild()
      server.succeed()
    } catch {
      tell("\(error)")
      server.fail("\(error)")
    }
  }
}

/// Ctrl-C, as something that can be waited for.
public enum Interruption {
  /// Keeps Ctrl-C and the request to end from ending the process; to be called before there are other threads.
  public static func hold() {
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of them.
  public static func wait() {
    var (signals, found) = (Self.signals, Int32(0))
    sigwait(&signals, &found)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
