@testable import flowdoc

/// A program with one of everything that the parser knows.
let sample = Program(
  name: "sample", version: "1.2.3", abstract: "Try the parser.",
  commands: [Draw.self, Join.self, Secret.self])

enum Shape: String, CaseIterable, ArgumentValue {
  case circle
  case square
}

struct Draw: Command {
  static let configuration = CommandConfiguration(
    name: "draw", abstract: "Draw a shape.", discussion: "Shapes are drawn in [brackets]: it's 'true'.")

  @Argument(help: "Where to draw.", completion: .file) var place: String?
  @Option(short: "s", help: "What to draw.") var shape = Shape.circle
  @Option(short: "n", help: "How many.") var count = 1
  @Option(short: "o", help: "The folder for pictures.", completion: .folder) var output: String?
  @Option(help: "A colour; may be given several times.") var color: [String]
  @Flag(short: "f", help: "Fill it.") var fill
  @Flag(short: "q", help: "Say nothing.") var stayQuiet

  func validate() throws {
    if count < 0 { throw UsageError(message: "--count is less than nothing") }
  }

  func run(_ console: Console) -> ExitCode {
    let parts = [place ?? "-", "\(shape)", "\(count)", output ?? "-", "\(color)", "\(fill)", "\(stayQuiet)"]
    console.print(parts.joined(separator: " "))
    return .success
  }
}

struct Join: Command {
  static let configuration = CommandConfiguration(name: "join", abstract: "Join files.")

  @Argument("file", help: "The files.", completion: .file) var files: [String]

  func run(_ console: Console) -> ExitCode {
    console.print(files.joined(separator: "+"))
    return .findings
  }
}

struct Secret: Command {
  static let configuration = CommandConfiguration(
    name: "secret", abstract: "Nobody's business.", isHidden: true)
  func run(_ console: Console) -> ExitCode { .success }
}
