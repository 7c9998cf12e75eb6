import FlowRender

/// Draws pictures for another flowdoc process: layouts can hang or crash, and must not take the run with them.
struct RenderWorkerCommand: Command {
  static let configuration = CommandConfiguration(
    name: "render-worker", abstract: "Render the pictures that another flowdoc process sends.", isHidden: true
  )

  func run(_ console: Console) -> ExitCode {
    RenderWorker.serve()
    return .success
  }
}
