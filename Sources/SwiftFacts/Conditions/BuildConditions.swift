/// The build that is read: it decides which branch of `#if` is compiled.
///
/// Assumes the newest compiler, and devices rather than simulators.
package struct BuildConditions: Hashable, Sendable {
  /// The platforms for which `os(…)` and `targetEnvironment(…)` hold.
  package var platforms: Set<String>
  /// The flags that are set, such as `DEBUG`.
  package var flags: Set<String>

  package init(platforms: Set<String>, flags: Set<String> = []) {
    self.platforms = platforms
    self.flags = flags
  }

  /// The release of an app for the iPhone and iPad.
  package static let iOS = BuildConditions(platforms: ["iOS"])

  /// The release of an app for one of Apple's platforms, named in any case; nil for an unknown name.
  package init?(platform: String, flags: Set<String> = []) {
    guard let known = Self.known.first(where: { $0.name.lowercased() == platform.lowercased() }) else {
      return nil
    }
    self.init(platforms: known.means, flags: flags)
  }

  /// Words that identify these conditions, for hashing.
  package var words: [String] { platforms.sorted() + ["#"] + flags.sorted() }

  /// The names of the supported platforms.
  package static var platformNames: [String] { known.map(\.name) }

  /// The platform's name.
  package var platformName: String { Self.known.first { $0.means == platforms }?.name ?? "" }

  private static let known: [(name: String, means: Set<String>)] = [
    ("iOS", ["iOS"]), ("macCatalyst", ["iOS", "macCatalyst"]), ("macOS", ["macOS", "OSX"]),
    ("tvOS", ["tvOS"]), ("visionOS", ["visionOS"]), ("watchOS", ["watchOS"]),
  ]

  /// Apple frameworks that some platforms lack, with the platforms that have them.
  private static let homes: [String: Set<String>] = [
    "UIKit": ["iOS", "tvOS", "visionOS", "watchOS"], "AppKit": ["macOS"], "Cocoa": ["macOS"],
    "WatchKit": ["watchOS"], "WatchConnectivity": ["iOS", "watchOS"], "CarPlay": ["iOS"],
    "TVUIKit": ["tvOS"], "TVServices": ["tvOS"],
  ]

  /// Tells whether a module can be imported; unknown modules are assumed to be available.
  func canImport(_ module: String) -> Bool {
    let root = module.split(separator: ".").first.map(String.init) ?? module
    return Self.homes[root].map { !$0.isDisjoint(with: platforms) } ?? true
  }
}
