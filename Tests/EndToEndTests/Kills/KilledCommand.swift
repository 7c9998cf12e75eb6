import FlowTestSupport
import Foundation

/// Runs of flowdoc that are ended by a signal at a random moment, with how long a complete run takes.
struct KilledCommand {
  let folder: Folder
  private let seconds: Double
  /// `FLOWDOC_PROGRAM` names another build, such as an optimised one.
  private static let program = ProcessInfo.processInfo.environment["FLOWDOC_PROGRAM"] ?? Products.flowdoc

  /// Measures a complete run, so that moments on a busy machine are spread over the whole run too.
  init(_ arguments: [String], in folder: Folder) throws {
    self.folder = folder
    let began = ProcessInfo.processInfo.systemUptime
    let result = try Self.run(arguments, in: folder)
    guard result.status == 0 else { throw Failed(message: result.errors) }
    seconds = ProcessInfo.processInfo.systemUptime - began
  }

  /// A complete run with a cache in the folder.
  static func run(_ arguments: [String], in folder: Folder) throws -> Shell.Result {
    try Shell.run(program, arguments, in: folder.root, environment: environment(of: folder))
  }

  /// Starts a run, waits for a random part of `times` its time, and sends the signal; halfway there, something may happen.
  func kill(
    _ arguments: [String], with signal: Int32, using random: inout SeededGenerator, times: Double = 1.2,
    halfway: () throws -> Void = {}
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.root
    process.environment = ProcessInfo.processInfo.environment.merging(Self.environment(of: folder)) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let half = Double.random(in: 0..<(seconds * times), using: &random) / 2
    Thread.sleep(forTimeInterval: half)
    try halfway()
    Thread.sleep(forTimeInterval: half)
    if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
    process.waitUntilExit()
  }

  private static func environment(of folder: Folder) -> [String: String] {
    ["XDG_CACHE_HOME": folder.path("cache")]
  }

  struct Failed: Error { let message: String }
}

extension Folder {
  /// The files below a folder, without those that flowdoc keeps for itself.
  func files(below path: String) throws -> [String: Data] {
    let all = FileManager.default.enumerator(atPath: self.path(path))?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for name in all where !name.hasPrefix(".flowdoc") {
      var isFolder: ObjCBool = false
      let file = url("\(path)/\(name)")
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[name] = try Data(contentsOf: file)
    }
    return files
  }
}
