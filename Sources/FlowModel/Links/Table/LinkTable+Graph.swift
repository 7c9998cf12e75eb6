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
    if link.hasNoAddress {
      self.init(
        rule: "link-pattern", severity: .note, subject: .link(link.id), location: link.location,
        message: "the source does not say which URL opens '\(link.id)'",
        remedy: "Give the link a pattern in a graph file that is merged with the scan.")
      return
    }
    self.init(
      rule: "link-pattern", severity: .warning, subject: .link(link.id), location: link.location,
      message: "the pattern '\(link.pattern)' cannot be read at character \(error.column): \(error.message)",
      remedy: "Write the pattern as Documentation/LinkPatterns.md tells; until then no URL opens the link.")
  }
}

extension Link {
  /// Whether a scan has found a link, as a case of an enum, and not the URL that leads to it.
  fileprivate var hasNoAddress: Bool { origins == [.scanned] && !pattern.contains("://") }
}
