import FlowAnalysis
internal import FlowModel
internal import Foundation

/// The flows and deep links as resources that an assistant can read whole.
struct ModelContextResources {
  /// The most resources in one answer.
  private static let pageSize = 200

  static let templates: [JSONValue] = [
    template("flow", "A flow with its routes, as Markdown."), template("link", "A deep link, as Markdown."),
  ]

  private static func template(_ kind: String, _ summary: String) -> JSONValue {
    [
      "uriTemplate": .string("flowdoc://\(kind)/{id}"), "name": .string(kind),
      "description": .string(summary),
      "mimeType": "text/markdown",
    ]
  }

  private let index: GraphIndex

  init(_ index: GraphIndex) { self.index = index }

  /// A page of the list; the cursor is the position of its first resource.
  func list(from cursor: String?) throws(RPCError) -> JSONValue {
    let all =
      index.graph.flows.map { ("flow", $0.id, $0.name, $0.summary) }
      + index.graph.links.map { ("link", $0.id, $0.pattern, $0.summary) }
    guard let begin = cursor.map({ Int($0) }) ?? 0, begin >= 0 else {
      throw RPCError(.parameters, "the cursor is not from an earlier answer")
    }
    let resources = all.dropFirst(begin).prefix(Self.pageSize).map { kind, id, name, summary -> JSONValue in
      [
        "uri": .string(Self.uri(kind, id)), "name": .string(name), "description": .string(summary),
        "mimeType": "text/markdown",
      ]
    }
    let next = begin + resources.count
    let page: JSONValue = .array(Array(resources))
    return next < all.count ? ["resources": page, "nextCursor": .string("\(next)")] : ["resources": page]
  }

  func read(_ uri: String) throws -> JSONValue {
    let found =
      index.graph.flows.first { Self.uri("flow", $0.id) == uri }?.id
      ?? index.graph.links.first { Self.uri("link", $0.id) == uri }?.id
    guard let found else { throw RPCError(.resource, "there is no resource '\(uri)'") }
    let text = try NavigationDescription(index).text(of: found)
    return ["contents": [["uri": .string(uri), "mimeType": "text/markdown", "text": .string(text)]]]
  }

  private static func uri(_ kind: String, _ id: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return "flowdoc://\(kind)/\(id.addingPercentEncoding(withAllowedCharacters: allowed) ?? id)"
  }
}
