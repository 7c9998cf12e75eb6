/// A difference as a self-contained HTML page: what breaks first, then the rest, and a picture.
enum DifferenceHTML {
  static func text(_ report: DifferenceReport) -> String {
    let title = "\(report.oldName) → \(report.newName)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(shown("Changes: \(title)"))</title>
      <style>\(style)</style>
      </head>
      <body>
      <h1>Navigation changes</h1>
      <p>\(shown(title)): \(report.difference.summary).</p>
      \(GraphChange.Level.allCases.map { section($0, report) }.joined())\(figure(report.picture))</body>
      </html>

      """
  }

  private static func section(_ level: GraphChange.Level, _ report: DifferenceReport) -> String {
    let changes = report.difference.changes.filter { $0.level == level }
    guard !changes.isEmpty else { return "" }
    let title = level.rawValue.prefix(1).uppercased() + level.rawValue.dropFirst()
    return """
      <h2>\(title)</h2>
      <table>
      <thead><tr><th>Change</th><th>Subject</th><th>Details</th></tr></thead>
      <tbody class="\(level.rawValue)">
      \(changes.map(row).joined())</tbody>
      </table>

      """
  }

  private static func row(_ change: GraphChange) -> String {
    let details = change.details.map { detail in
      let witness = detail.witness.map { "<code>\(shown($0))</code> " } ?? ""
      return "<p>\(witness)\(shown(detail.words))</p>"
    }
    return "<tr><td>\(change.kind.rawValue)</td><td>\(change.subject.kind) "
      + "<code>\(shown(change.subject.name))</code></td><td>\(details.joined())</td></tr>\n"
  }

  /// The picture, inserted as it is: the SVG was made by flowdoc itself.
  private static func figure(_ picture: String) -> String {
    guard let start = picture.firstRange(of: "<svg") else { return "" }
    return """
      <h2>Picture</h2>
      <figure>
      \(picture[start.lowerBound...])<figcaption>+ added, − removed, ~ changed</figcaption>
      </figure>

      """
  }

  /// Escapes a text; characters that change its direction are replaced by spaces.
  private static func shown(_ text: String) -> String { XMLText.escaped(text.onOneLine) }

  private static let style = """
    :root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}\
    table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;\
    border-bottom:1px solid light-dark(#ddd,#444)}td p{margin:0}code{font-family:ui-monospace,monospace;\
    overflow-wrap:anywhere}.breaking td:first-child{border-left:4px solid light-dark(#b03a4e,#f398a6);padding-left:.6rem}\
    .risky td:first-child{border-left:4px solid light-dark(#8a5a00,#e0c25a);padding-left:.6rem}\
    figure{margin:1rem 0;overflow:auto}svg{max-width:100%;height:auto}
    """
}
