public import FlowModel
public import FlowSite

/// The pages of a site as a plan: where they lie is known, what stands in them is made when it is asked for.
public struct SitePlan: Sendable {
  /// The paths of all files, in the order in which they are made.
  public var paths: [String]
  /// How many of the files' pictures are drawn, and how many links the site tells of.
  public var pictures = 0, links = 0
  /// What there is to say of the pages.
  public var findings: [Finding] = []
  /// Makes one of the files; called on several threads.
  public var make: @Sendable (Int) throws -> SiteFile
}

/// Makes the pages of a site.
enum SitePages {
  /// For now a single page with the names of the flows.
  static func make(_ contents: SiteContents, for job: SiteJob) throws -> SitePlan {
    let graph = contents.graph
    let flows = graph.flows.map { "<li>\(escaped($0.name))</li>" }.joined(separator: "\n")
    let text = """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><title>\(escaped(graph.name))</title></head>
      <body>
      <h1>\(escaped(graph.name))</h1>
      <ul>
      \(flows)
      </ul>
      </body>
      </html>

      """
    return SitePlan(paths: ["index.html"], links: graph.links.count) { _ in
      SiteFile(path: "index.html", bytes: Array(text.utf8))
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
