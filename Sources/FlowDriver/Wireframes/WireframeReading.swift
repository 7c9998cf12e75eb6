internal import FlowExport
internal import FlowModel
internal import FlowSite
internal import FlowWireframe

/// Draws the screens of a graph from their source.
struct WireframeReading {
  /// A drawing of a screen for light or dark pages.
  struct Drawing: Sendable {
    var shot: ShotFile
    var svg: String
  }

  private let project: AppProject
  private let graph: FlowGraph
  private let screens: [Screen]
  private let limit: WorkLimit

  init(_ project: AppProject, _ graph: FlowGraph, limit: WorkLimit = .wireframe) {
    self.project = project
    self.graph = graph
    self.limit = limit
    screens = graph.screens.filter { $0.location != nil }
  }

  /// The drawings, two of each screen whose source says what it shows, and findings about those that could not be made.
  func outcome() -> (drawings: [Drawing], findings: [Finding]) {
    guard project.drawsWireframes, let scan = project.scan, !screens.isEmpty else { return ([], []) }
    let frame = DeviceFamily.frame(of: scan)
    let pack = pack(scan, frame)
    let hues = Self.hues(graph)
    let catalogs = AssetCatalogs(scan)
    let drawings = screens.flatMap { screen in
      let drawings = pack.drawings[Self.key(screen)]?.shapes.map {
        Self.drawings(of: screen, hue: hues[screen.id] ?? 0, $0, frame, catalogs)
      }
      return drawings ?? []
    }
    return (drawings, screens.filter { pack.drawings[Self.key($0)] == nil }.map(Self.tooSlow))
  }

  private static func tooSlow(_ screen: Screen) -> Finding {
    Finding(
      rule: "too-slow", severity: .warning, location: screen.location,
      message: "the wireframe of \(screen.name) took too long to draw and was left out",
      remedy: "Fix the syntax of the screen's source, or add a picture of the screen.")
  }

  /// The shapes of each screen by its key: kept ones where no file that they were read from has changed.
  private func pack(_ scan: SourceScan, _ frame: ScreenFrame) -> WireframePack {
    let cache = WireframeCache(scan, frame)
    let known = cache.read()
    let sources = WireframeSources(scan, known: known)
    var pack = WireframePack(files: sources.files)
    for key in screens.map(Self.key) {
      guard let kept = known.drawings[key], kept.inputs == sources.inputs(of: kept.needs) else { continue }
      pack.drawings[key] = kept
    }
    // The largest files first: a worker that began with one of them at the end would be left alone with it.
    let missing = screens.filter { pack.drawings[Self.key($0)] == nil }
      .sorted { Self.size($0, sources) > Self.size($1, sources) }
    if !missing.isEmpty {
      let indexes = sources.indexes(frame)
      let drawn: [WireframePack.Drawing?] = Workers(jobs: project.jobs).map(
        missing, within: { [limit] _ in limit }, otherwise: { _ in nil }
      ) { screen in
        let read = ReadScreen(
          screen.name, in: screen.location?.file, from: indexes.sources, interfaces: indexes.interfaces,
          frame: frame)
        let needs = WireframeNeeds(
          types: read.types, texts: read.readsTexts, interfaces: read.readsInterfaces)
        return WireframePack.Drawing(
          needs: needs, inputs: sources.inputs(of: needs), shapes: read.wireframe?.shapes)
      }
      for (screen, drawing) in zip(missing, drawn) { pack.drawings[Self.key(screen)] = drawing }
    }
    if pack != known { cache.write(pack) }
    return pack
  }

  private static func size(_ screen: Screen, _ sources: WireframeSources) -> Int {
    screen.location.flatMap { sources.files[$0.file]?.facts.size } ?? 0
  }

  /// A screen in the pack: the type is looked up by its name and its file.
  private static func key(_ screen: Screen) -> String { "\(screen.name)\n\(screen.location?.file ?? "")" }

  private static func drawings(
    of screen: Screen, hue: Int, _ shapes: String, _ frame: ScreenFrame, _ catalogs: AssetCatalogs
  ) -> [Drawing] {
    [false, true].map { isDark in
      var shot = ShotFile(
        screen: screen.id, name: fileName(screen) + (isDark ? "~dark.svg" : ".svg"), isDark: isDark)
      shot.size = (frame.width, frame.height)
      shot.drawnFrom = screen.location
      let filled = PicturePlaces.filled(shapes) { catalogs.reference(to: $0, isDark: isDark) }
      return Drawing(shot: shot, svg: WireframeColors(isDark: isDark, hue: hue).svg(filled, in: frame))
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
      flow.routes.compactMap(\.target.screenID).map { ($0, Hue(flow.id).number) }
    }
    return Dictionary(shown, uniquingKeysWith: { first, _ in first })
  }
}
