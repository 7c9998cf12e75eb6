import FlowTestSupport
import Foundation
import Testing

/// The jobs of `Embedding/gitlab.yml`, and the same script as any other CI would call it.
@Suite struct GitLabTests {
  private static let notes = "/v4/projects/3/merge_requests/7/notes"

  private func machine(after: [String], notes: String = "[]") throws -> CIMachine {
    let machine = try CIMachine()
    try AppRepository(
      in: machine.folder, after: after, files: [".flowdoc.json": "{}"]
    ).clone("refs/heads/work", depth: 100)
    // flowdoc itself comes from here.
    try machine.program(
      "git",
      """
      case "$*" in
        *https://github.com/*)
          echo "git $*" | sed "s|$2|SOURCE|" >> "$CALLS"
          cp -R "$WORLD/flowdoc/." "$2" ;;
        *FETCH_HEAD) ;;
        *) exec "$GIT" "$@" ;;
      esac
      """)
    try machine.answer("GET /v4/user", 200, #"{"id":42,"username":"project_bot"}"#)
    try machine.answer("GET \(Self.notes)?per_page=100&page=1", 200, notes)
    try machine.answer("GET \(Self.notes)?per_page=100&page=2", 200, "[]")
    try machine.answer("POST \(Self.notes)", 201, "{}")
    try machine.answer("PUT \(Self.notes)/4242", 200, "{}")
    return machine
  }

  /// Plays a job: its variables are filled as GitLab does it, its lines are run one after the other.
  private func play(_ name: String, on machine: CIMachine, token: String? = nil) throws -> Shell.Result {
    let file = try YAML(Repository.text("Embedding/gitlab.yml"))
    let base = try #require(file[file[name]?["extends"]?.text ?? ""])
    let known = [
      "CI_MERGE_REQUEST_DIFF_BASE_SHA": try Shell.run(
        Shell.find("git") ?? "git", ["rev-parse", "HEAD~1"], in: machine.folder.url("clone")
      ).output.trimmingCharacters(in: .newlines),
      "CI_PROJECT_DIR": machine.folder.path("clone"), "CI_API_V4_URL": "https://gitlab.example/v4",
      "CI_PROJECT_ID": "9",
      "CI_MERGE_REQUEST_PROJECT_ID": "3",
    ]
    let variables = [YAML.map(["variables": .map(["FLOWDOC_VERSION": .text("c0ffee")])]), base, file[name]]
      .compactMap { $0?["variables"]?.texts }
      .reduce(into: [:]) { $0.merge($1) { $1 } }
      .mapValues { value in known.reduce(value) { $0.replacing("$" + $1.key, with: $1.value) } }
    let script = base["script"]?.items.compactMap(\.text) ?? []
    #expect(script.count == 6)
    var environment = machine.environment.merging(known) { $1 }.merging(variables) { $1 }
    environment["GIT"] = Shell.find("git")
    environment["FLOWDOC_TOKEN"] = token
    if name == "flowdoc" { environment["CI_MERGE_REQUEST_IID"] = "7" }
    return try Shell.run(
      "/bin/sh", ["-e", "-c", script.joined(separator: "\n")], in: machine.folder.url("clone"),
      environment: environment)
  }

  @Test func aMergeRequestGetsItsNoteAndItsReport() throws {
    let machine = try machine(after: ["cart", "news"])
    defer { machine.folder.remove() }
    let result = try play("flowdoc", on: machine, token: "secret")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      machine.calls.map {
        $0.replacing(/[0-9a-f]{40}/, with: "BASE").replacing(/\S*\/tmp\.\w+/, with: "SOURCE")
      } == [
        "git -C SOURCE fetch --quiet --depth 1 https://github.com/flowdoc/flowdoc c0ffee",
        "swift build --package-path SOURCE/Embedding/.. --scratch-path /clone/.flowdoc/build --configuration release --product flowdoc",
        "flowdoc generate --output flowdoc-site",
        "flowdoc diff --format markdown --fail-on any --output flowdoc-changes.md -- BASE...HEAD",
        "GET /v4/user", "GET \(Self.notes)?per_page=100&page=1", "POST \(Self.notes)",
        "flowdoc check --format gitlab --against BASE --output flowdoc-quality.json",
      ])
    #expect(try machine.comment().contains("3 harmless changes"))
    #expect(try machine.folder.read("headers").contains("header = \"PRIVATE-TOKEN: secret\""))
    #expect(try machine.folder.read("clone/flowdoc-quality.json").hasPrefix("["))
  }

