import FlowTestSupport
import Foundation

/// Plays `action.yml` on a machine: the shell steps as they are written, the steps of other actions as a note that they were asked.
struct ActionRunner {
  let machine: CIMachine
  var inputs: [String: String] = [:]
  var event = "pull_request"
  /// The branch that a pull request wants to be merged into.
  var base = "main"

  struct Result {
    var isFailed = false
    /// What the steps printed, one after the other.
    var log = ""
    var summary = ""
    /// The steps that ran, by their names or by the actions that they use.
    var steps: [String] = []
  }

  func run() throws -> Result {
    let action = try Action()
    var result = Result()
    var context = ActionContext(values: facts(of: action))
    for (place, step) in action.steps.enumerated()
    where try context.allows(step.condition, isFailed: result.isFailed) {
      if let uses = step.uses {
        let path = try context.filled(step.with["path"] ?? "").replacing(machine.folder.root.path, with: "")
        result.steps.append("\(uses.prefix { $0 != "@" }) \(path)")
      } else {
        result.steps.append(step.name ?? "")
        let ending = try play(step, in: context, place: place)
        result.log += ending.output + ending.errors
        if ending.status != 0 { result.isFailed = true }
        for line in outputs(place) {
          context.values["steps.\(step.id ?? "").outputs.\(line.key)"] = line.value
        }
      }
    }
    result.summary = (try? machine.folder.read("summary")) ?? ""
    return result
  }

  private func play(_ step: Action.Step, in context: ActionContext, place: Int) throws -> Shell.Result {
    let folder = machine.folder
    try folder.write(step.run ?? "", to: "steps/\(place).sh")
    var environment = machine.environment.merging(try step.environment.mapValues(context.filled)) { $1 }
    environment.merge([
      "GITHUB_ACTION_PATH": folder.path("flowdoc"), "RUNNER_TEMP": folder.path("temp"),
      "GITHUB_OUTPUT": folder.path("outputs/\(place)"), "GITHUB_STEP_SUMMARY": folder.path("summary"),
      "GITHUB_REPOSITORY": "shop/app", "GITHUB_API_URL": "https://api.example",
      "GITHUB_BASE_REF": event == "pull_request" ? base : "", "CI": "true",
    ]) { $1 }
    try FileManager.default.createDirectory(at: folder.url("outputs"), withIntermediateDirectories: true)
    return try Shell.run(
      "/usr/bin/env",
      ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", folder.path("steps/\(place).sh")],
      in: folder.url("clone"), environment: environment)
  }

  private func facts(of action: Action) -> [String: String] {
    var values = [
      "github.token": "secret", "github.sha": "c0ffee", "github.event_name": event,
      "github.event.pull_request.number": event == "pull_request" ? "7" : "",
    ]
    for (name, standard) in action.inputs {
      values["inputs.\(name)"] = inputs[name] ?? (standard == "${{ github.token }}" ? "secret" : standard)
    }
    return values
  }

  private func outputs(_ place: Int) -> [(key: String, value: String)] {
    let lines = (try? machine.folder.read("outputs/\(place)"))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      line.firstIndex(of: "=").map { (String(line[..<$0]), String(line[line.index(after: $0)...])) }
    }
  }
}
