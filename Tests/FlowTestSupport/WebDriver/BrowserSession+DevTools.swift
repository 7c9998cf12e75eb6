import Foundation

/// What only Chromium's own protocol can do.
extension BrowserSession {
  /// The colours that the system asks for.
  public enum ColorScheme: String, CaseIterable, Sendable { case light, dark }

  /// Sets the colours that the system asks for; nil leaves them to the machine.
  public func setColorScheme(_ scheme: ColorScheme?) async throws {
    let features: [WireValue] =
      scheme.map { [["name": "prefers-color-scheme", "value": .text($0.rawValue)]] } ?? []
    try await devTools("Emulation.setEmulatedMedia", ["features": .list(features)])
  }

  /// Sets how many CSS pixels the page has, which may be fewer than a window can be small.
  public func setSize(width: Int, height: Int) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": .number(width), "height": .number(height), "deviceScaleFactor": 1, "mobile": false])
  }

  /// Switches the scripts of pages off or on; what a test runs goes on.
  public func setScripts(_ areOn: Bool) async throws {
    try await devTools("Emulation.setScriptExecutionDisabled", ["value": .flag(!areOn)])
  }

  /// What the console has said since this was asked last, as "LEVEL text".
  public func console() async throws -> [String] {
    try await log("browser").map { "\($0.level) \($0.message)" }
  }

  /// The addresses that were asked for since this was asked last.
  public func requests() async throws -> [String] {
    try await log("performance").compactMap { entry in
      let event = try JSONDecoder().decode(NetworkEvent.self, from: Data(entry.message.utf8)).message
      return event.method == "Network.requestWillBeSent" ? event.params.request?.url : nil
    }
  }

  /// As a session is when it was just opened, but for what pages have stored.
  public func reset() async throws {
    try await setScripts(true)
    try await setColorScheme(nil)
    try await devTools("Emulation.clearDeviceMetricsOverride", [:])
    try await tell("/url", ["url": "about:blank"])
    _ = try await console()
    _ = try await requests()
  }

  private struct LogEntry: Decodable { let level, message: String }

  private struct NetworkEvent: Decodable {
    struct Request: Decodable { let url: String }
    struct Parameters: Decodable { let request: Request? }
    struct Message: Decodable {
      let method: String
      let params: Parameters
    }
    let message: Message
  }

  private func log(_ kind: String) async throws -> [LogEntry] {
    try await connection.post(path + "/se/log", ["type": .text(kind)])
  }

  private func devTools(_ command: String, _ parameters: WireValue) async throws {
    try await tell("/goog/cdp/execute", ["cmd": .text(command), "params": parameters])
  }
}
