import FlowAnalysis
public import FlowModel

/// A graph's routes and links as one table for spreadsheets, one per row.
public enum CSVExport {
  private static let columns = [
    "kind", "id", "flow", "name", "style", "leads to", "parameters", "summary", "owner", "since",
    "deprecated until",
    "guards", "examples", "file", "line",
  ]

  /// The table, with a row of column names.
  public static func text(of graph: FlowGraph) -> String {
    let index = GraphIndex(graph)
    var text = line(of: columns)
    for flow in index.graph.flows {
      for route in flow.routes { text += line(of: row(of: route, in: flow)) }
    }
    for link in index.graph.links { text += line(of: row(of: link, in: index.flow(ofRoute: link.route))) }
    return text
  }

  private static func line(of row: [String]) -> String { row.map(cell).joined(separator: ",") + "\r\n" }

  private static func row(of route: Route, in flow: Flow) -> [String] {
    let parameters = route.parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
    return [
      "route", route.id, flow.id, route.name, route.style.rawValue, route.target.id,
      parameters.joined(separator: ", "), route.summary, route.owner, route.since,
      route.deprecated?.until ?? "",
      route.guards.joined(separator: ", "), "",
    ] + place(route.location)
  }

  private static func row(of link: Link, in flow: Flow?) -> [String] {
    let parameters = link.parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
    return [
      "link", link.id, flow?.id ?? "", link.pattern, "", link.route, parameters.joined(separator: ", "),
      link.summary, link.owner, link.since, link.deprecated?.until ?? "", link.guards.joined(separator: ", "),
      link.examples.joined(separator: " "),
    ] + place(link.location)
  }

  private static func place(_ location: SourceLocation?) -> [String] {
    [location?.file ?? "", location.map { String($0.line) } ?? ""]
  }

  /// Writes text as CSV, in this one place.
  ///
  /// Spreadsheets run text that begins like a formula; an apostrophe prevents that. Invisible characters are dropped, except for line breaks and tabs.
  static func cell(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      "\n\r\t".unicodeScalars.contains($0) || !ControlCharacters.contain($0)
    }
    let isFormula = kept.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let safe = (isFormula ? "'" : "") + String(String.UnicodeScalarView(kept))
    guard safe.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
