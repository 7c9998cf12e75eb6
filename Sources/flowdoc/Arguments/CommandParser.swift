import FlowDriver

/// Assigns the words of a command line to the properties of a command.
struct CommandParser {
  private let usage: String
  private let command: any Command
  private let parameters: [Parameter]
  private var positionals: ArraySlice<Parameter>
  private var given: Set<String> = []

  init(program: String, _ type: any Command.Type) {
    command = type.init()
    parameters = command.parameters
    positionals = parameters.filter { $0.shape == .positional }[...]
    usage = "see '\(program) \(type.configuration.name) --help'"
  }

  /// Parses the words; nil if they ask for help.
  mutating func parse(_ words: [String]) throws -> (any Command)? {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try takePositional(word) }
        break
      }
      if word == "--help" || word == "-h" { return nil }
      if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2), &rest)
      } else if word.hasPrefix("-"), word.count > 1 {
        try takeShort(word.dropFirst(), &rest)
      } else {
        try takePositional(word)
      }
    }
    try checkMissing()
    try command.validate()
    return command
  }
}

extension CommandParser {
  /// Parses `--name`, `--name value`, `--name=value`.
  private mutating func takeLong(_ word: Substring, _ rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parameter = named.first(where: { $0.name == parts[0] }) else { throw unknown("--\(parts[0])") }
    try take(parameter, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  /// Parses `-x`, `-x value`, `-xvalue`, and several flags in one word: `-xy`.
  private mutating func takeShort(_ letters: Substring, _ rest: inout ArraySlice<String>) throws {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let parameter = named.first(where: { $0.short == letter }) else { throw unknown("-\(letter)") }
      guard parameter.shape == .flag else {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        return try take(parameter, attached: letters.isEmpty ? nil : String(value), &rest)
      }
      try take(parameter, attached: nil, &rest)
    }
  }

  private mutating func take(_ parameter: Parameter, attached: String?, _ rest: inout ArraySlice<String>)
    throws
  {
    let isRepeated = !given.insert(parameter.name).inserted
    if parameter.shape == .flag {
      guard attached == nil else { throw error("\(parameter.display) takes no value") }
      _ = parameter.accept("")
      return
    }
    if isRepeated, !parameter.takesMany { throw error("\(parameter.display) is given more than once") }
    guard let value = attached ?? nextValue(&rest) else {
      throw error("\(parameter.display) needs a value: \(parameter.display) \(parameter.valueName)")
    }
    try give(value, to: parameter)
  }

  /// The next word as a value; a single dash is one, since it means standard input, but anything else that begins with a dash is not.
  private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") || Int(next) != nil else { return nil }
    return rest.popFirst()
  }

  private mutating func takePositional(_ word: String) throws {
    guard let parameter = positionals.first else { throw error("unexpected argument '\(word)'") }
    try give(word, to: parameter)
    given.insert(parameter.name)
    if !parameter.takesMany { positionals.removeFirst() }
  }

  private func give(_ word: String, to parameter: Parameter) throws {
    guard !parameter.accept(word) else { return }
    let choices = parameter.choices
    let hint =
      choices.isEmpty
      ? "" : "\(suggestion(for: word, among: choices)); choose one of \(choices.joined(separator: ", "))"
    throw error("'\(word)' is not a value of \(parameter.display)\(hint)")
  }
}

extension CommandParser {
  private var named: [Parameter] { parameters.filter { $0.shape != .positional } }

  private func checkMissing() throws {
    guard let missing = parameters.first(where: { $0.isRequired && !given.contains($0.name) }) else { return }
    throw error("\(missing.display) is missing")
  }

  private func unknown(_ word: String) -> UsageError {
    let names = named.map { "--\($0.name)" } + ["--help"]
    return error("unknown option '\(word)'\(suggestion(for: word, among: names))")
  }

  private func error(_ message: String) -> UsageError { UsageError(message: "\(message); \(usage)") }
}
