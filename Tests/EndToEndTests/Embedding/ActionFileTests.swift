import FlowTestSupport
import Foundation
import Testing

/// What holds for `action.yml` and the scripts beside it, whatever they do.
@Suite struct ActionFileTests {
  @Test func everyStepIsRead() throws {
    let action = try Action()
    let lines = action.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(action.steps.compactMap(\.run).count == lines.filter { $0 == "run: |" }.count)
    #expect(lines.filter { $0.hasPrefix("run:") }.allSatisfy { $0 == "run: |" })
    #expect(
      action.steps.compactMap(\.uses).count
        == lines.filter { $0.hasPrefix("uses: ") || $0.hasPrefix("- uses: ") }.count)
    #expect(action.steps.allSatisfy { ($0.run == nil) != ($0.uses == nil) })
    #expect(action.steps.filter { $0.run != nil }.allSatisfy { $0.shell == "bash" && $0.name != nil })
  }

  /// What is put into a script is run; what stands in the environment is not.
  @Test func noScriptHasAnExpressionInIt() throws {
    for step in try Action().steps { #expect(step.run?.contains("${{") != true, "\(step.name ?? "")") }
  }

  @Test func everyInputIsUsedAndEveryUsedOneDeclared() throws {
    let action = try Action()
    let used = action.text.matches(of: /inputs\.([\w-]+)/).map { String($0.1) }
    #expect(Set(used) == Set(action.inputs.keys))
  }

  @Test func theDocumentTellsTheInputs() throws {
    let document = try Repository.text("Documentation/ContinuousIntegration.md")
    let told = document.matches(of: /(?m)^\| `([\w-]+)` \| (?:`([^`]*)`|.*?) \|/).filter {
      action(has: String($0.1))
    }
    #expect(Set(told.map { String($0.1) }) == Set(try Action().inputs.keys))
    for row in told {
      if let standard = row.2 { #expect(try Action().inputs[String(row.1)] == String(standard)) }
    }
  }

  private func action(has input: String) -> Bool { (try? Action().inputs[input]) != nil }

  @Test func theScriptTellsItsVariables() throws {
    let script = try Repository.text("Embedding/ci.sh") + Repository.text("Embedding/check.sh")
    let document = try Repository.text("Documentation/ContinuousIntegration.md")
    let told = document.matches(of: /(?m)^\| `(FLOWDOC_\w+)` \|/).map { String($0.1) }
    #expect(told.count > 5)
    for name in told { #expect(script.contains(name), "\(name)") }
  }

  @Test func everyStepThatIsAskedIsThereBefore() throws {
    let action = try Action()
    var known: Set<String> = []
    for step in action.steps {
      let asked = ([step.condition ?? ""] + step.environment.values + step.with.values)
        .flatMap { $0.matches(of: /steps\.(\w+)\./).map { String($0.1) } }
      #expect(known.isSuperset(of: asked))
      if let id = step.id { known.insert(id) }
    }
  }

  /// By a digest, and the same one wherever an action is named: a tag may be another program tomorrow.
  @Test func onlyActionsOfGitHubAreUsedAndEachByItsDigest() throws {
    for uses in try Action().steps.compactMap(\.uses) {
      #expect(uses.wholeMatch(of: /actions\/[a-z\/-]+@[0-9a-f]{40}/) != nil, "\(uses)")
    }
    var digests: [String: Set<String>] = [:]
    for file in [
      "action.yml", ".github/workflows/ci.yml", ".github/workflows/release.yml",
      ".github/workflows/site.yml", "Documentation/ContinuousIntegration.md", "Documentation/Monorepos.md",
    ] {
      for match in try Repository.text(file).matches(of: /uses: (actions\/[a-z-]+)[a-z\/]*@(.*)/) {
        let pinned = match.2.wholeMatch(of: /[0-9a-f]{40} # v\d+\.\d+\.\d+/) != nil
        #expect(pinned, "\(file): \(match.0)")
        digests[String(match.1), default: []].insert(String(match.2))
      }
    }
    #expect(digests.allSatisfy { $0.value.count == 1 }, "\(digests)")
  }

  @Test func nothingIsBuiltOfABranch() throws {
    for file in ["README.md", "Documentation/ContinuousIntegration.md", "Embedding/gitlab.yml"] {
      let text = try Repository.text(file)
      #expect(
        text.firstMatch(of: /flowdoc@main|rev: main|FLOWDOC_VERSION: main|--branch|flowdoc\/main/) == nil,
        "\(file)")
    }
    for workflow in ["ci", "release", "site"] {
      #expect(
        try Repository.text(".github/workflows/\(workflow).yml").contains(
          "\npermissions:\n  contents: read\n"))
    }
  }

  @Test func scriptsCanBeRunAndStopAtErrors() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.file("Embedding").path)
    let scripts = files.filter { $0.hasSuffix(".sh") }
    #expect(scripts.count > 8)
    for script in scripts {
      let path = Repository.file("Embedding/\(script)").path
      let text = try Repository.text("Embedding/\(script)")
      // The others are read by a script with `.`.
      #expect(
        FileManager.default.isExecutableFile(atPath: path) == text.hasPrefix("#!/bin/sh\n"), "\(script)")
      #expect(text.contains("\nset -eu\n") == text.hasPrefix("#!"), "\(script)")
      #expect(try Shell.run("/bin/sh", ["-n", path]).status == 0, "\(script)")
    }
  }
}
