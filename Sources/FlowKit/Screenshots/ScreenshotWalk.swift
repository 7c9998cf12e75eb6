public import FlowModel
public import Foundation

/// A walk through the screens that links open, to take a picture of each in a UI test.
///
/// ```swift
/// let walk = ScreenshotWalk(registry.graph)
/// try walk.write(to: folder) { stop in
///   app.open(stop.url)
///   return XCUIScreen.main.screenshot().pngRepresentation
/// }
/// print("no link opens \(walk.missed)")
/// ```
public struct ScreenshotWalk: Sendable {
  /// A screen, and the URL that opens it.
  public struct Stop: Hashable, Sendable {
    /// The screen's id, after which `flowdoc generate` looks for its picture.
    public let screen: String
    /// The first example of a link, or its pattern if that needs no values.
    public let url: URL
  }

  /// A stop for each screen that some link opens, by name.
  public let stops: [Stop]
  /// The screens that no link opens without values of its own: give their links an example.
  public let missed: [String]

  /// Plans a walk through a graph, such as that of a registry.
  public init(_ graph: FlowGraph) {
    let screens = LinkedScreens(graph)
    var urls: [String: URL] = [:]
    // The screen may look different for a deprecated link.
    for link in graph.links.filter({ $0.deprecated == nil }) + graph.links.filter({ $0.deprecated != nil }) {
      guard let screen = screens.shown(by: link), urls[screen] == nil else { continue }
      urls[screen] = Self.url(of: link)
    }
    stops = urls.map { Stop(screen: $0.key, url: $0.value) }.sorted { $0.screen < $1.screen }
    missed = graph.screens.map(\.id).filter { urls[$0] == nil }.sorted()
  }

  /// Takes the picture of each stop, and writes it into a folder that exists, named so that `flowdoc generate` finds it.
  public func write(to folder: URL, picture: (Stop) throws -> Data) throws {
    for stop in stops {
      try picture(stop).write(to: folder.appendingPathComponent("\(stop.screen).png"), options: .atomic)
    }
  }

  private static func url(of link: Link) -> URL? {
    let text = link.examples.first ?? (try? LinkPattern(link.pattern).url([:]))
    return text.flatMap { URL(string: $0) }
  }
}

/// The screen on top after opening a link.
private struct LinkedScreens {
  private var targets: [String: Target] = [:]
  private var roots: [String: Target] = [:]

  init(_ graph: FlowGraph) {
    for flow in graph.flows {
      for route in flow.routes { targets[route.id] = route.target }
      roots[flow.id] = flow.routes.first { $0.style == .root }?.target
    }
  }

  func shown(by link: Link) -> String? {
    var target = targets[link.route]
    // A flow may begin with another one, and a broken graph with itself.
    for _ in 0..<roots.count where target?.kind == .flow { target = target.flatMap { roots[$0.id] } }
    return target?.kind == .screen ? target?.id : nil
  }
}
