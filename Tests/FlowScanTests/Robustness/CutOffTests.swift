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
      told(result(limit: 20)) == [
        "App.swift: there is too much that may be called or passed on, most of it in the functions of HomeCoordinator; "
          + "the scan stopped, and its result is incomplete. Exclude code that does not navigate with --exclude, such as App.swift."
      ])
    #expect(result(limit: 20).graph == result(limit: 20).graph)
  }

  @Test func anAppIsFarFromThat() {
    #expect(told(result(limit: nil)) == [])
    #expect(result(limit: nil).graph.flows.map(\.id) == ["HomeCoordinator"])
  }
}
