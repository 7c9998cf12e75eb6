extension Program {
  var bashCompletion: String {
    let names = listed.map(\.configuration.name).joined(separator: " ")
    let cases = listed.map { command in
      let options = command.parameters.flatMap(\.words) + ["--help"]
      let values = command.parameters.filter { $0.shape == .option }.compactMap(\.bashCase)
      return """
            \(command.configuration.name))
              case "$previous" in
        \((values + ["        *) ;;"]).joined(separator: "\n"))
              esac
              if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W "\(options.joined(separator: " "))" -- "$current"))
              else
                COMPREPLY=($(compgen -f -- "$current"))
              fi
              ;;
        """
    }
    return """
      # Completions of \(name) for bash: source this file, or put it in /etc/bash_completion.d.
      _\(name)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(names) help --help --version --generate-completion-script" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in
          help) COMPREPLY=($(compgen -W "\(names)" -- "$current")) ;;
          --generate-completion-script) COMPREPLY=($(compgen -W "bash zsh fish" -- "$current")) ;;
      \(cases.joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _\(name) \(name)

      """
  }
}

extension Parameter {
  /// The completion of the option's value; free text has none.
  fileprivate var bashCase: String? {
    let reply =
      switch completion {
      case .choice(let choices):
        "COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$current\"))"
      case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
      case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
      case .nothing: "COMPREPLY=()"
      }
    return "        \(words.joined(separator: "|"))) \(reply); return ;;"
  }
}
