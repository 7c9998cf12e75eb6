import FlowDriver
import FlowModel
import FlowTestSupport
import Foundation
import Testing

@Suite struct MonorepoTests {
  @Test func dump() throws {
    let folder = Folder(root: URL(fileURLWithPath: "/tmp/P-mono"))
    try Monorepo(modules: 50).write(to: folder)
  }
}
