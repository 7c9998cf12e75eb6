import FlowModel
import Foundation
import Testing

@testable import FlowScan

/// Parts of modules are kept by build systems for months, so that another form of facts needs another number.
@Suite struct FormatTests {
  /// Fails where the bytes of facts have changed: raise `SourceFile.format`, then write the new hash here.
  @Test func theFormatStandsForTheBytes() {
    let text = """
      import UIKit
      /// The first flow.
      final class HomeCoordinator<Item: Hashable>: BaseCoordinator, HomeDelegate {
        @Injected private(set) weak var router: (any Router)? = nil
        enum Step: String { case one(Int, name: String?) = "1", two }
        private lazy var cart = { [weak self] (item: Item) -> [Int: String] in self?.show(item) ?? [:] }
        init?(router: Router) { self.router = router }
        override func start() async throws {
          guard let url = URL(string: "shop://\\(cart)/a"), url.host == "x", case .one(let a, _) = step else { return }
          switch step { case .one where a > 1: router?.push(Home(a) { $0.id }, animated: !true); default: break }
          for item in items { try await present(item as? UIViewController, \\.path, #selector(tap)) }
          do { items[0] = (1, b: 2) } catch { defer { a += 1 } }
          let view = isOn ? NavigationLink("a", destination: Text("b")) : nil
        }
        subscript(index: Int) -> Item { items[index] }
        typealias Handler = (Item) -> Void
      }
      extension HomeCoordinator { static func make() -> some View { Text("") } }
      protocol HomeDelegate: AnyObject { associatedtype Value; func done(_ value: Value) }
      """
    let file = SourceFile(parsing: text, path: "Home.swift")
    #expect(SourceFile(bytes: file.bytes, path: "Home.swift") == file)
    #expect(
      "\(SourceFile.format) \(ContentHash(of: file.bytes + FileSketch(of: text.utf8).bytes).text)"
        == "1 33f1161b67cddbf2abf5b4f3ca538886")
  }
}
