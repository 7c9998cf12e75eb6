import FlowRender

// The pool starts this program again as its worker.
if CommandLine.arguments.dropFirst().first == "render-worker" {
  RenderWorker.serve()
} else {
  let wanted = CommandLine.arguments.dropFirst().first
  for (name, run) in [("rendering", benchRendering), ("links", benchLinks), ("questions", benchQuestions)]
  where wanted == nil || wanted == name {
    try run()
  }
}
