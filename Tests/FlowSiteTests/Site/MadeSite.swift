import FlowModel
import FlowTestSupport

@testable import FlowSite

/// A site as its files, without a disk: pictures are stood in for by their titles.
struct MadeSite {
  let files: [String: String]
  /// The graphs that each page wants to have drawn, by the page's path.
  let drawings: [String: [String]]

  init(_ input: SiteInput, theme: Theme = Theme(), limits: SiteLimits? = nil) throws {
    let site = try Site(input, theme: theme, limits: limits ?? SiteLimits(input.graph))
    var files: [String: String] = [:]
    var drawings: [String: [String]] = [:]
    for number in 0..<site.pageCount {
      let page = site.page(number)
      let drawn = page.pictures.map {
        ($0.id, PictureResult.svg("<svg class=\"flowdoc\" id=\"\($0.id)-graph\"></svg>"))
      }
      let file = try page.file(with: Dictionary(drawn, uniquingKeysWith: { first, _ in first }))
      files[file.path] = String(decoding: file.bytes, as: UTF8.self)
      drawings[file.path] = page.pictures.map(\.dot)
    }
    for file in site.otherPaths.compactMap(site.otherFile) {
      files[file.path] = String(decoding: file.bytes, as: UTF8.self)
    }
    self.files = files
    self.drawings = drawings
  }

  var pages: [(path: String, html: String)] {
    files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What stands in `<main>`: the rest is the same on every page.
  func main(of path: String) -> String {
    let html = files[path] ?? ""
    guard let begin = html.firstRange(of: "<main"), let end = html.firstRange(of: "</main>") else {
      return html
    }
    return html[begin.lowerBound..<end.upperBound] + "\n"
  }
}

extension SiteInput {
  /// The Shop, with everything that a site can have.
  static func shop() throws -> SiteInput {
    var input = SiteInput(graph: try Shop.graph())
    input.settings.summary = "A small shop that **exists** to be looked at."
    input.settings.version = "0"
    input.sourceHref = { "https://example.com/\($0.file)#L\($0.line)" }
    return input
  }
}
