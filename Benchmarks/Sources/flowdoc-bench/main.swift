import FlowRender

// The pool starts this program again as its worker.
if CommandLine.arguments.dropFirst().first == "render-worker" {
  RenderWorker.serve()
} else {
  let benches: [(name: String, run: @MainActor () throws -> Void)] = [
    ("rendering", benchRendering), ("links", benchLinks), ("questions", benchQuestions),
    ("navigating", benchNavigating),
  ]
  let wanted = CommandLine.arguments.dropFirst().first
  for bench in benches where wanted == nil || wanted == bench.name { try bench.run() }
}
