/// A command: its properties say what may be given, its `run` does the work.
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
  /// Looks whether what was given fits together; throws a `UsageError` where it does not.
  func validate() throws
  func run(_ console: Console) throws -> ExitCode
}

extension Command {
  func validate() throws {}

  /// The properties that the command line sets, in the order of their declaration.
  var parameters: [Parameter] { Parameter.all(of: self) }
}

extension Parameter {
  /// The parameters of a command or of a group of them, in the order in which they are declared.
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

/// What a command is called and what is said of it.
struct CommandConfiguration {
  let name: String
  /// One sentence, for the list of commands.
  let abstract: String
  /// More, for the command's own help.
  var discussion = ""
  /// Whether lists of commands leave it out.
  var isHidden = false
}

/// What the process reports when it ends.
enum ExitCode: Int32, Equatable, CaseIterable {
  /// All is well.
  case success = 0
  /// The work was done and found something wrong.
  case findings = 1
  /// The work could not be done.
  case failure = 2
  /// The command line could not be understood.
  case usage = 64

  /// What the manual says of it.
  var meaning: String {
    switch self {
    case .success: "All is well."
    case .findings: "Something was found, as an error, with --strict a warning, or a link that opens nothing."
    case .failure: "The work could not be done, and a message says why."
    case .usage: "The command line could not be understood."
    }
  }
}

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  let message: String
}
