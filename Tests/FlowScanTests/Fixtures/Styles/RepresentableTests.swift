import Foundation
import Testing

/// View controllers inside SwiftUI: `struct ScanContainer: UIViewControllerRepresentable`.
@Suite struct RepresentableTests {
  private static let app = """
    @main struct MuseumApp: App {
      @State private var router = MuseumRouter()
      var body: some Scene { WindowGroup { MuseumView(router: router) } }
    }
    @Observable final class MuseumRouter {
      var path: [Hall] = []
      var isScanning = false
      func scan() { isScanning = true }
      func scanned(_ isKnown: Bool) { isScanning = false; if isKnown { path.append(.egypt) } }
    }
    enum Hall: Hashable { case egypt }
    struct MuseumView: View {
      @Bindable var router: MuseumRouter
      var body: some View {
        NavigationStack(path: $router.path) {
          HallsView(onScan: router.scan).navigationDestination(for: Hall.self) { _ in EgyptView() }
        }
        .fullScreenCover(isPresented: $router.isScanning) { CONTAINER.ignoresSafeArea() }
      }
    }
    struct HallsView: View { let onScan: () -> Void; var body: some View { Button("Scan", action: onScan) } }
    struct EgyptView: View { var body: some View { Text("Egypt") } }

    """

  private static let flow = """
    final class ScanCoordinator {
      let navigation = UINavigationController()
      let onDone: (Bool) -> Void
      init(onDone: @escaping (Bool) -> Void) { self.onDone = onDone }
      func start() {
        let camera = CameraController()
        camera.onCode = { [weak self] in self?.showCode() }
        navigation.setViewControllers([camera], animated: false)
      }
      func showCode() {
        let code = CodeController()
        code.onOK = { [weak self] in self?.onDone(true) }
        navigation.pushViewController(code, animated: true)
      }
    }
    final class CameraController: UIViewController { var onCode: (() -> Void)?; @objc func read() { onCode?() } }
    final class CodeController: UIViewController { var onOK: (() -> Void)?; @objc func ok() { onOK?() } }

    """

  private static func container(_ members: String) -> String {
    "struct ScanContainer: UIViewControllerRepresentable {\n\(members)\n"
      + "  func updateUIViewController(_ controller: UINavigationController, context: Context) {}\n}\n"
  }

  private static let graphOfTheFlow = """
    MuseumRouter entry
      scan -present-> [ScanCoordinator]
      scanned(isKnown: Bool) -push-> EgyptView
    > start -root-> HallsView
      [ScanCoordinator] -onDone-> <
      [ScanCoordinator] -onDone-> scanned
      HallsView -onScan-> scan
    ScanCoordinator
    > start -root-> CameraController
      showCode -push-> CodeController
      CameraController -onCode-> showCode
      CodeController -onOK-> !onDone
    """

  private static let kept = "ScanContainer(coordinator: ScanCoordinator(onDone: router.scanned))"
  private static let made = "ScanContainer(onDone: router.scanned)"

  @Test(arguments: [
    (
      kept,
      """
        let coordinator: ScanCoordinator
        func makeUIViewController(context: Context) -> UINavigationController {
          coordinator.start()
          return coordinator.navigation
        }
      """
    ),
    (
      kept,
      """
        let coordinator: ScanCoordinator
        func makeCoordinator() -> ScanCoordinator { coordinator }
        func makeUIViewController(context: Context) -> UINavigationController {
          context.coordinator.start()
          return context.coordinator.navigation
        }
      """
    ),
    (
      made,
      """
        let onDone: (Bool) -> Void
        func makeCoordinator() -> ScanCoordinator { ScanCoordinator(onDone: onDone) }
        func makeUIViewController(context: Context) -> UINavigationController {
          context.coordinator.start()
          return context.coordinator.navigation
        }
      """
    ),
    (
      made,
      """
        let onDone: (Bool) -> Void
        final class Coordinator { var scan: ScanCoordinator? }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> UINavigationController {
          let scan = ScanCoordinator(onDone: onDone)
          context.coordinator.scan = scan
          scan.start()
          return scan.navigation
        }
      """
    ),
    (
      "ScanContainer(router: router)",
      """
        let router: MuseumRouter
        final class Bridge {
          let scan: ScanCoordinator
          let router: MuseumRouter
          init(router: MuseumRouter) {
            self.router = router
            scan = ScanCoordinator(onDone: router.scanned)
          }
        }
        func makeCoordinator() -> Bridge { Bridge(router: router) }
        func makeUIViewController(context: Context) -> UINavigationController {
          context.coordinator.scan.start()
          return context.coordinator.scan.navigation
        }
      """
    ),
  ])
  func aViewAroundAFlowOfViewControllersIsThatFlow(made: String, members: String) {
    expectGraph(
      Self.app.replacingOccurrences(of: "CONTAINER", with: made) + Self.flow + Self.container(members),
      Self.graphOfTheFlow)
  }