  /// GitLab may write angle brackets as escapes.
  @Test func theNoteIsWrittenAnew() throws {
    let machine = try machine(
      after: ["cart", "news"],
      notes: """
        [{"id":1,"body":"\\u003c!-- flowdoc .flowdoc.json --\\u003e\\nimitated","author":{"id":7}},
        {"id":4242,"body":"\\u003c!-- flowdoc .flowdoc.json --\\u003e\\nold","author":{"id":42}}]
        """)
    defer { machine.folder.remove() }
    #expect(try play("flowdoc", on: machine, token: "secret").status == 0)
    #expect(machine.calls.contains("PUT \(Self.notes)/4242"))
    #expect(!machine.calls.contains { $0.hasPrefix("POST") })
  }

  @Test func withoutATokenThereIsNoNote() throws {
    let machine = try machine(after: ["cart", "news"])
    defer { machine.folder.remove() }
    let result = try play("flowdoc", on: machine)
    #expect(result.status == 0)
    #expect(result.output.contains("No note was written: there is no FLOWDOC_TOKEN."))
    #expect(!machine.calls.contains { $0.contains("/v4/") })
  }

  @Test func aTokenThatMayNotWriteFailsNoJob() throws {
    let machine = try machine(after: ["cart", "news"])
    defer { machine.folder.remove() }
    try machine.answer("POST \(Self.notes)", 403, #"{"message":"403 Forbidden"}"#)
    let result = try play("flowdoc", on: machine, token: "secret")
    #expect(result.status == 0)
    #expect(result.output.contains("The note was not written (403 \"403 Forbidden\")."), "\(result.output)")
  }

  @Test func aBreakingChangeFailsTheJobAfterItWasSaid() throws {
    let machine = try machine(after: [])
    defer { machine.folder.remove() }
    #expect(try play("flowdoc", on: machine, token: "secret").status == 1)
    #expect(try machine.comment().contains("`shop://cart` opened CartScreen"))
  }

  @Test func aPlantedProgramIsNotRun() throws {
    let machine = try machine(after: ["cart"])
    defer { machine.folder.remove() }
    try machine.plantPrograms()
    let result = try play("flowdoc", on: machine, token: "secret")
    #expect(
      result.status == 2 && result.errors.contains("is committed, and nothing of it is run"),
      "\(result.errors)")
    #expect(machine.calls.count == 1 && !machine.hasRunPlanted)
  }

  /// The script alone, in a clone of one commit, as another CI would have it.
  @Test func anyOtherCI() throws {
    let machine = try CIMachine()
    defer { machine.folder.remove() }
    try AppRepository(in: machine.folder, after: []).clone()
    let result = try Shell.run(
      machine.folder.path("flowdoc/Embedding/ci.sh"), [], in: machine.folder.url("clone"),
      environment: machine.environment.merging([
        "FLOWDOC_AGAINST": "origin/main", "FLOWDOC_FORMAT": "junit", "FLOWDOC_REPORT": "out/flowdoc.xml",
        "FLOWDOC_FOLDER": machine.folder.path("kept"), "FLOWDOC_CHANGES": "out/changes.md",
      ]) { $1 })
    #expect(result.status == 1, "\(result.errors)")
    #expect(try machine.folder.read("clone/out/changes.md").contains("`shop://cart` opened CartScreen"))
    #expect(try machine.folder.read("clone/out/flowdoc.xml").contains("<failure"))
    #expect(!machine.calls.contains { $0.hasPrefix("GET") })
    #expect(FileManager.default.isExecutableFile(atPath: machine.folder.path("kept/bin/flowdoc")))
  }

  @Test func theDefaultBranchIsPublished() throws {
    let machine = try machine(after: ["cart"])
    defer { machine.folder.remove() }
    let result = try play("pages", on: machine, token: "secret")
    #expect(result.status == 0, "\(result.errors)")
    #expect(machine.calls.dropFirst(2) == ["flowdoc generate --output public"])
    #expect(FileManager.default.fileExists(atPath: machine.folder.path("clone/public/index.html")))
  }
}
