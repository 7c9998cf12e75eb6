import FlowDriver

/// A program: a name, a version and its commands.
struct Program: Sendable {
  let name: String
  let version: String
  let abstract: String
  let commands: [any Command.Type]
}

extension Program {
  /// The outcome of parsing a command line.
  enum Request {
    case run(any Command)
    case print(String)
  }

  /// Parses a command line; throws a `UsageError` with the correct usage if it is invalid.
  func request(_ words: [String]) throws -> Request {
    guard let first = words.first else { return .print(help()) }
    switch first {
    case "--help", "-h": return .print(help())
    case "--version": return .print("\(name) \(version)\n")
    case "help": return .print(try words.dropFirst().first.map { help(for: try command($0)) } ?? help())
    case "--generate-completion-script": return .print(try completionScript(for: words.dropFirst().first))
    case "--generate-manual-page": return .print(manualPage)
    default: break
    }
    if first.hasPrefix("-") { throw unknownOption(first) }
    let type = try command(first)
    var parser = CommandParser(program: name, type)
    guard let command = try parser.parse(Array(words.dropFirst())) else { return .print(help(for: type)) }
    return .run(command)
  }

  private func command(_ name: String) throws -> any Command.Type {
    if let found = commands.first(where: { $0.configuration.name == name }) { return found }
    let names = listed.map(\.configuration.name)
    throw UsageError(
      message:
        "unknown command '\(name)'\(suggestion(for: name, among: names)); see '\(self.name) --help'")
  }

  private func unknownOption(_ word: String) -> UsageError {
    let names = ["--help", "--version", "--generate-completion-script", "--generate-manual-page"]
    return UsageError(
      message: "unknown option '\(word)'\(suggestion(for: word, among: names)); see '\(name) --help'")
  }
}
