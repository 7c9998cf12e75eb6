import FlowTestSupport
import Foundation
import Testing

/// What `make test` prints of the log of `swift test`.
@Suite struct TestLogTests {
  @Test func failuresAreShownWithTheirReasonsAndTheRestIsCounted() throws {
    let log = """
      remark: Incremental compilation has been disabled: it is not compatible with whole module optimization
      Building for debugging...
      [4/40] Compiling FlowModel Flow.swift
      Build complete! (3.00s)
      ◇ Test run started.
      ↳ Testing Library Version: 6.3.1
      ↳ Target Platform: x86_64-unknown-linux-gnu
      ◇ Suite LinkTests started.
      ◇ Test case passing 1 argument text → "a
      b" to isRead(text:) started.
      ✘ Test isRead(text:) recorded an issue at LinkTests.swift:13:5: Expectation failed: 1 == 2
      ↳ one line of the reason
      ✔ Test isWritten() passed after 0.001 seconds.
      ↳ Each pattern is written as it was read.
      ✔ Suite LinkTests passed after 0.002 seconds.
      ✘ Test run with 2 tests in 1 suite failed after 0.003 seconds with 1 issue.

      """
    let result = try Shell.run(
      "/usr/bin/env", ["awk", "-v", "log_file=tests.log", "-f", "Scripts/test-log.awk"], input: log,
      in: Repository.root)
    #expect(
      result.output == """
        Building for debugging...
        Build complete! (3.00s)
        ✘ Test isRead(text:) recorded an issue at LinkTests.swift:13:5: Expectation failed: 1 == 2
        ↳ one line of the reason
        ✘ Test run with 2 tests in 1 suite failed after 0.003 seconds with 1 issue.

        """)
  }
}
