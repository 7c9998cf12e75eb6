extension Program {
  /// The script that teaches a shell the program's commands, options and values.
  func completionScript(for shell: String?) throws -> String {
    switch shell {
    case "bash": return bashCompletion
    case "zsh": return zshCompletion
    case "fish": return fishCompletion
    default:
      let name = shell.map { "'\($0)'" } ?? "no shell"
      throw UsageError(message: "there are no completions for \(name); name one of bash, zsh, fish")
    }
  }

  /// The commands that a user may type, with what they take.
  var listed: [(configuration: CommandConfiguration, parameters: [Parameter])] {
    commands.filter { !$0.configuration.isHidden }.map { ($0.configuration, $0.init().parameters) }
  }
}

extension Parameter {
  /// The names by which the command line knows it.
  var words: [String] {
    shape == .positional ? [] : ["--\(name)"] + (short.map { ["-\($0)"] } ?? [])
  }
}
