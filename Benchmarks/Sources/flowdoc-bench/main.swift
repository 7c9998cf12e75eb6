import FlowRender

// The pool starts this program again as its worker, and so do the benchmarks of scans, sites and sizes.
if CommandLine.arguments.dropFirst().first == "render-worker" {
  RenderWorker.serve()
} else if CommandLine.arguments.dropFirst().first == "scan-once" {
  try scanOnce(Array(CommandLine.arguments.dropFirst(2)))
} else if CommandLine.arguments.dropFirst().first == "site-once" {
  try siteOnce(Array(CommandLine.arguments.dropFirst(2)))
} else if CommandLine.arguments.dropFirst().first == "size-graph" {
  try sizeGraph(Array(CommandLine.arguments.dropFirst(2)))
} else {
  let benches: [(name: String, run: @MainActor () throws -> Void)] = [
    ("rendering", benchRendering), ("links", benchLinks), ("questions", benchQuestions),
    ("navigating", benchNavigating), ("scan", benchScanning), ("site", benchSites), ("sizes", benchSizes),
  ]
  let wanted = CommandLine.arguments.dropFirst().first
  // Sizes need the path of a program.
  for bench in benches where wanted == nil && bench.name != "sizes" || wanted == bench.name {
    try bench.run()
  }
}
