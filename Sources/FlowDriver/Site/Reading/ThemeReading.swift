internal import FlowSite
internal import Foundation

/// The built-in theme, with the user's own files in it.
enum ThemeReading {
  static func theme(_ folder: String?) throws(DriverError) -> Theme {
    var theme = Theme()
    guard let folder else { return theme }
    for path in FolderFiles.paths(in: folder) where isOfThemes(path) {
      let file = "\(folder)/\(path)"
      guard let bytes = FileManager.default.contents(atPath: file) else {
        throw DriverError("\(file): the file cannot be read; look at its name and permissions")
      }
      theme.replace(path, with: Array(bytes), from: file)
    }
    return theme
  }

  private static func isOfThemes(_ path: String) -> Bool {
    ["pages/", "partials/", "assets/"].contains { path.hasPrefix($0) }
  }
}
