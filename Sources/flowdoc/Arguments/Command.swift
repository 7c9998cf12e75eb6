/// A command: its properties declare the arguments, and `run` does the work.
///
/// ```swift
/// struct Path: Command {
///   static let configuration = CommandConfiguration(name: "path", abstract: "Tell how to get to a screen.")
///   @Argument(help: "The screen.") var target: String
///   func run(_ console: Console) throws -> ExitCode { … }
/// }
/// ```
protocol Command: SendableMetatype {
  static var configuration: CommandConfiguration { get }
  init()
  /// Checks that the arguments fit together; throws a `UsageError` if not.
  func validate() throws
  func run(_ console: Console) throws -> ExitCode
}

extension Command {
  func validate() throws {}

  /// The parameters of the command, in the order of declaration.
  var parameters: [Parameter] { Parameter.all(of: self) }
}

extension Parameter {
  /// The parameters of a command or of an option group, in the order of declaration.
  static func all(of owner: Any) -> [Parameter] {
    Mirror(reflecting: owner).children.flatMap { child -> [Parameter] in
      if let inner = child.value as? any ParameterGroupProperty { return all(of: inner.group) }
      guard let label = child.label, let property = child.value as? any ParameterProperty else { return [] }
      var parameter = property.parameter
      parameter.property = String(label.drop { $0 == "_" })
      return [parameter]
    }
  }
}

/// The name and the help text of a command.
struct CommandConfiguration {
  let name: String
  /// One sentence for the list of commands.
  let abstract: String
  /// Further text for the command's own help.
  var discussion = ""
  /// Whether lists of commands omit it.
  var isHidden = false
}

/// The exit status of the process.
enum ExitCode: Int32, Equatable, CaseIterable {
  /// Everything is fine.
  case success = 0
  /// The work was done and found problems.
  case findings = 1
  /// The work failed.
  case failure = 2
  /// The command line is invalid.
  case usage = 64

  /// The explanation in the manual.
  var meaning: String {
    switch self {
    case .success: "Success."
    case .findings: "The command found a problem: an error, a warning with --strict, or no way or link."
    case .failure: "The command could not do its work; a message says why."
    case .usage: "The command line is invalid."
    }
  }
}

/// An error for an invalid command line.
struct UsageError: Error, Equatable {
  let message: String
}
