import FlowModel
import Foundation

/// Each command on graphs of 1,000, 10,000 and 100,000 flows, links and moves: ten times the size takes about ten times the work.
///
/// `flowdoc-bench sizes PROGRAM [SHAPE]` runs the program itself, and prints rows for the table in `Documentation/Trust.md`.
func benchSizes() throws {
  let arguments = Array(CommandLine.arguments.dropFirst(2))
  let program = arguments.first ?? "../.build/release/flowdoc"
  guard FileManager.default.isExecutableFile(atPath: program) else {
    return print(
      "Sizes: there is no program \(program); run make build, or name it: flowdoc-bench sizes PROGRAM")
  }
  for shape in SizedGraph.Shape.allCases where arguments.count < 2 || arguments[1] == shape.rawValue {
    try measure(shape, with: program)
  }
}

private let sizes = [1_000, 10_000, 100_000]
/// The time after which a command is ended, and larger sizes are left out; a busy machine needs some room.
private let longest = 300.0

private func measure(_ shape: SizedGraph.Shape, with program: String) throws {
  let folder = try emptyFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  for size in sizes {
    _ = try OwnProcess.run(["size-graph", shape.rawValue, String(size), folder.path])
  }
  print("Commands on a \(shape.rawValue) of so many flows, links and moves: processor time and peak memory\n")
  print("| Command | \(sizes.map { "\($0)" }.joined(separator: " | ")) |")
  print("| --- |\(sizes.map { _ in " --- |" }.joined())")
  var slopes: [(name: String, slope: Double)] = []
  for command in SizedCommand.all {
    let runs = try measure(command, in: folder, with: program)
    print("| \(command.name) | \(sizes.indices.map { text(runs, $0) }.joined(separator: " | ")) |")
    fflush(nil)
    if let last = runs.last, runs.count > 1 {
      // What was ended has no end that could be measured.
      slopes.append((command.name, last.isComplete ? last.work / runs[runs.count - 2].work : .infinity))
    }
  }
  for (name, slope) in slopes { report("\(name), \(shape.rawValue): ten times the size", slope, goal: 15) }
}

private func measure(_ command: SizedCommand, in folder: URL, with program: String) throws -> [MeasuredRun] {
  var runs: [MeasuredRun] = []
  for size in sizes where size <= command.largest {
    let run = try MeasuredRun(program, command.arguments(size), in: folder, longest: longest)
    runs.append(run)
    if !run.isComplete { break }
  }
  return runs
}

private func text(_ runs: [MeasuredRun], _ place: Int) -> String {
  guard place < runs.count else { return "–" }
  let run = runs[place]
  guard run.isComplete else { return "over \(Int(longest)) s" }
  return "\((run.work * 100).rounded() / 100) s, \(Int(run.megabytes)) MB"
}

/// Writes the graph of one size, and one with other summaries, triggers and links, in a process of its own: the memory that a parent used counts as its children's.
func sizeGraph(_ arguments: [String]) throws {
  guard let shape = SizedGraph.Shape(rawValue: arguments[0]), let count = Int(arguments[1]) else { return }
  var graph = SizedGraph(shape: shape, count: count).graph
  try GraphFile.write(graph).write(to: URL(fileURLWithPath: "\(arguments[2])/\(count).json"))
  for place in stride(from: 0, to: count, by: 10) {
    graph.flows[place].summary = "Another summary."
    graph.transitions[place].triggers = ["another"]
    graph.links[place].pattern += "/more"
    graph.links[place].id = graph.links[place].pattern
  }
  try GraphFile.write(graph).write(to: URL(fileURLWithPath: "\(arguments[2])/\(count)-new.json"))
  OwnProcess.report("written")
}
