public import FlowAnalysis
internal import FlowExport
public import FlowModel

/// The answer to the question which link a URL opens, for the URL as the user pasted it.
public struct LinkAnswer: Sendable {
  /// The answer in words.
  public let text: String
  /// Whether any link opens the URL.
  public let isFound: Bool
  /// Problems with the graph's links.
  public let findings: [Finding]

  /// Looks a URL up.
  public init(_ text: String, in index: GraphIndex) throws(DriverError) {
    let url: LinkURL
    do {
      url = try LinkURL(text)
    } catch {
      throw DriverError("'\(text)' cannot be read: \(error)")
    }
    let (table, findings) = LinkTable.of(index.graph)
    self.text = LinkAnswerExport.text(of: url, in: table, index)
    isFound = table.match(url) != nil
    self.findings = findings
  }
}
