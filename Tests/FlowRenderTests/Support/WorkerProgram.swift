// Finds the program that serves as a worker: it is built beside the tests.
import FlowRender
import FlowTestSupport
import Foundation

enum WorkerProgram {
  /// The program under a name of its own, by which these tests know their workers from those of other suites.
  static let command: RenderWorkerCommand = {
    let program = Products.flowdoc
    let link = URL(fileURLWithPath: program + "-in-pool-tests")
    try? FileManager.default.removeItem(at: link)
    try? FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: program)
    return RenderWorkerCommand(executable: link.path, arguments: ["render-worker"])
  }()
}

/// The processes of this machine, where the system shows them as files.
enum ProcessTable {
  static let isAvailable = FileManager.default.fileExists(atPath: "/proc/self/statm")

  /// The workers that these tests have started.
  static func workers() throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init).filter { id in
      let line = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
      return line?.hasPrefix(WorkerProgram.command.executable) ?? false
    }
  }

  /// The memory that belongs to a process alone, in megabytes; the code of libraries is not counted, which all share.
  static func ownMegabytes(_ id: Int32) -> Int {
    let pages = (try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8))?.split(separator: " ")
      .compactMap { Int($0) }
    guard let pages, pages.count > 2 else { return 0 }
    return (pages[1] - pages[2]) * 4 / 1024
  }
}
