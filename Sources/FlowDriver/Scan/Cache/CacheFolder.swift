internal import FlowModel
internal import Foundation

/// The cache of scans between runs: in the user's cache folder, never in the project.
public struct CacheFolder: Hashable, Sendable {
  let path: String

  /// Uses a folder named by the user.
  public init(path: String) { self.path = path }

  /// The default: `$XDG_CACHE_HOME/flowdoc`, `~/Library/Caches/flowdoc` on a Mac, else `~/.cache/flowdoc`.
  ///
  /// Nil if the environment has no home folder.
  public static func standard(environment: [String: String]? = nil) -> CacheFolder? {
    let environment = environment ?? ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return CacheFolder(path: folder + "/flowdoc")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return CacheFolder(path: home + "/Library/Caches/flowdoc")
    #else
      return CacheFolder(path: home + "/.cache/flowdoc")
    #endif
  }

  /// The path of the pack for a project, derived from the absolute paths that are scanned.
  func pack(of paths: [String]) -> String { "\(path)/scan-\(Self.name(of: paths)).pack" }

  /// The path of the file that keeps a project's wireframes.
  func wireframes(of paths: [String]) -> String { "\(path)/wireframes-\(Self.name(of: paths)).pack" }

  private static func name(of paths: [String]) -> String {
    var hash = ContentHash()
    for path in paths { hash.add(URL(fileURLWithPath: path).standardizedFileURL.path) }
    return hash.text
  }
}
