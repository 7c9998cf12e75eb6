import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// Source in which so much may be called or passed on that an analysis would take hours.
@Suite struct CutOffTests {
  private let fixture = Fixture(
    """
    // FILE Future.swift
    final class Future {
      func then(_ next: @escaping () -> Future) -> Future { next().then { self } }
    }
    // FILE App.swift
    final class HomeCoordinator: Coordinator {
      func start() { navigationController.pushViewController(HomeViewController(), animated: true) }
      func more() { Future().then { Future().then { self.start(); return Future() } } }
    }
    final class HomeViewController: UIViewController {}
    """)

  private func result(limit: Int?) -> ScanResult {
    var scan = ValueFlowScan(settings: fixture.settings)
    scan.limit = limit
    return scan.graph(of: fixture.files.map { SourceReader.read($0.text, path: $0.path) })
  }

  private func told(_ result: ScanResult) -> [String] {
    result.findings.filter { $0.rule == "too-complex" }.map {
      "\($0.location?.file ?? "-"): \($0.message). \($0.remedy)"
    }
  }

  @Test func anAnalysisThatFindsTooMuchStopsAndSaysWhere() {
    #expect(
      told(result(limit: 10)) == [
        "App.swift: there is too much that may be called or passed on, most of it in the functions of HomeCoordinator; "
          + "the scan stopped, and its result is incomplete. Exclude code that does not navigate with --exclude, such as App.swift."
      ])
    #expect(result(limit: 10).graph == result(limit: 10).graph)
  }

  @Test func anAppIsFarFromThat() {
    #expect(told(result(limit: nil)) == [])
    #expect(result(limit: nil).graph.flows.map(\.id) == ["HomeCoordinator"])
  }

  /// Code that tests nine segments, and calls 40 functions with the link.
  @Test func codeThatDoesTooMuchWithALinkIsTold() {
    let tests = (0..<9).map { "if parts[\($0)] == \"a\($0)\" { count(url) }" }
    let names = (0..<40).map { "step\($0)" }
    let fixture = Fixture(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let home = HomeCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          let parts = url.pathComponents
          \(tests.joined(separator: "\n"))
          \(names.map { "\($0)(url)" }.joined(separator: "\n"))
          if url.host == "help" { home.help() }
          return true
        }
        func count(_ url: URL) {}
        \(names.map { "func \($0)(_ url: URL) {}" }.joined(separator: "\n"))
      }
      final class HomeCoordinator {
        let navigation = UINavigationController()
        func help() { navigation.pushViewController(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """)
    func told(_ limit: Int?) -> [String] {
      var scan = ValueFlowScan(settings: fixture.settings)
      scan.limit = limit
      let code = fixture.files.map { SourceReader.read($0.text, path: $0.path) }
      return scan.graph(of: code).findings.map { "\($0.rule) \($0.location?.line ?? 0): \($0.message)" }
    }
    #expect(
      told(200) == [
        "links-unread 3: there are too many ways in which the code that takes a URL goes on, so that links may be missing"
      ])
    #expect(told(nil) == [])
  }
}
