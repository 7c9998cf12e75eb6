import Testing

/// Who asks for a transition, where nobody was seen to show it.
@Suite struct AskerTests {
  @Test func aServiceIsNoScreen() {
    expectGraphOfBoth(
      """
      final class NewsController: UIViewController {}
      final class EventQueue {
        var onEvent: (() -> Void)?
        func receive() { onEvent?() }
      }
      final class NewsCoordinator {
        let navigation = UINavigationController()
        let queue = EventQueue()
        func start() {
          queue.onEvent = { self.showNews() }
        }
        func showNews() {
          navigation.pushViewController(NewsController(), animated: true)
        }
      }
      """,
      """
      NewsCoordinator
        showNews -push-> NewsController
      """)
  }

  @Test func aViewThatAsksIsAScreenThoughAnotherShowsIt() {
    expectGraphOfBoth(
      """
      final class CodeController: UIViewController {}
      final class ScanController: UIViewController {
        var onCode: (() -> Void)?
        @objc func found() { onCode?() }
      }
      final class ScanCoordinator {
        let navigation = UINavigationController()
        let scan = ScanController()
        func start() {
          scan.onCode = { self.showCode() }
          CameraKit.shared.attach(scan)
        }
        func showCode() {
          navigation.pushViewController(CodeController(), animated: true)
        }
      }
      """,
      """
      ScanCoordinator
        showCode -push-> CodeController
        ScanController -onCode-> showCode
      """,
      // A screen that is made and not seen to be shown is accounted for.
      values: """
        ScanCoordinator
          showCode -push-> CodeController
          ScanController -onCode-> showCode
          App.swift:8:14 ScanController: It is made here, and not seen to be shown.
        """)
  }
}
