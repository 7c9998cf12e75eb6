// Finds the program that serves as a worker: it is built beside the tests.
import FlowRender
import Foundation

enum WorkerProgram {
  static let command = RenderWorkerCommand(
    executable: products.appending(path: "flowdoc").path, arguments: ["render-worker"])

  /// The folder of the test bundle; where a helper runs the bundle, an argument names it.
  private static let products: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url
  }()
}

/// The processes of this machine, where the system shows them as files.
enum ProcessTable {
  static let isAvailable = FileManager.default.fileExists(atPath: "/proc/self/statm")

  /// The workers that this process has started.
  static func workers() throws -> [Int32] {
    let parent = ProcessInfo.processInfo.processIdentifier
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init).filter { id in
      guard let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
      let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 1 && fields[0] != "Z" && fields[1] == "\(parent)"
    }
  }

  /// The memory of a process that is in use, in megabytes.
  static func residentMegabytes(_ id: Int32) -> Int {
    let pages = (try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8))?.split(separator: " ")
    return pages.flatMap { Int($0[1]) }.map { $0 * 4 / 1024 } ?? 0
  }
}
