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
    let look = SVGOptions(
      title: scene.title, description: scene.summary, rootClass: "flowdoc", styleSheet: PictureStyle.css)
    let fallbacks = [fallback].compactMap(\.self).filter { $0.edges.count <= RenderRequest.mostEdges }
    var request = RenderRequest(
      id: scene.title, dot: scene.dot(options), fallbacks: fallbacks.map { $0.dot(options) },
      options: look)
    (request.edges, request.lastResort) = (scene.edges.count, { scene.grid(options) })
    switch try RenderPool(command: worker, workers: 1).render(request).result {
    case .success(let picture):
      return GraphExport.Output(text: picture.svg, findings: findings(about: picture))
    case .failure(let failure):
      throw DriverError(
        "the picture of \(scene.title) could not be drawn: \(failure); show less with --flow, --focus or --collapse, "
          + "or take another format")
    }
  }
}

extension PictureDrawer {
  private func findings(about picture: RenderedPicture) -> [Finding] {
    let warnings = picture.diagnostics.filter { !isAboutSize($0) }.map { line in
      Finding(
        rule: "graphviz", severity: .note, message: line,
        remedy: "Check the picture; its layout may be wrong.")
    }
    guard picture.rung != .wanted(.full) else { return warnings }
    let reason = picture.setbacks.last.map { "earlier attempts failed (\($0))" }
    let simpler = Finding(
      rule: "picture-simplified", severity: .warning,
      message:
        "the picture was drawn with \(picture.rung), since \(reason ?? "it is too large for a better layout")",
      remedy: "Show less with --flow, --focus or --collapse.")
    return [simpler] + warnings
  }

  /// Whether a warning is about sizes: FlowExport measures labels, but Graphviz counts bytes and finds boxes too small for non-Latin
  /// scripts.
  private func isAboutSize(_ line: String) -> Bool { line.hasSuffix("size too small for label") }
}
