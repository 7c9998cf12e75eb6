internal import Foundation

/// Serves a site to browsers on this machine, and notifies its pages when there is a newer one.
///
/// ```swift
/// let server = try SiteServer(folder: "site", port: nil)
/// server.start()
/// print(server.address)
/// ```
public final class SiteServer: Sendable {
  /// The default port.
  public static let standardPort = 8080

  /// The address of the site.
  public var address: String { "http://localhost:\(listener.port)/" }
  /// The port that was bound.
  public var port: Int { listener.port }

  let state = PreviewState()
  private let listener: Listener
  private let responder: SiteResponder
  private let visits = Visits()
  private let limits: Limits

  /// The limits on waiting times and connections.
  struct Limits: Sendable {
    var connections = 64
    /// The time for a request to arrive, and for an idle connection.
    var request = Duration.seconds(10)
    /// The time for a response to be received.
    var answer = Duration.seconds(30)
    /// The interval between keep-alives to waiting pages; only these show which pages were closed.
    var silence = 1.0
  }

  /// Binds the given port, or the first free one from 8080 on.
  public convenience init(folder: String, port: Int?) throws(DriverError) {
    try self.init(folder: folder, port: port, limits: Limits())
  }

  init(folder: String, port: Int?, limits: Limits) throws(DriverError) {
    let ports = port.map { [$0] } ?? Array(Self.standardPort..<Self.standardPort + 20)
    guard let listener = Listener(firstOf: ports) else {
      throw DriverError(
        port.map { "port \($0) is taken; name another with --port" }
          ?? "the ports from \(Self.standardPort) on are taken; name another with --port")
    }
    self.listener = listener
    self.limits = limits
    responder = SiteResponder(root: folder)
  }

  /// Starts answering, on threads of its own; further calls have no effect.
  public func start() {
    guard state.start() else { return }
    Thread.detachNewThread { [self] in
      while !state.isEnded {
        if let socket = listener.next() { welcome(socket) }
      }
      listener.end()
    }
  }

  /// Notifies the pages that there is a newer site.
  public func succeed() { state.succeed() }

  /// Notifies the pages why there is no newer site.
  public func fail(_ problem: String) { state.fail(problem) }

  /// Closes all connections.
  public func stop() {
    state.end()
    visits.shutAll()
  }

  private func welcome(_ socket: Socket) {
    guard visits.begin(socket, limit: limits.connections) else {
      _ = socket.send(
        HTTPResponse.plain(.busy).bytes(withBody: true, keepsAlive: false), within: .milliseconds(100))
      return socket.end()
    }
    Thread.detachNewThread { [self] in
      Visit(socket: socket, responder: responder, state: state, limits: limits).run()
      visits.end(socket)
    }
  }
}

/// The open connections.
private final class Visits: @unchecked Sendable {
  private let lock = NSLock()
  private var files: Set<Int32> = []

  func begin(_ socket: Socket, limit: Int) -> Bool {
    lock.withLock { files.count < limit && files.insert(socket.file).inserted }
  }

  /// A file is closed under the lock, so that no thread closes a descriptor that has been reused.
  func end(_ socket: Socket) {
    lock.withLock {
      files.remove(socket.file)
      socket.end()
    }
  }

  func shutAll() { lock.withLock { for file in files { Socket(file: file).shut() } } }
}
