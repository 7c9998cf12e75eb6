import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Messages of the Model Context Protocol, and the answers of a server for a small app.
@Suite struct ModelContextServerTests {
  @Test(arguments: [
    ("not json", #"{"error":{"code":-32700,"message":"the message is not JSON"},"id":null,"jsonrpc":"2.0"}"#),
    ("[1]", #"{"error":{"code":-32600,"message":"the message has no method"},"id":null,"jsonrpc":"2.0"}"#),
    (
      #"{"id": 7}"#,
      #"{"error":{"code":-32600,"message":"the message has no method"},"id":7,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"id": "a", "method": "sing"}"#,
      #"{"error":{"code":-32601,"message":"unknown method 'sing'"},"id":"a","jsonrpc":"2.0"}"#
    ),
    (#"{"id": 1, "method": "ping"}"#, #"{"id":1,"jsonrpc":"2.0","result":{}}"#),
    (#"{"method": "notifications/initialized"}"#, nil),
    ("", nil),
    (
      #"{"id": 1, "method": "tools/call", "params": {"name": "delete"}}"#,
      #"{"error":{"code":-32602,"message":"unknown tool 'delete'"},"id":1,"jsonrpc":"2.0"}"#
    ),
    (
      #"{"id": 1, "method": "resources/read", "params": {"uri": "file:///etc/passwd"}}"#,
      #"{"error":{"code":-32002,"message":"there is no resource 'file:///etc/passwd'"},"id":1,"jsonrpc":"2.0"}"#
    ),
  ])
  func messagesAreAnswered(line: String, answer: String?) throws {
    try withServer { #expect($0.answer(to: line) == answer) }
  }

  @Test func aMessageOfTooManyKeysIsNotDecoded() throws {
    let keys = (0...100_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    try withServer { server in
      let answer = server.answer(to: #"{"id": 1, "method": "ping", "params": {\#(keys)}}"#)
      #expect(answer?.contains("the message has too many values") == true)
    }
  }

  @Test(arguments: [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")])
  func theVersionIsOneThatBothSpeak(asked: String, answered: String) throws {
    try withServer { server in
      let line = #"{"id": 0, "method": "initialize", "params": {"protocolVersion": "\#(asked)"}}"#
      let answer = try #require(server.answer(to: line))
      #expect(answer.contains(#""protocolVersion":"\#(answered)""#))
      #expect(answer.contains(#""serverInfo":{"name":"flowdoc""#))
    }
  }

  /// Tools with their arguments, and what the text of the answer contains.
  @Test(arguments: [
    ("find", #"{"text": "order"}"#, "App/OrdersFlow.swift:3:7: Shows one order."),
    ("find", #"{"text": "OrderScren"}"#, "Nothing matches; did you mean 'OrderScreen'?"),
    ("describe", #"{"name": "OrdersFlow"}"#, "| `showOrder` | push | `OrderScreen` |"),
    ("describe", #"{"name": "OrderScreen"}"#, "- shown by `OrdersFlow.showOrder` (push)"),
    ("describe", #"{"name": "OrdersFlow.showOrder"}"#, "A route to the screen `OrderScreen`, by push."),
    ("path", #"{"name": "OrderScreen"}"#, "1. OrdersFlow pushes OrderScreen"),
    ("neighbours", #"{"name": "OrderScreen"}"#, "flowchart"),
    ("lint", #"{"rule": "screen-undocumented"}"#, "ListScreen"),
    ("explain", #"{"flow": "OrdersFlow", "target": "OrderScreen"}"#, "OrderScreen"),
  ])
  func toolsAnswer(tool: String, arguments: String, expected: String) throws {
    try withServer { server in
      let (text, isError) = try call(tool, arguments, of: server)
      #expect(!isError, "\(text)")
      #expect(text.contains(expected), "\(text)")
    }
  }

  /// An assistant corrects its call by the message, so these are results and no errors of the protocol.
  @Test(arguments: [
    ("find", "{}", "find needs 'text': Words to look for."),
    ("find", #"{"text": 3}"#, "'text' must be a string"),
    ("find", #"{"texts": "a"}"#, "find has no argument 'texts'; did you mean 'text'?"),
    ("path", #"{"to": "a"}"#, "path has no argument 'to'; it takes 'name'"),
    (
      "describe", #"{"name": "OrderScren"}"#,
      "no flow, screen or route is called 'OrderScren'; did you mean 'OrderScreen'?"
    ),
    ("neighbours", #"{"name": "OrderScreen", "steps": "99"}"#, "'steps' must be 1, 2 or 3"),
    (
      "resolve", #"{"url": "nonsense"}"#,
      "'nonsense' cannot be read: The URL has no scheme; begin it with one, as in shop://orders."
    ),
  ])
  func mistakesAreResults(tool: String, arguments: String, expected: String) throws {
    try withServer { server in
      let (text, isError) = try call(tool, arguments, of: server)
      #expect(isError && text == expected, "\(text)")
    }
  }

  @Test func answersFollowTheSource() throws {
    try withServer { server, folder in
      #expect(try call("find", #"{"text": "NewScreen"}"#, of: server).text.hasPrefix("Nothing"))
      try folder.write(Self.flow.replacing("ListScreen", with: "NewScreen"), to: "App/OrdersFlow.swift")
      #expect(try call("find", #"{"text": "NewScreen"}"#, of: server).text.contains("screen NewScreen"))
    }
  }

  @Test func resourcesAreListedAndRead() throws {
    try withServer { server in
      let list = try #require(server.answer(to: #"{"id": 1, "method": "resources/list"}"#))
      #expect(list.contains(#""uri":"flowdoc://flow/OrdersFlow""#), "\(list)")
      let read = try #require(
        server.answer(
          to: #"{"id": 1, "method": "resources/read", "params": {"uri": "flowdoc://flow/OrdersFlow"}}"#))
      #expect(read.contains("OrderScreen"))
    }
  }

  private static let flow = """
    /// Shows one order.
    class OrderScreen: UIViewController {}
    class ListScreen: UIViewController {}
    /// The orders of a customer.
    final class OrdersFlow: Coordinator {
      func start() { navigation.setViewControllers([ListScreen()], animated: false) }
      func showOrder() { navigation.pushViewController(OrderScreen(), animated: true) }
    }
    """

  private func withServer(_ body: (ModelContextServer) throws -> Void) throws {
    try withServer { server, _ in try body(server) }
  }

  private func withServer(_ body: (ModelContextServer, Folder) throws -> Void) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("import UIKit\n" + Self.flow, to: "App/OrdersFlow.swift")
    var request = SiteRequest()
    request.paths = [folder.path("App")]
    try body(try ModelContextServer(request, today: nil), folder)
  }

  private func call(
    _ tool: String, _ arguments: String, of server: ModelContextServer
  ) throws -> (text: String, isError: Bool) {
    struct Answer: Decodable {
      struct Result: Decodable {
        struct Content: Decodable { let text: String }
        let content: [Content]
        let isError: Bool
      }
      let result: Result
    }
    let line =
      #"{"id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
    let answer = try JSONDecoder().decode(Answer.self, from: Data(try #require(server.answer(to: line)).utf8))
    return (answer.result.content.map(\.text).joined(), answer.result.isError)
  }
}
