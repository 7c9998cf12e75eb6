internal import FlowExport
internal import FlowModel
internal import FlowSite
internal import FlowWireframe

/// Draws the screens of a graph that have no screenshot from their source.
struct WireframeReading {
  /// A drawing of a screen for light or dark pages.
  struct Drawing: Sendable {
    var shot: ShotFile
    var svg: String
  }

  private let job: SiteJob
  private let graph: FlowGraph
  private let screens: [Screen]

  /// Takes the screens of a graph but those with a screenshot, by id or name.
  init(_ job: SiteJob, _ graph: FlowGraph, besides pictured: Set<String>) {
    self.job = job
    self.graph = graph
    screens = graph.screens.filter {
      $0.location != nil && !pictured.contains($0.id) && !pictured.contains($0.name)
    }
  }

  /// The drawings, two of each screen whose source says what it shows.
  func drawings() -> [Drawing] {
    guard job.drawsWireframes, let scan = job.scan, !screens.isEmpty else { return [] }
    let sources = WireframeSources(scan)
    let hues = Self.hues(graph)
    return Workers(jobs: job.jobs).map(screens) { screen in
      Self.drawings(of: screen, hue: hues[screen.id] ?? 0, from: sources)
    }.flatMap(\.self)
  }

  private static func drawings(of screen: Screen, hue: Int, from sources: WireframeSources) -> [Drawing] {
    guard let location = screen.location,
      let wireframe = Wireframe(
        of: screen.name, in: location.file, from: sources.shelf, interfaces: sources.interfaces)
    else { return [] }
    return [false, true].map { isDark in
      var shot = ShotFile(
        screen: screen.id, name: fileName(screen) + (isDark ? "~dark.svg" : ".svg"), isDark: isDark)
      shot.size = Wireframe.size
      shot.drawnFrom = location
      return Drawing(shot: shot, svg: wireframe.svg(Look(isDark: isDark, hue: hue)))
    }
  }

  /// A name that no other screen's file has, in letters that every system of files knows.
  private static func fileName(_ screen: Screen) -> String {
    let plain = screen.name.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    var hash = ContentHash()
    hash.add(screen.id)
    return String(String.UnicodeScalarView(plain.prefix(60))) + "-" + hash.text.prefix(8)
  }

  /// The hue of the first flow that shows each screen.
  private static func hues(_ graph: FlowGraph) -> [String: Int] {
    let shown = graph.flows.flatMap { flow in
      flow.routes.filter { $0.target.kind == .screen }.map { ($0.target.id, Hue(flow.id).number) }
    }
    return Dictionary(shown, uniquingKeysWith: { first, _ in first })
  }
}
