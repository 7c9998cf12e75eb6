/// The place of a page below the site's root.
struct SiteAddress: Hashable, Sendable {
  /// The page's folder, without a slash at its end; empty for the first page.
  let folder: String
  /// The file in it.
  var file = "index.html"

  /// The path of the graph file.
  static let graphFile = "flowdoc.graph.json"

  /// The path of the file.
  var path: String { folder.isEmpty ? file : "\(folder)/\(file)" }

  /// The path as people write it: a folder instead of its index.
  var shortPath: String {
    guard file == "index.html" else { return path }
    return folder.isEmpty ? "" : folder + "/"
  }

  /// The way from the page to the site's root.
  var root: String {
    folder.isEmpty
      ? "./" : String(repeating: "../", count: folder.utf8.count { $0 == UInt8(ascii: "/") } + 1)
  }

  /// A reference to this page from one with the given root.
  ///
  /// It includes the file name, since pages are also read from disks, where a folder has no index.
  func href(from root: String, anchor: String = "") -> String {
    let reference = root == "./" ? path : root + path
    return anchor.isEmpty ? reference : "\(reference)#\(anchor)"
  }
}

extension SiteAddress {
  static let overview = SiteAddress(folder: "")
  static let map = SiteAddress(folder: "map")
  static let flows = SiteAddress(folder: "flows")
  static let screens = SiteAddress(folder: "screens")
  static let links = SiteAddress(folder: "links")
  static let findings = SiteAddress(folder: "findings")
  static let unresolved = SiteAddress(folder: "unresolved")
  static let coverage = SiteAddress(folder: "coverage")
  static let changes = SiteAddress(folder: "changes")
  static let notFound = SiteAddress(folder: "", file: "404.html")
}
