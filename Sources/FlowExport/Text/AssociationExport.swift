public import FlowModel
internal import Foundation

/// The universal links of a graph as an `apple-app-site-association` file, for the website to serve.
///
/// ```swift
/// try AssociationExport(of: graph, appIDs: ["ABCDE12345.com.example.shop"]).text()
/// ```
///
/// A parameter becomes `?*`, one character or more, since these files have no types. Links with an invalid pattern are left out.
public struct AssociationExport: Sendable {
  /// The hosts of the links, each of which has to serve the file.
  public let hosts: [String]
  private let file: File

  /// Takes the universal links of a graph, and the apps, each as team and bundle.
  public init(of graph: FlowGraph, appIDs: [String]) {
    let patterns = LinkTable.of(graph.canonical).table.entries.map(\.pattern).filter {
      $0.scheme == "https" || $0.scheme == "http"
    }
    hosts = Set(patterns.compactMap(Self.host)).sorted()
    var seen: Set<Component> = []
    let components = patterns.map(Self.component).filter { seen.insert($0).inserted }
    file = File(applinks: Links(details: [Detail(appIDs: appIDs, components: components)]))
  }

  /// Writes the association file as JSON.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(file), as: UTF8.self) + "\n"
  }
}

extension AssociationExport {
  private static func host(_ pattern: LinkPattern) -> String? {
    if case .literal(let host) = pattern.host { host } else { nil }
  }

  /// In the canonical form of a pattern, literals are encoded as in URLs.
  private static func component(_ pattern: LinkPattern) -> Component {
    let text = pattern.description
    let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? ""
    let way = rest.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let segments = way.map { $0.hasPrefix(":") || $0.hasPrefix("*") ? "?*" : String($0) }
    return Component(path: "/" + segments.joined(separator: "/"), query: query(pattern), comment: text)
  }

  /// The required items of the query; optional ones are omitted.
  private static func query(_ pattern: LinkPattern) -> [String: String]? {
    let items = pattern.query.filter(\.isRequired).map { item in
      switch item.value {
      case .literal(let text): (item.key, PercentEncoding.encoded(text))
      case .parameter: (item.key, "?*")
      }
    }
    return items.isEmpty ? nil : Dictionary(items, uniquingKeysWith: { first, _ in first })
  }

  private struct File: Encodable {
    var applinks: Links
  }

  private struct Links: Encodable {
    var details: [Detail]
  }

  private struct Detail: Encodable {
    var appIDs: [String]
    var components: [Component]
  }

  private struct Component: Encodable, Hashable {
    var path: String
    var query: [String: String]?
    var comment: String

    enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case comment
    }
  }
}
