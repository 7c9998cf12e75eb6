extension Program {
  /// The help of the program: its commands, and where to read more.
  func help() -> String {
    let shown = commands.map { $0.configuration }.filter { !$0.isHidden }
    return """
      \(abstract)

      Usage: \(name) <command> [options]

      Commands:
      \(columns(shown.map { ($0.name, $0.abstract) }))

      Options:
      \(columns(ownOptions))

      '\(name) help <command>' explains a command.

      """
  }

  /// The options of the program itself, without a command.
  var ownOptions: [(name: String, text: String)] {
    [
      ("-h, --help", "Show help; also for each command."), ("--version", "Show the version."),
      ("--generate-completion-script <shell>", "Print completions for bash, zsh or fish."),
      ("--generate-manual-page", "Print the manual page."),
    ]
  }

  /// The help of one command.
  func help(for type: any Command.Type) -> String {
    let parameters = type.init().parameters
    let configuration = type.configuration
    var parts = [configuration.abstract, "Usage: \(usage(of: configuration, parameters))"]
    let positionals = parameters.filter { $0.shape == .positional }
    if !positionals.isEmpty {
      parts.append("Arguments:\n\(columns(positionals.map { ($0.valueName, $0.fullHelp) }))")
    }
    let options = parameters.filter { $0.shape != .positional }.map { ($0.signature, $0.fullHelp) }
    parts.append("Options:\n\(columns(options + [("-h, --help", "Show this help.")]))")
    if !configuration.discussion.isEmpty { parts.append(configuration.discussion) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  func usage(of configuration: CommandConfiguration, _ parameters: [Parameter]) -> String {
    let positionals = parameters.filter { $0.shape == .positional }.map { parameter in
      let name = parameter.valueName + (parameter.takesMany ? "..." : "")
      return parameter.isRequired ? name : "[\(name)]"
    }
    let options = parameters.contains { $0.shape != .positional } ? ["[options]"] : []
    return ([name, configuration.name] + positionals + options).joined(separator: " ")
  }
}

extension Parameter {
  /// The names of a parameter in a list: `-o, --output <file>`.
  var signature: String {
    if shape == .positional { return valueName }
    let short = self.short.map { "-\($0), " } ?? ""
    return "\(short)--\(name)" + (shape == .flag ? "" : " \(valueName)")
  }

  /// The help text of a parameter with its allowed values and its default.
  var fullHelp: String {
    let values = choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
    let standard = self.standard.map { " [\($0)]" } ?? ""
    return help + values + standard
  }
}

/// Lays out names and descriptions in two columns, wrapped at 100 characters.
private func columns(_ rows: [(name: String, text: String)]) -> String {
  let gap = min(30, (rows.map(\.name.count).max() ?? 0) + 2)
  return rows.map { row in
    let lines = wrapped(row.text, width: 98 - gap)
    let isLong = row.name.count + 2 > gap
    let first =
      isLong
      ? "  \(row.name)"
      : "  \(row.name)" + String(repeating: " ", count: gap - row.name.count) + (lines.first ?? "")
    let rest = isLong ? lines : Array(lines.dropFirst())
    return ([first] + rest.map { String(repeating: " ", count: gap + 2) + $0 }).joined(separator: "\n")
  }.joined(separator: "\n")
}

private func wrapped(_ text: String, width: Int) -> [String] {
  var lines = [""]
  for word in text.split(separator: " ") {
    let line = lines[lines.count - 1]
    if !line.isEmpty, line.count + word.count + 1 > width {
      lines.append(String(word))
    } else {
      lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
    }
  }
  return lines
}
