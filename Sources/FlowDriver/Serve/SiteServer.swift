internal import Foundation

/// Shows a site to browsers of this machine, and tells its pages when there is a newer one.
///
/// ```swift
/// let server = try SiteServer(folder: "site", port: nil)
/// server.start()
/// print(server.address)
/// ```
public final class SiteServer: Sendable {
  /// The port where none is asked for.
  public static let standardPort = 8080

  /// Where the site is.
  public var address: String { "http://localhost:\(listener.port)/" }
  /// The port that was taken.
  public var port: Int { listener.port }

  let state = PreviewState()
  private let listener: Listener
  private let responder: SiteResponder
  private let visits = Visits()
  private let limits: Limits

  /// How long the server waits, and for how many.
  struct Limits: Sendable {
    var connections = 64
    /// How long a request may take to come; also how long a connection may be idle.
    var request = Duration.seconds(10)
    /// How long an answer may take to be taken.
    var answer = Duration.seconds(30)
    /// How often a sign of life goes to pages that wait; until then nobody knows which of them were left.
    var silence = 1.0
  }

  /// Takes a port: the one that is asked for, or the first from 8080 on that is free.
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

  /// Answers from now on, on threads of its own.
  public func start() {
    Thread.detachNewThread { [self] in
      while !state.isEnded {
        if let socket = listener.next() { welcome(socket) }
      }
      listener.end()
    }
  }

  /// Tells the pages that a newer site is there.
  public func succeed() { state.succeed() }

  /// Tells the pages why there is no newer site.
  public func fail(_ problem: String) { state.fail(problem) }

  /// Lets go of all connections.
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

/// The connections that are open.
private final class Visits: @unchecked Sendable {
  private let lock = NSLock()
  private var files: Set<Int32> = []

  func begin(_ socket: Socket, limit: Int) -> Bool {
    lock.withLock { files.count < limit && files.insert(socket.file).inserted }
  }

  /// A file is closed under the lock, so that nobody shuts a number that already stands for another.
  func end(_ socket: Socket) {
    lock.withLock {
      files.remove(socket.file)
      socket.end()
    }
  }

  func shutAll() { lock.withLock { for file in files { Socket(file: file).shut() } } }
}
