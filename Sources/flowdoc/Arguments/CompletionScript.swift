extension Program {
  /// The completion script for a shell, with the program's commands, options and values.
  func completionScript(for shell: String?) throws -> String {
    switch shell {
    case "bash": return bashCompletion
    case "zsh": return zshCompletion
    case "fish": return fishCompletion
    default:
      let name = shell.map { "'\($0)'" } ?? "no shell"
      throw UsageError(message: "there are no completions for \(name); use bash, zsh or fish")
    }
  }

  /// The visible commands with their parameters.
  var listed: [(configuration: CommandConfiguration, parameters: [Parameter])] {
    commands.filter { !$0.configuration.isHidden }.map { ($0.configuration, $0.init().parameters) }
  }
}

extension Parameter {
  /// The names of the parameter on the command line.
  var words: [String] {
    shape == .positional ? [] : ["--\(name)"] + (short.map { ["-\($0)"] } ?? [])
  }
}
