internal import FlowModel
internal import FlowSite
internal import Foundation

/// Loads the built-in theme with the user's overrides.
enum ThemeReading {
  /// The greatest length of a template: a page may include a partial thousands of times.
  private static let longest = 256 << 10

  static func theme(_ folder: String?) throws(DriverError) -> Theme {
    var theme = Theme()
    guard let folder else { return theme }
    let files = FolderFiles(in: folder)
    // A missing template would silently be replaced by flowdoc's own.
    if let link = files.findings.first {
      throw DriverError("\(link.location?.file ?? folder): \(link.message). \(link.remedy)")
    }
    for path in files.paths where isOfThemes(path) {
      let file = "\(folder)/\(path)"
      guard let bytes = FileBytes.read(file) else {
        throw DriverError("\(file): the file cannot be read; check its name and permissions")
      }
      guard path.hasPrefix("assets/") || bytes.count <= longest else {
        throw DriverError(
          "\(file): the template is longer than \(longest >> 10) KB; move pictures, fonts and scripts to files in assets"
        )
      }
      theme.replace(path, with: Array(bytes), from: file)
    }
    return theme
  }

  private static func isOfThemes(_ path: String) -> Bool {
    ["pages/", "partials/", "assets/"].contains { path.hasPrefix($0) }
  }
}
