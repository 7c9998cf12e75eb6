/// The program that draws for a ``RenderPool``; all it does is call ``RenderWorker/serve(input:output:)``.
public struct RenderWorkerCommand: Sendable, Equatable {
  /// Where the program lies; no search path is looked through.
  public var executable: String
  /// What it is called with.
  public var arguments: [String]

  /// A program and its arguments.
  public init(executable: String, arguments: [String] = []) {
    self.executable = executable
    self.arguments = arguments
  }
}
