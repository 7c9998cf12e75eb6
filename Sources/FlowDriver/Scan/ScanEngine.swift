internal import Foundation

/// What makes a graph of the facts of files: the play, or the flow of values that is to take its place.
enum ScanEngine: String, Sendable {
  case play, values

  /// The engine that the environment names, for tests and measurements; nobody else need know that there are two.
  static func named(in environment: [String: String] = ProcessInfo.processInfo.environment) -> ScanEngine {
    environment["FLOWDOC_SCAN_ENGINE"].flatMap { ScanEngine(rawValue: $0) } ?? .play
  }
}
