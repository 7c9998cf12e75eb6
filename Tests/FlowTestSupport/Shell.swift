public import Foundation

/// Runs programs as a user would.
public enum Shell {
  /// What a program printed and how it ended.
  public struct Result: Sendable {
    /// What stood on standard output.
    public let output: String
    /// What stood on standard error.
    public let errors: String
    /// The exit code; of a signal its number, negated.
    public let status: Int32
  }

  /// The path of a program, nil if the machine has none of the name.
  public static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end.
  public static func run(
    _ program: String, _ arguments: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let files = try Folder.temporary()
    defer { files.remove() }
    // Files rather than pipes: what is not read in time cannot block the program.
    try files.write(input, to: "in")
    try files.write("", to: "out")
    try files.write("", to: "err")
    process.standardInput = try FileHandle(forReadingFrom: files.url("in"))
    process.standardOutput = try FileHandle(forWritingTo: files.url("out"))
    process.standardError = try FileHandle(forWritingTo: files.url("err"))
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return try Result(output: files.read("out"), errors: files.read("err"), status: status)
  }
}

/// A folder for one test, gone when the test removes it.
public struct Folder: Sendable {
  /// Where the folder lies.
  public let root: URL

  /// Makes an empty folder.
  public static func temporary() throws -> Folder {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("flowdoc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    return Folder(root: root)
  }

  /// The place of a file in the folder.
  public func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The path of a file in the folder.
  public func path(_ path: String) -> String { url(path).path }

  /// Writes a file, with the folders that it needs.
  public func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Reads a file as text.
  public func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// Removes the folder and all in it.
  public func remove() { try? FileManager.default.removeItem(at: root) }
}
