import Foundation

/// Work in a process of its own, as a user would start it, with its own time and memory.
enum OwnProcess {
  struct Run {
    var seconds: Double
    /// The processor time of all its threads, which does not depend on other processes.
    var work: Double
    var megabytes: Double
    var text: String
  }

  /// Starts this program again with other arguments.
  static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    var text = ""
    let time = try seconds {
      try process.run()
      // The output ends with the process. Foundation notices the end up to 50 ms later, which must not count.
      text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    let parts = text.split(separator: "\n").map(String.init)
    guard process.terminationStatus == 0, parts.count == 3, let peak = Double(parts[0]),
      let work = Double(parts[1])
    else { throw Failed(text: text) }
    let figures = "\(timeText(time)), \(timeText(work)) of work, \(Int(peak)) MB"
    return Run(seconds: time, work: work, megabytes: peak, text: "\(figures): \(parts[2])")
  }

  struct Failed: Error { var text: String }

  /// Prints the report of the started process at its end: its peak memory in megabytes, its processor time, and one line.
  static func report(_ line: String) { print("\(peakMegabytes().rounded())\n\(workSeconds())\n\(line)") }

  private static func workSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private static func peakMegabytes() -> Double {
    #if os(Linux)
      // The figure of `getrusage` includes the parent's memory.
      let status = FileHandle(forReadingAtPath: "/proc/self/status")?.readDataToEndOfFile() ?? Data()
      let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first {
        $0.hasPrefix("VmHWM:")
      }
      return Double(line?.filter(\.isNumber) ?? "").map { $0 / 1024 } ?? .nan
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }
}

/// A new folder for the measured files.
func emptyFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "flowdoc-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// The median; not a number for an empty list.
func middle(_ values: [Double]?) -> Double {
  let sorted = (values ?? []).sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
