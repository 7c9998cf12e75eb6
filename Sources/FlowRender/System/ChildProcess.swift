#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#else
  @preconcurrency internal import Glibc
#endif

/// A child process, which must be ended and waited for exactly once.
struct ChildProcess {
  let id: pid_t

  /// Starts a program with one descriptor as its standard input and output; it inherits standard error.
  init(_ executable: String, _ arguments: [String], standardStreams: CInt) throws(SystemError) {
    let spawned = withCStrings([executable] + arguments) { arguments in
      withFileActions(standardStreams) { actions in
        var id = pid_t()
        let code = posix_spawn(&id, executable, actions, nil, arguments, currentEnvironment())
        return (id, code)
      }
    }
    guard spawned.1 == 0 else { throw SystemError(code: spawned.1) }
    id = spawned.0
  }

  /// Kills the process.
  func kill() {
    #if canImport(Darwin)
      _ = Darwin.kill(id, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(id, SIGKILL)
    #else
      _ = Glibc.kill(id, SIGKILL)
    #endif
  }

  /// Waits until the process has ended, and returns how it ended.
  func wait() -> String {
    var status: CInt = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return "ended" }
    }
    let signal = status & 0x7F
    return signal == 0 ? "exit status \(status >> 8 & 0xFF)" : "signal \(signal)"
  }
}

private func currentEnvironment() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  #if canImport(Darwin)
    _NSGetEnviron().pointee
  #else
    environ
  #endif
}

private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private let noActions: FileActions = nil
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private let noActions = FileActions()
#endif

private func withFileActions<Result>(
  _ standardStreams: CInt, _ body: (UnsafePointer<FileActions>) -> Result
) -> Result {
  var actions = noActions
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, standardStreams, 0)
  posix_spawn_file_actions_adddup2(&actions, standardStreams, 1)
  return body(&actions)
}
