import FlowExport

/// Prints the JSON Schema of graph files.
struct SchemaCommand: Command {
  static let configuration = CommandConfiguration(
    name: "schema", abstract: "Print the JSON Schema of graph files.")

  func run(_ console: Console) throws -> ExitCode {
    console.print(try GraphSchema.text())
    return .success
  }
}
