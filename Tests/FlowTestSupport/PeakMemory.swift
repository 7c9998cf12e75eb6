#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#endif

/// The most memory that a run of a program takes, which does not depend on the machine's other work.
public enum PeakMemory {
  /// Runs a program to its end, without its output, and gives the kilobytes; nil if it did not end with 0.
  public static func kilobytes(_ program: String, _ arguments: [String], in folder: String) -> Int? {
    // The shell sets the folder and the output; the program replaces it.
    let script = "cd \"$1\" && shift && exec \"$@\" >/dev/null 2>&1 </dev/null"
    let words = ["sh", "-c", script, "sh", folder, program] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, nil, &pointers, environ) == 0 else { return nil }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    #if canImport(Darwin)
      return usage.ru_maxrss / 1_024
    #else
      return usage.ru_maxrss
    #endif
  }
}
