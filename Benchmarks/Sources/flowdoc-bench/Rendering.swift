import FlowAnalysis
import FlowExport
import FlowModel
import FlowRender
import Foundation

/// A thousand pictures of ten nodes: through the pool, in a plain loop over libgraphviz, and by one `dot` process each.
func benchRendering() throws {
  print("Rendering, 1,000 storyboards of ten nodes, 5 rounds")
  let dots = (0..<1000).map(storyboard)
  var contest = Contest()
  contest.add("plain loop") {
    for dot in dots { _ = try Graphviz.render(dot) }
  }
  let raw = try dots.map { try Graphviz.render($0).svg }
  contest.add("cleaning") {
    for svg in raw { _ = SVGCleaner.clean(svg, options: SVGOptions()) }
  }
  contest.add("start of a pool") { try renderInPool(Array(dots.prefix(1)), workers: 1) }
  contest.add("pool of 1") { try renderInPool(dots, workers: 1) }
  contest.add("pool of 2") { try renderInPool(dots, workers: 2) }
  let times = try contest.run(rounds: 5)
  print("  one picture in the plain loop: \(timeText(times.median("plain loop") / 1000))")
  print("  cleaning it: \(timeText(times.median("cleaning") / 1000)), \(raw[0].utf8.count) bytes")
  print("  starting a worker: \(timeText(times.median("start of a pool")))")
  report("pool of 1 worker / plain loop", times.ratio("pool of 1", to: "plain loop"), goal: 1.15)
  report("pool of 2 workers / plain loop", times.ratio("pool of 2", to: "plain loop"), goal: 0.65)
  if CommandLine.arguments.count < 3 { try benchProcesses(dots) }
}

/// Starting `dot` takes so long that one round, between two of the pool, is enough to see the ratio.
private func benchProcesses(_ dots: [String]) throws {
  guard let dot = ["/usr/bin/dot", "/opt/homebrew/bin/dot", "/usr/local/bin/dot"].first(where: isExecutable)
  else {
    return print("  dot is not installed: the comparison with a process for each picture is left out")
  }
  let before = try seconds { try renderInPool(dots, workers: 2) }
  let processes = try seconds { for text in dots { try renderInProcess(text, dot) } }
  let after = try seconds { try renderInPool(dots, workers: 2) }
  report("dot process for each / pool of 2", processes * 2 / (before + after), goal: 25, atLeast: true)
}

private func isExecutable(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

private func renderInPool(_ dots: [String], workers: Int) throws {
  let command = RenderWorkerCommand(
    executable: Bundle.main.executablePath ?? CommandLine.arguments[0], arguments: ["render-worker"])
  let requests = dots.lazy.map { RenderRequest(id: "", dot: $0) }
  try RenderPool(command: command, workers: workers).render(requests) { outcome in
    _ = try outcome.result.get()
  }
}

private func renderInProcess(_ text: String, _ dot: String) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: dot)
  process.arguments = ["-Tsvg"]
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  input.fileHandleForWriting.write(Data(text.utf8))
  try input.fileHandleForWriting.close()
  _ = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
}

/// A flow with nine screens, of which some lead to others.
private func storyboard(_ number: Int) -> String {
  let id = "Flow\(number)"
  let screens = (0..<9).map { Screen(id: "Screen\(number)x\($0)") }
  let routes = screens.enumerated().map { place, screen in
    Route(
      id: "\(id).r\(place)", name: "r\(place)", style: place == 0 ? .root : .push, target: .screen(screen.id))
  }
  let transitions = (1..<9).map { place in
    Transition(
      flow: id, from: .screen(screens[(place * 7 + number) % place].id), triggers: ["onTap\(place)"],
      kind: .route,
      route: routes[place].id)
  }
  let graph = FlowGraph(
    name: id, flows: [Flow(id: id, routes: routes)], screens: screens, transitions: transitions)
  return Scene.storyboard(of: id, in: GraphIndex(graph))?.dot() ?? ""
}
