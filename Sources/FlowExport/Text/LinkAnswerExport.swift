public import FlowAnalysis
public import FlowModel

/// The result of opening a URL, in words that a tester can follow.
///
/// ```
/// shop://orders/7 opens OrderScreen
///   link        shop://orders/:id(Int)
///   id          7 (Order.ID)
///   way         AppFlow.main → MainFlow.orders → OrdersFlow.order
/// ```
public enum LinkAnswerExport {
  /// The link that is opened and the reason, then for each other link the reason why it is not.
  public static func text(of url: LinkURL, in table: LinkTable, _ index: GraphIndex) -> String {
    let links = Dictionary(index.graph.links.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let winner = table.match(url).flatMap { match in links[match.id].map { (match, $0) } }
    let head =
      winner.map { text(of: $0.0, $0.1, url, index) } ?? "No link opens \(SafeText.shown(url.text)).\n"
    let others = table.explain(url).filter { $0.verdict != .wins }
    guard !others.isEmpty else { return head }
    return head + "\nThe others:\n" + columns(others.map { ($0.link.pattern.description, "\($0.verdict)") })
  }

  private static func text(of match: LinkMatch, _ link: Link, _ url: LinkURL, _ index: GraphIndex) -> String {
    let target = index.route(link.route)?.target.name ?? "something that the source does not name"
    let types = Dictionary(
      link.parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let values = match.values.map { ($0.name, "\($0.text)\(types[$0.name].map { " (\($0))" } ?? "")") }
    let rows =
      [("link", link.pattern)] + values + [
        ("way", link.path.joined(separator: " → ")), ("guards", link.guards.joined(separator: ", ")),
        ("owner", link.owner), ("about", link.summary), ("deprecated", deprecation(of: link)),
      ]
    return SafeText.shown("\(url.text) opens \(target)") + "\n" + columns(rows.filter { !$0.1.isEmpty })
  }

  private static func deprecation(of link: Link) -> String {
    guard let deprecated = link.deprecated else { return "" }
    let until = deprecated.until.isEmpty ? "" : "works until \(deprecated.until). "
    return until + deprecated.message
  }

  /// Names with their values beside them.
  private static func columns(_ rows: [(String, String)]) -> String {
    let shown = rows.map { (SafeText.shown($0.0), SafeText.shown($0.1)) }
    let width = min(48, shown.map(\.0.count).max() ?? 0)
    return shown.map { name, text in
      "  \(name)\(String(repeating: " ", count: max(0, width - name.count)))  \(text)\n"
    }.joined()
  }
}
