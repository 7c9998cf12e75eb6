public import Foundation

/// A headless browser that opens a page and gives back what its script made of it.
public struct Browser: Sendable {
  /// The browser's path.
  public let program: String

  /// The machine's browser, nil if it has none.
  public static let found: Browser? = {
    let names = ["chromium", "chromium-browser", "google-chrome"].compactMap(Shell.find)
    let app = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    return (names + [app]).first { FileManager.default.isExecutableFile(atPath: $0) }.map {
      Browser(program: $0)
    }
  }()

  /// Why the tests of a browser are left out; nil if they run.
  ///
  /// CI leaves them out only when it is told to.
  public static var reasonToSkip: String? {
    let environment = ProcessInfo.processInfo.environment
    if environment["BROWSER"] == "no" { return "BROWSER=no leaves out the tests that need a browser" }
    if found == nil, environment["CI"] == nil {
      return "no Chromium was found; the tests that need a browser are left out"
    }
    return nil
  }

  /// The page's elements after its scripts have run, as HTML.
  public func open(_ page: URL) throws -> String {
    let profile = try Folder.temporary()
    defer { profile.remove() }
    let result = try Shell.run(
      program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(profile.root.path)",
        "--virtual-time-budget=2000", "--dump-dom", page.absoluteString,
      ])
    return result.output
  }
}
