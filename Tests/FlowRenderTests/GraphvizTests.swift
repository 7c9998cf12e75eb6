import FlowRender
import FlowTestSupport
import Foundation
import Testing

@Suite struct GraphvizTests {
  @Test func drawsAGraph() throws {
    let picture = try Graphviz.render("digraph { a -> b }")
    #expect(picture.svg.contains("<svg "))
    #expect(picture.diagnostics.isEmpty)
    #expect(try #require(Graphviz.version).contains("."))
  }

  @Test(arguments: [
    ("", RenderError.empty),
    (" \n // nothing\n", .empty),
    ("digraph { a } digraph { b }", .notOneGraph),
    ("digraph { a } and more", .notOneGraph),
    ("digraph {", .syntax(["Error: syntax error in line 1"])),
    ("digraph {\n a -> -> b }", .syntax(["Error: syntax error in line 2 near '->'"])),
    (
      "digraph { layout=nosuch }",
      .failed(["Error: Layout type: \"nosuch\" not recognized. Use one of: dot"])
    ),
  ])
  func says(_ dot: String, _ error: RenderError) {
    #expect(throws: error) { try Graphviz.render(dot) }
  }

  /// Texts that leave the scanner in the midst of something.
  @Test(arguments: [
    "digraph { \"never ended", "digraph { a [label=<<b>x", "digraph {} /* never ended", "/* never ended",
    "digraph {} digraph {} digraph {", "@", "# 12 \"another file\"\ndigraph {", "digraph {} \"never ended",
    "digraph {} <<<never ended", "digraph { -> } \"never ended", "digraph { -> } /* never ended",
  ])
  func forgetsWhatItReadBefore(_ dot: String) throws {
    let expected = try Graphviz.render("digraph { a }")
    _ = try? Graphviz.render(dot)
    let isSame = try Graphviz.render("digraph { a }") == expected
    #expect(isSame)
    #expect(throws: RenderError.syntax(["Error: syntax error in line 1"])) {
      try Graphviz.render("digraph {")
    }
  }

  @Test func leavesOutNUL() throws {
    let picture = try Graphviz.render("digraph { a [label=\"one\0two\"] }")
    #expect(picture.svg.contains("onetwo"))
  }

  @Test func collectsWarnings() throws {
    // Graphviz warns once of a shape, so no other test may have this one.
    let picture = try Graphviz.render("digraph { a [shape=unheardOf] }")
    #expect(picture.diagnostics == ["Warning: using box for unknown shape unheardOf"])
  }

  @Test func boundsTheWarnings() throws {
    let nodes = (0..<2_000).map { "n\($0) [shape=nosuch\($0)]" }.joined(separator: ";")
    let picture = try Graphviz.render("digraph { \(nodes) }")
    let length = picture.diagnostics.reduce(0) { $0 + $1.utf8.count }
    #expect((1_000..<5_000).contains(length))
  }

  @Test func printsNothing() throws {
    let name = "shape\(UInt32.random(in: 0 ... .max))"
    let file = FileManager.default.temporaryDirectory.appending(path: name).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let saved = dup(2)
    let descriptor = open(file, O_CREAT | O_WRONLY, 0o600)
    dup2(descriptor, 2)
    _ = try? Graphviz.render("digraph { a [shape=\(name)] }")
    _ = try? Graphviz.render("digraph { a -> \(name) } \(name)")
    dup2(saved, 2)
    close(descriptor)
    close(saved)
    let printed = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!printed.contains(name))
  }

  @Test func sparesEffort() throws {
    let dot = DOT.dense(nodes: 20, edges: 40)
    let curves = try Graphviz.render(dot).svg
    let lines = try Graphviz.render(dot, effort: .minimal).svg
    #expect(curves != lines)
    #expect(try Graphviz.render(dot, effort: .reduced).svg.contains("<svg "))
  }

  @Test func namesGraphsWithoutANameTheSame() throws {
    let pictures = try (0..<2).map { _ in try Graphviz.render("digraph { a [label=\"\\G\"] }") }
    #expect(pictures[0].svg.contains(">graph</text>"))
    #expect(pictures[0].svg == pictures[1].svg)
  }

  @Test func drawsTheSameFromManyThreads() async throws {
    let dots = (1...8).map { DOT.chain($0) }
    let alone = try dots.map { try Graphviz.render($0) }
    try await withThrowingTaskGroup(of: (Int, RawPicture).self) { group in
      for index in 0..<200 {
        group.addTask { (index % dots.count, try Graphviz.render(dots[index % dots.count])) }
      }
      for try await (index, picture) in group {
        #expect((picture == alone[index]) as Bool, "\(dots[index])")
      }
    }
  }
}
