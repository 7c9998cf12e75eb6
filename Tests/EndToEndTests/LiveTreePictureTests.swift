import FlowExport
import FlowKit
import FlowModel
import FlowRender
import FlowTestSupport
import Foundation
import Testing

/// The live tree of a running app as a file and as a picture.
@MainActor @Suite struct LiveTreePictureTests {
  private let app = HomeFlow()
  private let watch = FlowWatch()
  private let kept: DetailFlow?

  init() {
    app.launch(in: HeadlessNavigator(), observer: watch)
    kept = app.go(\.detail).shown
    app.go(\.detail)
    kept?.finish()
  }

  private var tree: CoordinatorTree { LiveTree(of: app, name: "Home & away", watch: watch).tree }

  @Test func itIsDrawnByTheLibraries() throws {
    let dot = Scene.liveTree(tree).dot()
    let svg = SVGCleaner.clean(try Graphviz.render(dot).svg)
    for text in ["HomeFlow #1", "DetailFlow #2", "DetailFlow #3", "mark-finished", "finished, still alive"] {
      #expect(svg.contains(text), "\(text)")
    }
  }

  @Test func theProgramExportsItsFile() throws {
    let file = String(decoding: TreeFile.write(tree), as: UTF8.self)
    for (format, text) in [
      ("svg", "mark-finished"), ("dot", "DetailFlow #3"), ("mermaid", "DetailFlow #3"),
      ("tree", "DetailFlow #3  ✗ finished, still alive\n"), ("json", file),
    ] {
      let result = try flowdoc(["--format", format], file)
      #expect(result.status == 0 && result.output.contains(text), "\(format): \(result)")
    }
  }

  @Test func whatATreeCannotBeMadeIsSaid() throws {
    let file = String(decoding: TreeFile.write(tree), as: UTF8.self)
    let csv = try flowdoc(["--format", "csv"], file)
    #expect(
      (csv.errors, csv.status) == (
        "error: a live tree cannot be made csv; take dot, svg, mermaid, json or tree\n", 2
      ))
    #expect(try flowdoc(["--flow", "HomeFlow"], file).status == 64)
    let broken = try flowdoc(
      [], #"{"format": "flowdoc.tree", "version": 1, "nodes": [{"id": "", "type": "A", "role": "screen"}]}"#)
    #expect(broken.status == 2 && broken.errors.contains("nodes[0].id: the id is empty"))
    let few = try flowdoc(["--format", "dot", "--budget", "1"], file)
    #expect(few.status == 0 && few.errors.contains("what is marked and what is near the roots"))
  }

  private func flowdoc(_ options: [String], _ input: String) throws -> Shell.Result {
    try Shell.run(Products.flowdoc, ["export", "-"] + options, input: input)
  }
}

private final class HomeFlow: Coordinator {
  struct Routes: RouteTable {
    let home = Root { (_: HomeFlow) in HomeScreen() }
    let detail = Push { (_: HomeFlow) in DetailFlow() }
  }
}

private final class DetailFlow: Coordinator {
  struct Routes: RouteTable {
    let detail = Root { (_: DetailFlow) in HomeScreen() }
  }
}

private struct HomeScreen: Presentable {}
