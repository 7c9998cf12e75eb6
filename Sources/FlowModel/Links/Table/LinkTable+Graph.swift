extension LinkTable {
  /// The table of a graph's links, by their ids, and a finding for each pattern that cannot be read.
  public static func of(_ graph: FlowGraph) -> (table: LinkTable, findings: [Finding]) {
    var builder = Builder()
    var findings: [Finding] = []
    for link in graph.links {
      do {
        builder.add(try LinkPattern(link.pattern), id: link.id)
      } catch {
        findings.append(Finding(error, in: link))
      }
    }
    return (builder.build(), findings)
  }
}

extension Finding {
  fileprivate init(_ error: LinkPatternError, in link: Link) {
    self.init(
      rule: "link-pattern", severity: .warning, location: link.location,
      message: "the pattern '\(link.pattern)' cannot be read at character \(error.column): \(error.message)",
      remedy: "Write the pattern as Documentation/LinkPatterns.md tells; until then no URL opens the link.")
  }
}
