import FlowTestSupport
import Testing

/// What is changed about a source that nobody who uses the app can notice changes nothing in its graph.
@Suite struct MetamorphicTests {
  @Test func fixturesAreFound() {
    #expect(FixtureSource.all.count > 100, "\(FixtureSource.all.count) fixtures")
    #expect(FixtureSource.all.allSatisfy { !$0.files.isEmpty })
  }

  /// In the short form, every other fixture is changed, in one way of six.
  @Test(arguments: Change.all.indices) func theGraphStaysTheSame(change: Int) {
    let step = RunLength.of(short: 12, long: 1)
    for (number, source) in (FixtureSource.all + [.shop]).enumerated() where (number + change) % step == 0 {
      expectSameGraph(of: source, Change.all[change])
    }
  }

  /// A hundred files are many to read: some fixtures must do.
  @Test func whatIsUnrelatedChangesNothing() {
    for index in stride(from: 0, to: FixtureSource.all.count, by: 24) {
      expectSameGraph(of: FixtureSource.all[index], .unrelatedFiles)
    }
  }
}

/// Expects that a change of a source leaves its graph as it is.
func expectSameGraph(
  of source: FixtureSource, _ change: Change, at place: Testing.SourceLocation = #_sourceLocation
) {
  var random = SeededGenerator()
  let changed = change.apply(source.files, &random)
  let before = source.facts
  let after = source.facts(of: changed).map(Change.withoutRenaming)
  if before == after.sorted() { return }
  let lost = before.filter { !after.contains($0) }.map { "- \($0)" }
  let new = after.filter { !before.contains($0) }.map { "+ \($0)" }
  Issue.record(
    """
    \(source.name), \(change.name), seed \(random.seed):
    \((lost + new).joined(separator: "\n"))
    \(text(of: source.files))
    === changed to
    \(text(of: changed))
    """, sourceLocation: place)
}

private func text(of files: [SourceFile]) -> String {
  files.map { "// FILE \($0.path)\n\($0.text)" }.joined()
}
