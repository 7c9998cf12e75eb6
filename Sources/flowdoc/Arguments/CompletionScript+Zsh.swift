extension Program {
  var zshCompletion: String {
    let names = listed.map { "    '\($0.configuration.name):\(zshText($0.configuration.abstract))'" }
    let cases = listed.map { command in
      let arguments = command.parameters.map(\.zshSpec) + ["'--help[Show this help.]'"]
      return """
            \(command.configuration.name))
              _arguments \\
                \(arguments.joined(separator: " \\\n          "))
              ;;
        """
    }
    return """
      #compdef \(name)
      # Completions of \(name) for zsh: put this file as _\(name) in a folder of $fpath.
      _\(name)() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
          'help:Tell more of a command.'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          _values option --help --version --generate-completion-script
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
          help) _describe command commands ;;
          --generate-completion-script) _values shell bash zsh fish ;;
      \(cases.joined(separator: "\n"))
        esac
      }
      _\(name) "$@"

      """
  }
}

extension Parameter {
  fileprivate var zshSpec: String {
    let help = zshText(self.help)
    if shape == .positional { return "'\(takesMany ? "*" : ""):\(name):\(zshAction)'" }
    let value = shape == .option ? ":\(name):\(zshAction)" : ""
    let names =
      words.count == 1 ? "'\(takesMany ? "*" : "")\(words[0])" : "{\(words.joined(separator: ","))}'"
    return "\(names)[\(help)]\(value)'"
  }

  private var zshAction: String {
    switch completion {
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .nothing: shape == .positional ? "_files" : " "
    }
  }
}

/// Escapes text for a quoted specification, in which brackets and colons have a meaning.
private func zshText(_ text: String) -> String {
  text.replacing("\\", with: "\\\\").replacing("'", with: "'\\''").replacing("[", with: "\\[")
    .replacing("]", with: "\\]").replacing(":", with: "\\:")
}
