import FlowTestSupport
import Foundation

/// A site as `flowdoc generate` made it.
struct GeneratedSite: Sendable {
  /// The folder that has its index.html.
  let folder: URL
  /// All pages, in the order of their paths.
  let pages: [Page]

  struct Page: Sendable, CustomStringConvertible {
    /// From the site's folder.
    let path: String
    /// Which template made it.
    let kind: String
    let size: Int

    var description: String { path }
  }

  /// Makes a site by running the program in a folder that holds no configuration.
  init(in workshop: Folder, named name: String, _ arguments: [String]) throws {
    folder = workshop.url("out/\(name)")
    let result = try Shell.run(
      Products.flowdoc, ["generate", "--output", folder.path] + arguments, in: workshop.root,
      environment: ["XDG_CACHE_HOME": workshop.path("cache")])
    guard result.status == 0 else { throw WebDriverError("generate: \(result.errors)") }
    pages = try Self.pages(in: folder)
  }

  /// Of each kind the largest page, which has the most that can be wrong.
  var onePageOfEachKind: [Page] {
    Dictionary(grouping: pages, by: \.kind).values.compactMap { $0.max { $0.size < $1.size } }
      .sorted { $0.kind < $1.kind }
  }

  /// The pages that readers may come to: the one for addresses that lead nowhere is of use to servers alone.
  func pages(by reach: Reach) -> [Page] { pages.filter { reach == .server || $0.kind != "notfound" } }

  /// In the long form all pages; in the short one the largest of each kind, and every third.
  func pagesToTry(by reach: Reach) -> [Page] {
    let largest = Set(onePageOfEachKind.map(\.path))
    let step = RunLength.of(short: 3, long: 1)
    return pages(by: reach).enumerated().filter { number, page in
      number % step == 0 || largest.contains(page.path)
    }.map(\.element)
  }

  func url(_ page: String = "index.html") -> URL { folder.appendingPathComponent(page) }

  /// The first page of a kind whose path contains a text.
  func page(_ path: String) throws -> URL {
    guard let page = pages.first(where: { $0.path.contains(path) }) else {
      throw WebDriverError("the site has no page \(path)")
    }
    return url(page.path)
  }

  private static func pages(in folder: URL) throws -> [Page] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".html") }.sorted().map { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let kind = text.firstMatch(of: /<body class="(\w+)-page"/)?.1
      return Page(path: path, kind: kind.map(String.init) ?? "", size: text.utf8.count)
    }
  }
}
