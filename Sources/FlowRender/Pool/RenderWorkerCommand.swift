/// The program of a ``RenderPool``'s workers; it only calls ``RenderWorker/serve(input:output:)``.
public struct RenderWorkerCommand: Sendable, Equatable {
  /// The path of the program; the search path is not used.
  public var executable: String
  /// The arguments of the program.
  public var arguments: [String]

  /// Creates the command of a program and its arguments.
  public init(executable: String, arguments: [String] = []) {
    self.executable = executable
    self.arguments = arguments
  }
}
