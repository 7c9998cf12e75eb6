/// A command of flowdoc as a function of a size; the graphs are `SIZE.json` and `SIZE-new.json`.
struct SizedCommand: Sendable {
  let name: String
  /// The largest size that is measured.
  var largest = 100_000
  let arguments: @Sendable (Int) -> [String]

  static let all: [SizedCommand] =
    ["json", "dot", "mermaid", "markdown", "csv", "tree"].map { export($0) } + [
      SizedCommand(name: "export svg") { ["export", "\($0).json", "--format", "svg"] },
      SizedCommand(name: "export svg --collapse") {
        ["export", "\($0).json", "--format", "svg", "--collapse"]
      },
      SizedCommand(name: "export aasa") {
        ["export", "\($0).json", "--format", "aasa", "--app-id", "ABCDE12345.com.example.app"]
      },
      SizedCommand(name: "path") { ["path", "S\($0 - 1)", "\($0).json"] },
      SizedCommand(name: "resolve") { ["resolve", "https://app.example/f\($0 - 1)/7", "\($0).json"] },
      SizedCommand(name: "lint") { ["lint", "--graph", "\($0).json"] },
      SizedCommand(name: "coverage --missing") { ["coverage", "--graph", "\($0).json", "--missing"] },
      SizedCommand(name: "merge") { ["merge", "\($0).json", "\($0)-new.json"] },
      SizedCommand(name: "diff") { ["diff", "file:\($0).json", "file:\($0)-new.json"] },
      // A page for each flow, screen and link: more would fill disks.
      SizedCommand(name: "generate", largest: 10_000) {
        ["generate", "\($0).json", "--output", "site-\($0)"]
      },
    ]

  private static func export(_ format: String) -> SizedCommand {
    SizedCommand(name: "export \(format)") { ["export", "\($0).json", "--format", format] }
  }
}
