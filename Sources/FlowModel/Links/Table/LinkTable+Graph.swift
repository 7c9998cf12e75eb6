extension LinkTable {
  /// Builds the table of a graph's links, with a finding for each pattern that cannot be parsed.
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
        remedy: "Add a pattern for the link in a graph file that is merged with the scan.")
      return
    }
    self.init(
      rule: "link-pattern", severity: .warning, subject: .link(link.id), location: link.location,
      message:
        "the pattern '\(link.pattern)' cannot be parsed at character \(error.column): \(error.message)",
      remedy:
        "Write the pattern as Documentation/LinkPatterns.md describes; until then, no URL opens the link.")
  }
}

extension Link {
  /// Whether a scan found the link as a case of an enum, without its URL.
  fileprivate var hasNoAddress: Bool { origins == [.scanned] && !pattern.contains("://") }
}
