import Testing

/// Views for SwiftUI around any view controller: users see that, and no screen of the view's name.
@Suite struct ControllerHostTests {
  @Test(arguments: [
    ("Host<Controller: UIViewController>", "() -> Controller", "make()"),
    ("Host", "() -> UIViewController", "make()"),
    ("Host<Controller: UIViewController>", "Controller", "make"),
    ("Host", "UIViewController", "make"),
  ])
  func aViewAroundAnyViewControllerIsThat(type: String, property: String, making: String) {
    let isCode = property.contains("->")
    let (open, close) = isCode ? ("Host { ", " }") : ("Host(", ")")
    let host = """
      struct \(type): UIViewControllerRepresentable {
        private let make: \(property)
        init(_ make: \(isCode ? "@escaping " : "")\(property)) { self.make = make }
        func makeUIViewController(context: Context) -> \(type == "Host" ? "UIViewController" : "Controller") { \(making) }
      }
      """
    expectGraph(
      """
      import SwiftUI
      import Stinsen
      \(host)
      final class SettingsCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\SettingsCoordinator.list)
        @Root var list = makeList
        @Route(.push) var licenses = makeLicenses
        @Route(.modal) var tracking = makeTracking
        func makeList() -> some View { ListView() }
        func makeLicenses() -> some View { \(open)LicensesViewController(style: .grouped)\(close).navigationTitle("Licenses") }
        private func tracking() -> UIViewController {
          let tracking = TrackingViewController()
          tracking.onClose = { [weak self] in self?.popLast() }
          return tracking
        }
        func makeTracking() -> some View { \(open)tracking()\(close).ignoresSafeArea() }
      }
      struct ListView: View { @EnvironmentObject var router: SettingsCoordinator.Router
        var body: some View { Button("L") { router.route(to: \\.licenses) }; Button("T") { router.route(to: \\.tracking) } } }
      final class LicensesViewController: UITableViewController {}
      final class TrackingViewController: UIViewController { var onClose: (() -> Void)?; @objc func close() { onClose?() } }
      @main struct A: App { var body: some Scene { WindowGroup { NavigationViewCoordinator(SettingsCoordinator()).view() } } }
      """,
      """
      SettingsCoordinator entry
      > list -root-> ListView
        licenses -push-> LicensesViewController
        tracking -present-> TrackingViewController
        ListView -licenses-> licenses
        ListView -tracking-> tracking
        TrackingViewController -onClose-> <
      """)
  }

  @Test func aViewThatOnlyTellsItsViewControllerIsAScreen() {
    expectGraph(
      """
      import SwiftUI
      import Stinsen
      struct CameraView: UIViewControllerRepresentable {
        let onReady: (UIViewController) -> ()
        func makeUIViewController(context: Context) -> UIViewController {
          let camera = CameraController()
          onReady(camera)
          return camera
        }
      }
      final class CameraController: UIViewController {}
      final class ScanCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\ScanCoordinator.camera)
        @Root var camera = makeCamera
        func makeCamera() -> some View { CameraView(onReady: { _ in }) }
      }
      @main struct ScanApp: App {
        var body: some Scene { WindowGroup { NavigationViewCoordinator(ScanCoordinator()).view() } }
      }
      """,
      """
      ScanCoordinator entry
      > camera -root-> CameraView
      """)
  }
}
