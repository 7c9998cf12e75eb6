/// The arguments of a tool call, checked against the tool's parameters.
struct ToolArguments {
  private let values: [String: String]

  init(_ json: JSONValue, of tool: ModelContextTool) throws(DriverError) {
    guard case .object(let object) = json else { throw DriverError("the arguments are not an object") }
    var values: [String: String] = [:]
    for (name, value) in object {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let names = tool.parameters.map(\.name)
        let near = suggestion(for: name, among: names)
        let all = "; it takes \(names.map { "'\($0)'" }.joined(separator: ", "))"
        throw DriverError("\(tool.name) has no argument '\(name)'\(near.isEmpty ? all : near)")
      }
      switch value {
      case .string(let text): values[parameter.name] = text
      case .null: break
      default: throw DriverError("'\(name)' must be a string")
      }
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw DriverError("\(tool.name) needs '\(parameter.name)': \(parameter.summary)")
    }
    self.values = values
  }

  subscript(name: String) -> String? { values[name] }
}
