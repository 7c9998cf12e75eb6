internal import FlowModel

/// A picture that tests or fastlane left in the project.
struct FoundPicture: Hashable, Sendable, Comparable {
  /// The file to read.
  var file: String
  /// Its path in the project, as findings and the configuration name it.
  var path: String
  /// The kind of folder that it is in.
  var place: Place
  /// Its file's size and time, so that a changed picture changes the site.
  var facts: PlainFile.Facts?

  enum Place: String, Sendable {
    /// `__Snapshots__/HomeViewTests/testEmpty.1.png`, or `ReferenceImages/HomeViewTests/testEmpty@2x.png`.
    case snapshots
    /// `screenshots/en-US/iPhone 15-Home.png`.
    case fastlane
  }

  static func < (left: FoundPicture, right: FoundPicture) -> Bool { left.path < right.path }
}

extension FoundPicture {
  /// The folder that all pictures of its kind lie in, such as `AppTests/__Snapshots__`.
  var root: String {
    let parts = path.split(separator: "/").map(String.init)
    let isRoot = { (name: String) in
      switch place {
      case .snapshots: Self.isOfSnapshots(name)
      case .fastlane: name == Self.fastlane
      }
    }
    guard let end = parts.dropLast().lastIndex(where: isRoot) else { return path }
    return parts[...end].joined(separator: "/")
  }

  /// The folders below that one, the innermost last.
  var folders: [String] {
    path.dropFirst(root.count).split(separator: "/").dropLast().map(String.init)
  }

  static let fastlane = "screenshots"

  /// Whether a folder is one in which tests keep their reference images.
  static func isOfSnapshots(_ name: String) -> Bool {
    name == "__Snapshots__" || name.hasPrefix("ReferenceImages")
  }
}
