import Testing

@testable import FlowDriver

/// Which guide page comes first.
@Suite struct GuideOrderTests {
  private static let paths = ["b.md", "A.md", "ci/z.md", "ci/README.md", "ci/a.md", "index.md", "cif.md"]

  @Test(arguments: [
    ([], "index.md A.md b.md ci/README.md ci/a.md ci/z.md cif.md"),
    (["b.md"], "b.md index.md A.md ci/README.md ci/a.md ci/z.md cif.md"),
    (["ci", "index.md"], "ci/README.md ci/a.md ci/z.md index.md A.md b.md cif.md"),
    (["ci/", "b.md", "ci/a.md"], "ci/README.md ci/z.md b.md ci/a.md index.md A.md cif.md"),
    (["b.md", "b.md", "gone.md"], "b.md index.md A.md ci/README.md ci/a.md ci/z.md cif.md"),
  ])
  func namesComeFirst(order: [String], sorted: String) {
    #expect(GuideOrder(order).sorted(Self.paths) == sorted.split(separator: " ").map(String.init))
    #expect(GuideOrder(order).sorted(Self.paths.reversed()) == sorted.split(separator: " ").map(String.init))
  }

  @Test func whatIsNotThereIsTold() {
    let order = GuideOrder(["gone.md", "b.md", "ci", "c", "a.md"])
    #expect(order.unknownPaths(among: Self.paths) == ["gone.md", "c", "a.md"])
  }
}