  /// The name of the view says nothing more: users see the same screens.
  @Test(arguments: ["ScanFlow", "ScanFlowView", "ScanCoordinatorView"])
  func aViewAroundAFlowMayBeNamedLikeAFlow(name: String) {
    let members = """
        let onDone: (Bool) -> Void
        func makeCoordinator() -> ScanCoordinator { ScanCoordinator(onDone: onDone) }
        func makeUIViewController(context: Context) -> UINavigationController {
          context.coordinator.start()
          return context.coordinator.navigation
        }
      """
    expectGraph(
      (Self.app.replacingOccurrences(of: "CONTAINER", with: Self.made) + Self.flow + Self.container(members))
        .replacingOccurrences(of: "ScanContainer", with: name),
      Self.graphOfTheFlow)
  }

  /// A view with a view controller of its own, or of the system, is a screen, also if it keeps the flow to report to.
  @Test func aViewWithAViewControllerOfItsOwnIsAScreen() {
    expectGraph(
      Self.app.replacingOccurrences(of: "CONTAINER", with: "CameraView(router: router)") + """
        struct CameraView: UIViewControllerRepresentable {
          let router: MuseumRouter
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
            let camera = VNDocumentCameraViewController()
            camera.delegate = context.coordinator
            return camera
          }
          func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}
          final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
            let parent: CameraView
            init(_ parent: CameraView) { self.parent = parent }
            func documentCameraViewControllerDidCancel(_ camera: VNDocumentCameraViewController) {
              parent.router.scanned(true)
            }
          }
        }
        """,
      """
      MuseumRouter entry
        scan -present-> CameraView
        scanned(isKnown: Bool) -push-> EgyptView
      > start -root-> HallsView
        CameraView -scanned-> <
        CameraView -scanned-> scanned
        HallsView -onScan-> scan
      """)
  }

  /// The object that such a view makes to hear of its pages is no flow.
  @Test(arguments: ["PageSource", "Coordinator", "PageCoordinator"])
  func theSourceOfPagesIsNoFlow(name: String) {
    expectGraph(
      Self.app.replacingOccurrences(of: "CONTAINER", with: "PicturesView(names: [])") + """
        struct PicturesView: UIViewControllerRepresentable {
          let names: [String]
          func makeCoordinator() -> \(name) { \(name)(parent: self) }
          func makeUIViewController(context: Context) -> UIPageViewController {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = context.coordinator
            pages.setViewControllers([context.coordinator.page(0)], direction: .forward, animated: false)
            return pages
          }
          func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
        }
        final class \(name): NSObject, UIPageViewControllerDataSource {
          let parent: PicturesView
          init(parent: PicturesView) { self.parent = parent }
          func page(_ index: Int) -> UIViewController {
            UIHostingController(rootView: PictureView(name: parent.names[index]))
          }
          func pageViewController(_ pages: UIPageViewController, viewControllerBefore shown: UIViewController)
            -> UIViewController? { page(0) }
          func pageViewController(_ pages: UIPageViewController, viewControllerAfter shown: UIViewController)
            -> UIViewController? { page(1) }
        }
        struct PictureView: View { let name: String; var body: some View { Text(name) } }
        """,
      """
      MuseumRouter entry
        scan -present-> PicturesView
        scanned(isKnown: Bool) -push-> EgyptView
      > start -root-> HallsView
        HallsView -onScan-> scan
      """)
  }
}
