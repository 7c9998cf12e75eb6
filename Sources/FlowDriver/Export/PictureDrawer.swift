public import FlowExport
internal import FlowModel
internal import FlowRender
internal import Foundation

/// Draws scenes as SVG in a separate process, so that a layout that hangs costs one picture and not the run.
public struct PictureDrawer: Sendable {
  private let worker: RenderWorkerCommand

  /// Draws with an executable that has the command `render-worker`, such as flowdoc.
  public init(worker: String) {
    self.worker = RenderWorkerCommand(executable: worker, arguments: ["render-worker"])
  }

  /// The path of the running program.
  static var workerProgram: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// A drawer that uses the running program.
  public static var thisProgram: PictureDrawer {
    PictureDrawer(worker: workerProgram)
  }

  /// Draws one standalone picture, including its style sheet for light and dark.
  public func draw(
    _ scene: Scene, _ options: PictureOptions, fallback: Scene? = nil
  ) throws -> GraphExport.Output {
    // A line separator in a name would end the line of a log.
    let look = SVGOptions(
      title: SafeText.shown(scene.title), description: SafeText.shown(scene.summary), rootClass: "flowdoc",
      styleSheet: PictureStyle.css)
    let fallbacks = [fallback].compactMap(\.self).filter { $0.edges.count <= RenderRequest.mostEdges }
    var request = RenderRequest(
      id: scene.title, dot: scene.dot(options), fallbacks: fallbacks.map { $0.dot(options) },
      options: look)
    (request.edges, request.lastResort) = (scene.edges.count, { scene.grid(options) })
    let pool = RenderPool(command: worker, workers: 1)
    switch try pool.render(request).result {
    case .success(let picture):
      let (svg, remarks) = try readable(picture, of: scene, options) { dot in
        try pool.render(RenderRequest(id: scene.title, dot: dot, options: look)).result
      }
      return GraphExport.Output(text: svg, findings: findings(about: picture) + remarks)
    case .failure(let failure):
      throw DriverError(
        "the picture of \(scene.title) could not be drawn: \(failure); show less with --flow, --focus or --collapse, "
          + "or use another format")
    }
  }
}

extension PictureDrawer {
  /// The picture, or a variant in the same direction if it cannot be read and that can, with findings.
  private func readable(
    _ picture: RenderedPicture, of scene: Scene, _ options: PictureOptions,
    _ draw: (String) throws -> Result<RenderedPicture, RenderFailure>
  ) throws -> (svg: String, findings: [Finding]) {
    guard picture.attempt == .wanted(.full) else { return (picture.svg, []) }
    // A file is not bound to the width of a page.
    var choice = PictureChoice(picture.svg, ignoring: [.smallNames])
    guard !choice.isReadable else { return (picture.svg, []) }
    let variants = scene.variants(insteadOf: options.direction)
    for (number, variant) in variants.enumerated() where variant.direction == options.direction {
      guard !choice.isReadable, case .success(let other) = try draw(variant.scene.dot(options)) else {
        continue
      }
      if other.attempt == .wanted(.full) { choice.consider(other.svg, variant: number) }
    }
    let chosen = choice.variant.map { variants[$0] }
    let remarks = [chosen?.remark ?? "", chosen?.scene.meaningOfSigns ?? "", choice.remark]
    return (choice.svg, remarks.filter { !$0.isEmpty }.map(Self.shortened))
  }

  private static func shortened(_ remark: String) -> Finding {
    Finding(
      rule: "picture-shortened", severity: .note, message: remark,
      remedy: "Show less with --flow, --focus, --depth or --collapse.")
  }

  private func findings(about picture: RenderedPicture) -> [Finding] {
    let warnings = picture.diagnostics.filter { !isAboutSize($0) }.map { line in
      Finding(
        rule: "graphviz", severity: .note, message: line,
        remedy: "Check the picture; its layout may be wrong.")
    }
    guard picture.attempt != .wanted(.full) else { return warnings }
    let reason = picture.failedAttempts.last.map { "earlier attempts failed (\($0))" }
    let simpler = Finding(
      rule: "picture-simplified", severity: .warning,
      message:
        "the picture was drawn with \(picture.attempt), since \(reason ?? "it is too large for a better layout")",
      remedy: "Show less with --flow, --focus or --collapse.")
    return [simpler] + warnings
  }

  /// Whether a warning is about sizes: FlowExport measures labels, but Graphviz counts bytes and finds boxes too small for non-Latin
  /// scripts.
  private func isAboutSize(_ line: String) -> Bool { line.hasSuffix("size too small for label") }
}
