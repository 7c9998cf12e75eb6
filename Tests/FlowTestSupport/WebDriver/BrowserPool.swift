/// A few browsers that tests take in turn.
public actor BrowserPool {
  private let driver: ChromeDriver
  private var room: Int
  private var idle: [BrowserSession] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Starts a driver for at most so many browsers at once.
  public init(most: Int) throws {
    driver = try ChromeDriver.start()
    room = most
  }

  /// Hands out a browser that is as good as new; `keepsNothing` gives one of its own that has nothing stored.
  public func with<Result: Sendable>(
    keepsNothing: Bool = false, _ body: @Sendable (BrowserSession) async throws -> Result
  ) async throws -> Result {
    await enter()
    defer { leave() }
    let known = keepsNothing ? nil : idle.popLast()
    let browser = if let known { known } else { try await BrowserSession.open(driver) }
    do {
      try await browser.reset()
      let result = try await body(browser)
      if keepsNothing { try await browser.close() } else { idle.append(browser) }
      return result
    } catch {
      // Who knows what state it is in.
      try? await browser.close()
      throw error
    }
  }

  /// Ends all browsers.
  public func end() async { await driver.end() }

  private func enter() async {
    if room > 0 {
      room -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { room += 1 } else { waiting.removeFirst().resume() }
  }
}
