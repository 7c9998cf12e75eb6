internal import FlowModel

/// A history as a self-contained HTML page: a chart, the numbers of each tag, and what each tag changed.
enum HistoryHTML {
  static func text(_ history: History, app: String) -> String {
    let title = app.isEmpty ? "Navigation over time" : "\(app): navigation over time"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="description" content="\(shown("What changed in the navigation at each tag: \(history.summary)."))">
      <title>\(shown(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>\(shown(title))</h1>
      <p>\(shown(history.summary)).</p>
      \(HistoryChart(history).svg)\(numbers(history))\(history.entries.enumerated().reversed().map(section).joined())</main>
      </body>
      </html>

      """
  }

  private static func numbers(_ history: History) -> String {
    let rows = history.rows.enumerated().reversed().map { number, row in
      """
      <tr><th scope="row"><a href="#tag-\(number + 1)">\(shown(row.entry.name))</a></th>\
      <td>\(row.entry.day?.description ?? "")</td>\
      \(cell(row.entry.counts?.flows, row.before?.flows))\(cell(row.entry.counts?.screens, row.before?.screens))\
      \(cell(row.entry.counts?.links, row.before?.links))<td>\(row.entry.breaking.isEmpty ? "" : "\(row.entry.breaking.count)")</td></tr>

      """
    }
    return """
      <h2>Tags</h2>
      <div class="wide">
      <table>
      <thead><tr><th scope="col">Tag</th><th scope="col">Day</th><th scope="col">Flows</th><th scope="col">Screens</th>\
      <th scope="col">Links</th><th scope="col">Breaking changes</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>

      """
  }

  private static func cell(_ count: Int?, _ before: Int?) -> String {
    "<td>\(count.map { HistoryEntry.words($0, since: before) } ?? "–")</td>"
  }

  private static func section(_ number: Int, _ entry: HistoryEntry) -> String {
    let remark = entry.remark.isEmpty ? "" : "<p>\(sentence(entry.remark))</p>\n"
    let summary = entry.summary.map { "<p>\(sentence($0))</p>\n" } ?? ""
    return """
      <h2 id="tag-\(number + 1)">\(shown(entry.name))</h2>
      \(summary)\(remark)\(list(entry.breaking + entry.changes(.risky)))\(harmless(entry))
      """
  }

  /// The changes that affect nobody, folded: they are often many.
  private static func harmless(_ entry: HistoryEntry) -> String {
    let harmless = entry.changes(.harmless)
    guard !harmless.isEmpty else { return "" }
    return """
      <details>
      <summary>\(counted(harmless.count, "harmless change"))</summary>
      \(list(harmless))</details>

      """
  }

  private static func list(_ changes: [GraphChange]) -> String {
    guard !changes.isEmpty else { return "" }
    let items = changes.map { change in
      let words = change.details.map { detail in
        (detail.witness.map { "<code>\(shown($0))</code> " } ?? "") + shown(detail.words)
      }
      return """
        <li class="\(change.level.rawValue)"><b>\(change.level.rawValue)</b> \(change.subject.kind) \
        <code>\(shown(change.subject.name))</code> \(words.joined(separator: "; "))</li>

        """
    }
    return "<ul>\n\(items.joined())</ul>\n"
  }

  private static func sentence(_ text: String) -> String {
    shown(text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  /// Escapes a text; characters that change its direction are replaced by spaces.
  private static func shown(_ text: String) -> String { XMLText.escaped(text.onOneLine) }

  private static let style = """
    :root{color-scheme:light dark;--soft:light-dark(#5d626b,#a5abb5);--line:light-dark(#ddd,#444);\
    --alarm:light-dark(#b03a4e,#f398a6);--care:light-dark(#8a5a00,#e0c25a);--flows:light-dark(#1f6f9f,#7cc4f0);--screens:light-dark(#2b7a4b,#7fd3a0);\
    --links:light-dark(#8a3f8f,#dd9fe2)}\
    body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
    h2{margin-top:2rem;font-size:1.125rem;overflow-wrap:anywhere}.wide{overflow-x:auto}table{border-collapse:collapse}\
    th,td{text-align:start;vertical-align:top;padding:.3rem 1.5rem .3rem 0;border-bottom:1px solid var(--line);\
    font-weight:400;font-variant-numeric:tabular-nums}thead th,summary{color:var(--soft)}\
    ul{padding-inline-start:1.2rem}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}\
    a{color:inherit}li.breaking b,.chart .breaks{color:var(--alarm);fill:var(--alarm)}li.risky b{color:var(--care)}\
    .chart{display:block;width:100%;height:auto;font-size:12px}.chart text{fill:currentColor}\
    .chart polyline{fill:none;stroke-width:2}.chart .axis{stroke:var(--line)}\
    .chart .flows{stroke:var(--flows)}.chart .screens{stroke:var(--screens);stroke-dasharray:7 4}\
    .chart .links{stroke:var(--links);stroke-dasharray:2 4}.chart circle{stroke:none}\
    .chart circle.flows{fill:var(--flows)}.chart circle.screens{fill:var(--screens)}.chart circle.links{fill:var(--links)}
    """
}
