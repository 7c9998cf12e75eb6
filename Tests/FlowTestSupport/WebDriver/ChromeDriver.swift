import Foundation

/// The program that drives Chromium, running on a port of its own.
///
/// It ends with this value's `end()`, and also when the process of the tests is killed.
public struct ChromeDriver: Sendable {
  /// The driver's path, nil if the machine has none.
  public static let program: String? = Shell.find("chromedriver")

  /// Why the tests that drive a browser are left out; nil if they run.
  ///
  /// CI leaves them out only when it is told to.
  public static var reasonToSkip: String? {
    if let reason = Browser.reasonToSkip { return reason }
    if program == nil, ProcessInfo.processInfo.environment["CI"] == nil {
      return "no chromedriver was found; the tests that drive a browser are left out"
    }
    return nil
  }

  let connection: WebDriverConnection
  private let process: Process
  private let lifeline: Pipe

  /// Starts the driver and waits until it listens.
  public static func start() throws -> ChromeDriver {
    guard let program else { throw WebDriverError("no chromedriver was found; run Scripts/setup.sh test") }
    let process = Process()
    let lifeline = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, program]
    process.standardInput = lifeline
    process.standardOutput = output
    try process.run()
    guard let port = port(saidOn: output.fileHandleForReading) else {
      throw WebDriverError("\(program) ended before it listened")
    }
    return ChromeDriver(
      connection: WebDriverConnection(port: port), process: process, lifeline: lifeline)
  }

  /// Ends the driver and every browser that it started.
  public func end() async {
    _ = try? await LoopbackRequest(port: connection.port, method: "GET", path: "/shutdown", body: Data())
      .answer()
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The shell reads a pipe that only the tests can write to: once it is closed, by whatever cause, the driver is ended.
  ///
  /// Its browsers read a pipe of the driver's, and go with it. It may have signals blocked that can be blocked.
  private static let script = """
    "$0" --port=0 2>/dev/null & driver=$!
    exec >/dev/null
    cat
    kill -9 $driver 2>/dev/null
    wait $driver
    """

  private static func port(saidOn output: FileHandle) -> Int? {
    var said = ""
    while true {
      let data = output.availableData
      if data.isEmpty { return nil }
      said += String(decoding: data, as: UTF8.self)
      if let port = said.firstMatch(of: /started successfully on port (\d+)/)?.1 { return Int(port) }
    }
  }
}
