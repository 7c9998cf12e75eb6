import Foundation

/// Runs a program and prints its peak memory in kilobytes: `peak-memory-probe PROGRAM ARGUMENT…`.
///
/// The system counts the memory of the starting process as the program's own until the program begins, so a small process starts it.
let words = CommandLine.arguments.dropFirst()
let process = Process()
process.executableURL = words.first.map { URL(fileURLWithPath: $0) }
process.arguments = Array(words.dropFirst())
process.standardOutput = FileHandle.nullDevice
process.standardError = FileHandle.nullDevice
try process.run()
process.waitUntilExit()

var usage = rusage()
#if os(Linux)
  getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  print(usage.ru_maxrss)
#else
  getrusage(RUSAGE_CHILDREN, &usage)
  print(usage.ru_maxrss / 1_024)
#endif
exit(process.terminationStatus)
