import FlowRender

if CommandLine.arguments.dropFirst().first == "render-worker" {
  RenderWorker.serve()
} else {
  print("flowdoc")
}
