extension Program {
  var fishCompletion: String {
    let commands = listed.map { command in
      "complete -c \(name) -n __fish_use_subcommand -f -a \(command.configuration.name)"
        + " -d \(fishText(command.configuration.abstract))"
    }
    let options = listed.flatMap { command in
      command.parameters.filter { $0.shape != .positional }.map { parameter in
        "complete -c \(name) -n '__fish_seen_subcommand_from \(command.configuration.name)' \(parameter.fishSpec)"
      }
    }
    let names = listed.map(\.configuration.name).joined(separator: " ")
    return """
      # Completions of \(name) for fish: put this file in ~/.config/fish/completions.
      complete -c \(name) -n __fish_use_subcommand -f -l help -s h -d 'Show help.'
      complete -c \(name) -n __fish_use_subcommand -f -l version -d 'Show the version.'
      complete -c \(name) -n __fish_use_subcommand -x -l generate-completion-script -a 'bash zsh fish' -d 'Print completions.'
      complete -c \(name) -n __fish_use_subcommand -f -a help -d 'Tell more of a command.'
      complete -c \(name) -n '__fish_seen_subcommand_from help' -f -a '\(names)'
      \((commands + options).joined(separator: "\n"))

      """
  }
}

extension Parameter {
  fileprivate var fishSpec: String {
    let short = self.short.map { " -s \($0)" } ?? ""
    let text = "-l \(name)\(short) -d \(fishText(help))"
    switch completion {
    case _ where shape == .flag: return "-f \(text)"
    case .choice(let choices): return "-x \(text) -a '\(choices.joined(separator: " "))'"
    case .file: return "-r -F \(text)"
    case .folder: return "-x \(text) -a '(__fish_complete_directories)'"
    case .nothing: return "-x \(text)"
    }
  }
}

private func fishText(_ text: String) -> String {
  "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
}
