internal import Foundation

/// Runs git: every call of flowdoc goes through here.
///
/// What git is asked about is somebody else's. A folder that is committed can look like a repository, and settings, hooks and objects that
/// are missing can make git run programs. So git reads what it has, and no setting makes it do more.
struct GitProgram {
  /// Where git looks for the repository.
  let folder: String

  /// What came of a call.
  struct Result {
    var output: Data
    var errors: String
    var status: Int32
  }

  /// Stand before what any configuration says.
  static let settings = [
    // A bare repository is none, unless somebody names it.
    "safe.bareRepository=explicit",
    // Programs that look for changes, and hooks, which many keep in the checkout.
    "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ]

  static let environment = [
    // What a partial clone lacks is not fetched, by a command that the repository names; older versions of git know the second alone.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    // No commit stands for another.
    "GIT_NO_REPLACE_OBJECTS": "1",
    // Nothing is written, and nobody is asked.
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
  ]

  /// Files rather than pipes: what is not read in time cannot block git.
  func run(_ arguments: [String], input: Data = Data()) throws(DriverError) -> Result {
    guard let program = Self.program else { throw Self.error("there is none on the PATH") }
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

  /// Looked for in folders that are named as a whole: a relative one leads into the checkout.
  private static var program: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: "\($0)/git") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func error(_ reason: String) -> DriverError {
    DriverError("git cannot be run (\(reason)); install it, or name graph files or folders")
  }
}
