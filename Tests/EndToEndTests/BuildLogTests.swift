import FlowTestSupport
import Foundation
import Testing

/// What `make test` prints of the log of `swift build`.
@Suite struct BuildLogTests {
  private static let log = """
    [1/1] Compiling plugin FlowdocPlugin
    Building for debugging...
    remark: Incremental compilation has been disabled: it is not compatible with whole module optimization
    [1/40] Write sources
    [4/40] Compiling FlowModel Flow.swift
    [5/40] Compiling FlowModel Link.swift
    /App/Sources/Link.swift:3:5: error: cannot find 'a' in scope
    [39/40] Compiling FlowKit Route.swift
    [40/40] Linking flowdoc
    Build complete! (3.00s)

    """

  @Test func aFileGetsSomeLinesOfProgressAndAllThatIsSaidOfCode() throws {
    #expect(
      try shortened(for: "file") == """
        [1/1] Compiling plugin FlowdocPlugin
        Building for debugging...
        [4/40] Compiling FlowModel Flow.swift
        /App/Sources/Link.swift:3:5: error: cannot find 'a' in scope
        [39/40] Compiling FlowKit Route.swift
        [40/40] Linking flowdoc
        Build complete! (3.00s)

        """)
  }

  @Test func aTerminalGetsALineThatChanges() throws {
    let shown = try shortened(for: "terminal")
    let lines = shown.split(separator: "\n").map { $0.split(separator: "\r").last.map(String.init) ?? "" }
    #expect(
      lines == [
        "[1/1] Compiling plugin FlowdocPlugin\u{1B}[K", "Building for debugging...",
        "[5/40] Compiling FlowModel Link.swift\u{1B}[K",
        "/App/Sources/Link.swift:3:5: error: cannot find 'a' in scope", "[40/40] Linking flowdoc\u{1B}[K",
        "Build complete! (3.00s)",
      ])
  }

  @Test func aBuildThatFailsFails() throws {
    let result = try Shell.run(
      "/bin/sh", ["Scripts/build.sh", "--package-path", "/nonexistent"], in: Repository.root)
    #expect(result.status == 1)
  }

  private func shortened(for place: String) throws -> String {
    let result = try Shell.run(
      "/bin/sh", ["Scripts/build-log.sh", place], input: Self.log, in: Repository.root)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }
}
