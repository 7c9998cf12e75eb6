public import Foundation

/// A browser with one window, driven from outside.
///
/// ```swift
/// let browser = try await BrowserSession.open(driver)
/// try await browser.go(to: folder.url("index.html"))
/// let title: String = try await browser.value("document.title")
/// ```
public struct BrowserSession: Sendable {
  let connection: WebDriverConnection
  let path: String

  private struct Opened: Decodable { let sessionId: String }

  /// Starts a browser without a window on any screen.
  public static func open(_ driver: ChromeDriver) async throws -> BrowserSession {
    guard let browser = Browser.found else {
      throw WebDriverError("no Chromium was found; run Scripts/setup.sh test")
    }
    let options: WireValue = [
      "binary": .text(browser.program),
      "args": [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
        "--disable-background-networking", "--no-first-run", "--remote-debugging-pipe",
        "--window-size=1280,900",
      ],
    ]
    let wanted: WireValue = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let opened: Opened = try await driver.connection.post(
      "/session", ["capabilities": ["alwaysMatch": wanted]])
    return BrowserSession(connection: driver.connection, path: "/session/\(opened.sessionId)")
  }

  /// Ends the browser.
  public func close() async throws { try await connection.delete(path) }

  /// Opens a page and waits until it is loaded.
  public func go(to page: URL) async throws { try await tell("/url", ["url": .text(page.absoluteString)]) }

  /// Loads the page once more.
  public func reload() async throws { try await tell("/refresh") }

  /// What a script returns that runs in the page; `arguments` has the values given to it.
  public func run<Value: Decodable>(_ script: String, _ arguments: WireValue...) async throws -> Value {
    try await connection.post(
      path + "/execute/sync", ["script": .text(script), "args": .list(arguments)])
  }

  /// Runs a script of which nobody looks at the answer.
  public func run(_ script: String, _ arguments: WireValue...) async throws {
    try await tell("/execute/sync", ["script": .text(script), "args": .list(arguments)])
  }

  /// What an expression is worth in the page.
  public func value<Value: Decodable>(_ expression: String) async throws -> Value {
    try await run("return (\(expression))")
  }

  /// Whether a condition comes to hold in the page.
  public func becomes(_ condition: String, within limit: Duration = testLimit) async throws -> Bool {
    let end = ContinuousClock.now + limit
    repeat {
      if try await value("Boolean(\(condition))") { return true }
      try await Task.sleep(for: .milliseconds(15))
    } while ContinuousClock.now < end
    return false
  }

  /// What the window shows, as a PNG.
  public func screenshot() async throws -> Data {
    let text: String = try await connection.get(path + "/screenshot")
    return Data(base64Encoded: text) ?? Data()
  }

  func tell(_ command: String, _ body: WireValue = [:]) async throws {
    let _: WebDriverConnection.Nothing = try await connection.post(path + command, body)
  }
}
