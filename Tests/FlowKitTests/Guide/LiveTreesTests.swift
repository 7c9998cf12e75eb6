import FlowKit
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The code of Documentation/LiveTrees.md.
@MainActor @Suite struct LiveTreesTests {
  @Test func aTreeOfAnyStyleIsPrintedAndWritten() throws {
    let appCoordinator = AppCoordinator()
    print(LiveTree(reflecting: appCoordinator))
    #expect("\(LiveTree(reflecting: appCoordinator))".contains("CartCoordinator"))

    let folder = try Folder.temporary()
    defer { folder.remove() }
    let file = folder.url("tree.json")
    try TreeFile.write(LiveTree(reflecting: appCoordinator).tree).write(to: file)
    #expect(
      try TreeFile.read(Data(contentsOf: file)).nodes.map(\.type) == ["AppCoordinator", "CartCoordinator"])
  }
}

private final class AppCoordinator {
  var childCoordinators = [CartCoordinator()]
}

private final class CartCoordinator {}
