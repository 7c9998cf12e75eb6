import Foundation

/// A run of another program: its time, its processor time and its peak memory.
struct MeasuredRun {
  private(set) var seconds = 0.0
  /// The processor time of the program and of its children.
  private(set) var work = 0.0
  private(set) var megabytes = 0.0
  /// False if it took too long.
  private(set) var isComplete = true

  /// Exit codes 0 and 1 are answers of flowdoc; all others are failures.
  init(_ program: String, _ arguments: [String], in folder: URL, longest: Double) throws {
    let process = try Self.start(program, arguments, in: folder)
    let start = ContinuousClock.now
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      if isComplete, ContinuousClock.now - start > .seconds(longest) {
        isComplete = false
        kill(process, SIGTERM)
      }
      usleep(2_000)
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    work = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if os(Linux)
      megabytes = Double(usage.ru_maxrss) / 1_024
    #else
      megabytes = Double(usage.ru_maxrss) / 1_048_576
    #endif
    guard !isComplete || status == 0 || status == 1 << 8 else {
      throw Failed(command: arguments.joined(separator: " "), status: status)
    }
  }

  struct Failed: Error {
    let command: String
    let status: Int32
  }

  /// Starts it through a shell, to set the folder and use `/dev/null`.
  private static func start(_ program: String, _ arguments: [String], in folder: URL) throws -> pid_t {
    let script = "cd \"$1\" && shift && exec \"$@\" >/dev/null 2>&1 </dev/null"
    let path = URL(fileURLWithPath: program).path
    let words = ["sh", "-c", script, "sh", folder.path, path] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", nil, nil, &pointers, environ)
    guard code == 0 else { throw Failed(command: program, status: code) }
    return process
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
