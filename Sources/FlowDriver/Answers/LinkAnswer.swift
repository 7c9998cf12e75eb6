internal import FlowExport
public import FlowModel

/// What a URL opens, asked by the text that a user pastes.
public struct LinkAnswer: Sendable {
  /// The answer in words.
  public let text: String
  /// Whether any link opens the URL.
  public let isFound: Bool
  /// What is wrong with the graph's links.
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
