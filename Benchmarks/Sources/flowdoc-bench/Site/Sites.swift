import FlowDriver
import FlowModel
import Foundation

/// The site of a generated app, compared with the time for its layout, and with itself.
func benchSites() throws {
  let (small, large) = (1_000, 10_000)
  print("Sites of generated apps, ten routes a flow, three links for ten flows")
  try measureOneCore(flows: small)
  let first = try measureRuns(flows: small)
  guard CommandLine.arguments.count < 3 else { return }
  let folder = try emptyFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try write(SiteApp(flows: large).graph(), to: folder)
  let many = try make(folder, jobs: 2)
  print("  \(large) flows: \(many.text)")
  report("\(large) flows / \(small) flows", many.seconds / first, goal: 11)
  report("peak memory of \(large) flows in MB", many.megabytes, goal: 1_000)
}

/// The time that remains when all pictures are cached is not layout.
private func measureOneCore(flows: Int) throws {
  let folder = try emptyFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try write(SiteApp(flows: flows).graph(), to: folder)
  let whole = try make(folder, jobs: 1)
  try FileManager.default.removeItem(at: folder.appendingPathComponent("site"))
  let rest = try make(folder, jobs: 1)
  print("  \(flows) flows, one job: \(whole.text)\n  the same, pictures known: \(rest.text)")
  report("everything but layout / layout", rest.seconds / (whole.seconds - rest.seconds), goal: 1)
}

/// The seconds of a first run, as the median of three.
private func measureRuns(flows: Int) throws -> Double {
  let app = SiteApp(flows: flows)
  var (firsts, seconds, changes) = ([Double](), [Double](), [Double]())
  for _ in 0..<3 {
    let folder = try emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(app.graph(), to: folder)
    let first = try make(folder, jobs: 2)
    let second = try make(folder, jobs: 2)
    try write(app.graph(changed: true), to: folder)
    let changed = try make(folder, jobs: 2)
    print("  first: \(first.text)\n    second: \(second.text)\n    one flow changed: \(changed.text)")
    firsts.append(first.seconds)
    seconds.append(second.seconds / first.seconds)
    changes.append(changed.seconds / first.seconds)
  }
  report("second run, nothing changed / first", middle(seconds), goal: 0.05)
  report("one flow changed / first", middle(changes), goal: 0.1)
  return middle(firsts)
}

private func write(_ graph: FlowGraph, to folder: URL) throws {
  try GraphFile.write(graph).write(to: folder.appendingPathComponent("graph.json"))
}

private func make(_ folder: URL, jobs: Int) throws -> OwnProcess.Run {
  try OwnProcess.run(["site-once", folder.path, String(jobs)])
}

/// Performs the task of such a process: one site.
func siteOnce(_ arguments: [String]) throws {
  var request = SiteRequest()
  request.graphs = [arguments[0] + "/graph.json"]
  request.output = arguments[0] + "/site"
  request.cache = CacheFolder(path: arguments[0] + "/cache")
  request.jobs = Int(arguments[1])
  let outcome = try SiteGenerator(SiteJob(request)).run()
  OwnProcess.report(outcome.summary)
}
