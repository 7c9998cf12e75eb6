internal import Foundation

/// Runs git; every call of flowdoc goes through here.
///
/// The repository may be a stranger's. A committed folder can look like a repository, and settings, hooks and missing objects can make
/// git run programs. So git only reads what is there, and no setting makes it do more.
struct GitProgram {
  /// The folder in which git looks for the repository.
  let folder: String

  /// The result of a call.
  struct Result {
    var output: Data
    var errors: String
    var status: Int32
  }

  /// Settings that override any configuration.
  static let settings = [
    // Bare repositories are ignored unless named explicitly.
    "safe.bareRepository=explicit",
    // No programs that watch for changes, and no hooks, which are often kept in the checkout.
    "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ]

  static let environment = [
    // A partial clone does not fetch missing objects with a command named by the repository; older versions of git know only the second
    // setting.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    // Replacement objects are ignored.
    "GIT_NO_REPLACE_OBJECTS": "1",
    // Nothing is written, and git never prompts.
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
  ]

  /// Runs git with files instead of pipes: output that is not read in time cannot block it.
  func run(_ arguments: [String], input: Data = Data()) throws(DriverError) -> Result {
    guard let program = Self.program else { throw Self.error("git is not on the PATH") }
    do {
      let place = try PassingFolder(in: FileManager.default.temporaryDirectory.path)
      defer { place.remove() }
      let process = Process()
      process.executableURL = program
      process.arguments = ["--no-pager"] + Self.settings.flatMap { ["-c", $0] } + ["-C", folder] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
      process.standardInput = try place.handle("in", input)
      process.standardOutput = try place.handle("out")
      process.standardError = try place.handle("err")
      try process.run()
      process.waitUntilExit()
      let errors = String(decoding: try place.data("err"), as: UTF8.self)
      return Result(
        output: try place.data("out"), errors: errors.trimmingCharacters(in: .whitespacesAndNewlines),
        status: process.terminationStatus)
    } catch {
      throw Self.error("\(error)")
    }
  }

  /// The executable, searched only in absolute folders of the `PATH`: a relative one leads into the checkout.
  private static var program: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: "\($0)/git") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func error(_ reason: String) -> DriverError {
    DriverError("git cannot be run (\(reason)); install it, or compare graph files or folders")
  }
}
