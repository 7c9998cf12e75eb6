/// The build that is read: which branch of `#if` counts.
///
/// It is that of an app's newest compiler, for devices.
package struct BuildConditions: Hashable, Sendable {
  /// The platforms that `os(…)` and `targetEnvironment(…)` hold for.
  package var platforms: Set<String>
  /// Flags that are set, as `DEBUG`.
  package var flags: Set<String>

  package init(platforms: Set<String>, flags: Set<String> = []) {
    self.platforms = platforms
    self.flags = flags
  }

  /// An app for the iPhone and iPad, as it is released.
  package static let iOS = BuildConditions(platforms: ["iOS"])

  /// The release of an app for a platform of Apple's, by its name in any case; nil where there is none of this name.
  package init?(platform: String, flags: Set<String> = []) {
    guard let known = Self.known.first(where: { $0.name.lowercased() == platform.lowercased() }) else {
      return nil
    }
    self.init(platforms: known.means, flags: flags)
  }

  /// What tells these conditions from others, in words.
  package var words: [String] { platforms.sorted() + ["#"] + flags.sorted() }

  /// The platforms that a build may be for.
  package static var platformNames: [String] { known.map(\.name) }

  /// The platform's name.
  package var platformName: String { Self.known.first { $0.means == platforms }?.name ?? "" }

  private static let known: [(name: String, means: Set<String>)] = [
    ("iOS", ["iOS"]), ("macCatalyst", ["iOS", "macCatalyst"]), ("macOS", ["macOS", "OSX"]),
    ("tvOS", ["tvOS"]), ("visionOS", ["visionOS"]), ("watchOS", ["watchOS"]),
  ]

  /// The frameworks of Apple's that some platforms do not have, and those that have them.
  private static let homes: [String: Set<String>] = [
    "UIKit": ["iOS", "tvOS", "visionOS", "watchOS"], "AppKit": ["macOS"], "Cocoa": ["macOS"],
    "WatchKit": ["watchOS"], "WatchConnectivity": ["iOS", "watchOS"], "CarPlay": ["iOS"],
    "TVUIKit": ["tvOS"], "TVServices": ["tvOS"],
  ]

  /// Whether a module can be imported; of those that nobody knows it is taken to be so.
  func canImport(_ module: String) -> Bool {
    let root = module.split(separator: ".").first.map(String.init) ?? module
    return Self.homes[root].map { !$0.isDisjoint(with: platforms) } ?? true
  }
}
