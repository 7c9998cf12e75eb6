internal import FlowModel
internal import Foundation

/// Rebuilds a site whenever one of its files changes, and notifies its pages.
///
/// The caller supplies the build as a closure that throws on failure. The old site then stays as it is.
public final class Preview: Sendable {
  private let server: SiteServer
  private let watched: @Sendable () -> [Watched]
  private let rebuild: @Sendable () throws -> Void
  private let report: @Sendable (String) -> Void
  /// The shortest interval between two checks of the files.
  private let pause: Double

  /// Takes the files to watch, requested anew for each check, and the action on a change.
  convenience init(
    server: SiteServer, watched: @escaping @Sendable () -> [Watched],
    rebuild: @escaping @Sendable () throws -> Void,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.init(server: server, pause: 0.3, watched: watched, rebuild: rebuild, report: report)
  }

  init(
    server: SiteServer, pause: Double, watched: @escaping @Sendable () -> [Watched],
    rebuild: @escaping @Sendable () throws -> Void, report: @escaping @Sendable (String) -> Void
  ) {
    self.server = server
    self.pause = pause
    self.watched = watched
    self.rebuild = rebuild
    self.report = report
  }

  /// Builds, serves and watches on threads of its own.
  public func start() {
    server.start()
    Thread.detachNewThread { [self] in watch() }
  }

  /// Releases the port and all pages, without waiting for a running build.
  public func stop() { server.stop() }

  private func watch() {
    var seen: [ContentHash]?
    while !server.state.isEnded {
      let start = ContinuousClock.now
      let now = watched().map { $0.fingerprint() }
      let cost = (ContinuousClock.now - start) / .seconds(1)
      // Checked before the build, so that changes during it cause another one.
      if now != seen { build() }
      seen = now
      // A check takes at most a hundredth of the time, however many files there are.
      Thread.sleep(forTimeInterval: max(pause, cost * 100))
    }
  }

  private func build() {
    do {
      try rebuild()
      server.succeed()
    } catch {
      report("\(error)")
      server.fail("\(error)")
    }
  }
}

/// Ctrl-C as an event that can be waited for.
public enum Interruption {
  /// Blocks Ctrl-C and the termination signal from ending the process; must be called before there are other threads.
  public static func hold() {
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of the signals.
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
