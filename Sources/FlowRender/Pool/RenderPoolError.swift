/// The reason why a pool cannot work at all; a failure of one picture is in its ``RenderOutcome``.
public enum RenderPoolError: Error, Sendable, Equatable {
  /// The program could not be started, or is not a worker of this version.
  case workerDidNotStart(executable: String, reason: String)
}

extension RenderPoolError: CustomStringConvertible {
  /// The problem and the program.
  public var description: String {
    switch self {
    case .workerDidNotStart(let executable, let reason):
      "the render worker '\(executable)' did not start: \(reason)"
    }
  }
}
