import FlowExport

/// Prints the JSON Schema of a file format.
struct SchemaCommand: Command {
  static let configuration = CommandConfiguration(
    name: "schema", abstract: "Print the JSON Schema of graph files or live trees.")

  @Argument(help: "The kind of file.") var files = SchemaKind.graph

  func run(_ console: Console) throws -> ExitCode {
    switch files {
    case .graph: console.print(try GraphSchema.text())
    case .tree: console.print(try TreeSchema.text())
    }
    return .success
  }
}

/// The file formats that have a schema.
enum SchemaKind: String, CaseIterable, ArgumentValue {
  case graph
  case tree
}
