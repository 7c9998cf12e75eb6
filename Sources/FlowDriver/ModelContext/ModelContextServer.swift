internal import FlowModel
public import FlowReview
internal import Foundation

/// A server for the Model Context Protocol, through which an editor's assistant asks about an app's navigation.
///
/// It reads one message a line and answers each with one line. The project is read again for each question, so that answers follow the
/// code; a scan without changes takes a few milliseconds.
///
/// ```swift
/// let server = try ModelContextServer(request, today: .today)
/// while let line = readLine() { server.answer(to: line).map { print($0) } }
/// ```
public struct ModelContextServer: Sendable {
  /// The versions of the protocol that the server speaks, the latest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let project: QueriedProject
  private let version: String

  /// Makes a server for the project of a request.
  public init(_ request: SiteRequest, today: Day?) throws(DriverError) {
    project = try QueriedProject(request, today: today)
    version = request.version
  }

  /// Answers a message; nil for a notification, which has no answer.
  public func answer(to line: String) -> String? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    let bytes = Data(line.utf8)
    guard JSONSize.excess(in: bytes) == nil else {
      return Self.text(of: .error(RPCError(.parse, "the message has too many values"), id: .null))
    }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: bytes) else {
      return Self.text(of: .error(RPCError(.parse, "the message is not JSON"), id: .null))
    }
    guard case .object = message, let method = message["method"]?.string else {
      return Self.text(
        of: .error(RPCError(.request, "the message has no method"), id: message["id"] ?? .null))
    }
    guard let id = message["id"] else { return nil }
    do {
      return Self.text(of: .result(try result(of: method, message["params"] ?? [:]), id: id))
    } catch let error as RPCError {
      return Self.text(of: .error(error, id: id))
    } catch {
      return Self.text(of: .error(RPCError(.failure, "\(error)"), id: id))
    }
  }

  private func result(of method: String, _ parameters: JSONValue) throws -> JSONValue {
    switch method {
    case "initialize": welcome(parameters)
    case "ping": [:]
    case "tools/list": ["tools": .array(ModelContextTool.all.map(\.description))]
    case "tools/call": try call(parameters)
    case "resources/list":
      try ModelContextResources(try project.graph()).list(from: parameters["cursor"]?.string)
    case "resources/templates/list": ["resourceTemplates": .array(ModelContextResources.templates)]
    case "resources/read":
      try ModelContextResources(try project.graph()).read(parameters["uri"]?.string ?? "")
    default: throw RPCError(.method, "unknown method '\(method)'")
    }
  }

  private func welcome(_ parameters: JSONValue) -> JSONValue {
    let wanted = parameters["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
      "capabilities": ["tools": [:], "resources": [:]],
      "serverInfo": ["name": "flowdoc", "version": .string(version)],
      "instructions":
        "The navigation of an iOS app: its flows (coordinators), screens, routes and deep links, read from its source. Use find for names, then describe or path.",
    ]
  }

  /// Runs a tool; its own errors are part of the result, so that the assistant can correct its call.
  private func call(_ parameters: JSONValue) throws -> JSONValue {
    let name = parameters["name"]?.string ?? ""
    guard let tool = ModelContextTool.all.first(where: { $0.name == name }) else {
      throw RPCError(.parameters, "unknown tool '\(name)'")
    }
    do {
      return Self.content(
        try tool.run(project, ToolArguments(parameters["arguments"] ?? [:], of: tool)), isError: false)
    } catch {
      return Self.content("\(error)", isError: true)
    }
  }

  private static func content(_ text: String, isError: Bool) -> JSONValue {
    ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)]
  }

  private static func text(of answer: RPCAnswer) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(answer.json)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
