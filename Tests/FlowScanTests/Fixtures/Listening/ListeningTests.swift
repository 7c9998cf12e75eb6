import Testing

/// Who asks the flow: buttons, delegates, publishers, view models, routes.
@Suite struct ListeningTests {
  @Test func selectorsOfBarButtons() {
    expectGraph(
      """
      final class DeskCoordinator: NSObject {
        let navigation = UINavigationController()
        func start() {
          let desk = DeskController()
          desk.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addNote))
          navigation.setViewControllers([desk], animated: false)
        }
        @objc private func addNote() { navigation.present(NoteController(), animated: true) }
      }
      final class DeskController: UIViewController {}
      final class NoteController: UIViewController {}
      """,
      """
      DeskCoordinator
      > start -root-> DeskController
        addNote -present-> NoteController
        DeskController -addNote-> addNote
      """)
  }

  @Test func delegatesOfScreensAndChildren() {
    expectGraph(
      """
      protocol PickerDelegate: AnyObject {
        func picker(_ picker: PickerController, didPick color: Color)
        func pickerDidCancel(_ picker: PickerController)
      }
      final class PickerController: UIViewController {
        weak var delegate: PickerDelegate?
        func pick(_ color: Color) { delegate?.picker(self, didPick: color) }
        func cancel() { delegate?.pickerDidCancel(self) }
      }
      protocol MixCoordinatorDelegate: AnyObject { func mixCoordinatorDidFinish(_ coordinator: MixCoordinator) }
      final class PaintCoordinator: PickerDelegate, MixCoordinatorDelegate {
        let navigation = UINavigationController()
        func start() {
          let picker = PickerController()
          picker.delegate = self
          navigation.setViewControllers([picker], animated: false)
        }
        func picker(_ picker: PickerController, didPick color: Color) {
          let mix = MixCoordinator(navigation: navigation)
          mix.delegate = self
          mix.start()
        }
        func pickerDidCancel(_ picker: PickerController) { navigation.dismiss(animated: true) }
        func mixCoordinatorDidFinish(_ coordinator: MixCoordinator) { navigation.pushViewController(DoneController(), animated: true) }
      }
      final class MixCoordinator {
        weak var delegate: MixCoordinatorDelegate?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let controller = MixController()
          controller.onMixed = { [unowned self] in self.delegate?.mixCoordinatorDidFinish(self) }
          navigation.pushViewController(controller, animated: true)
        }
      }
      final class MixController: UIViewController { var onMixed: (() -> Void)? }
      final class DoneController: UIViewController {}
      """,
      """
      PaintCoordinator
      > start -root-> PickerController
        picker(picker: PickerController, color: Color) -start-> [MixCoordinator]
        mixCoordinatorDidFinish(coordinator: MixCoordinator) -push-> DoneController
        [MixCoordinator] -mixCoordinatorDidFinish-> mixCoordinatorDidFinish
        PickerController -pickerDidCancel-> <
        PickerController -picker(_:didPick:)-> picker
      MixCoordinator
      > start -push-> MixController
        MixController -onMixed-> !mixCoordinatorDidFinish
      """)
  }

  @Test func publishersWithSwitches() {
    expectGraph(
      """
      final class SongsViewModel {
        enum Action { case play(Song), settings, logOut }
        let actions = PublishSubject<Action>()
      }
      final class SongsController: UIViewController { init(viewModel: SongsViewModel) {} }
      final class SongsCoordinator {
        enum Result { case loggedOut }
        let result = PassthroughSubject<Result, Never>()
        let navigation = UINavigationController()
        func start() {
          let model = SongsViewModel()
          model.actions.subscribe(onNext: { [weak self] action in
            switch action {
            case .play(let song): self?.navigation.pushViewController(PlayerController(song: song), animated: true)
            case .settings: self?.showSettings()
            case .logOut: self?.result.send(.loggedOut)
            }
          }).disposed(by: bag)
          navigation.setViewControllers([SongsController(viewModel: model)], animated: false)
        }
        private func showSettings() { navigation.present(SettingsController(), animated: true) }
      }
      final class PlayerController: UIViewController { init(song: Song) {} }
      final class SettingsController: UIViewController {}
      """,
      // Routes stand in the order of the code.
      """
      SongsCoordinator
        play(value: Song) -push-> PlayerController
      > start -root-> SongsController
        showSettings -present-> SettingsController
        SongsController -logOut-> !loggedOut
        SongsController -play-> play
        SongsController -settings-> showSettings
      """)
  }

  @Test func viewModelsThatCallTheCoordinator() {
    expectGraph(
      """
      protocol TaskNavigation: AnyObject {
        func openTask(_ id: Int)
        func close()
      }
      final class TasksViewModel {
        weak var navigation: TaskNavigation?
        init(navigation: TaskNavigation) { self.navigation = navigation }
        func select(_ id: Int) { navigation?.openTask(id) }
        func done() { navigation?.close() }
      }
      final class TasksController: UIViewController {
        let viewModel: TasksViewModel
        init(viewModel: TasksViewModel) { self.viewModel = viewModel }
      }
      final class TasksCoordinator: TaskNavigation {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([TasksController(viewModel: TasksViewModel(navigation: self))], animated: false) }
        func openTask(_ id: Int) { navigation.pushViewController(TaskController(), animated: true) }
        func close() { navigation.popViewController(animated: true) }
      }
      final class TaskController: UIViewController {}
      """,
      """
      TasksCoordinator
      > start -root-> TasksController
        openTask(id: Int) -push-> TaskController
        TasksController -close-> <
        TasksController -openTask-> openTask
      """)
  }

  @Test func routesThatCarryTheirStyle() {
    expectGraph(
      """
      enum Route {
        case list, detail(id: Int), help
        enum Style { case push, modal }
        var style: Style {
          switch self {
          case .list, .detail: .push
          case .help: .modal
          }
        }
      }
      final class RouteCoordinator: ObservableObject {
        let navigation = UINavigationController()
        func start() { show(.list) }
        func show(_ route: Route) {
          let controller = make(route)
          switch route.style {
          case .push: navigation.pushViewController(controller, animated: true)
          case .modal: navigation.present(controller, animated: true)
          }
        }
        private func make(_ route: Route) -> UIViewController {
          switch route {
          case .list: UIHostingController(rootView: ListView().environmentObject(self))
          case .detail(let id): UIHostingController(rootView: DetailView(id: id))
          case .help: UIHostingController(rootView: HelpView())
          }
        }
      }
      struct ListView: View {
        @EnvironmentObject var coordinator: RouteCoordinator
        var body: some View {
          Button("One") { coordinator.show(.detail(id: 1)) }
          Button("Help") { coordinator.show(.help) }
        }
      }
      struct DetailView: View { let id: Int; var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """,
      // Routes stand in the order of the code.
      """
      RouteCoordinator
        detail(id: Int) -push-> DetailView
      > list -push-> ListView
        help -present-> HelpView
        ListView -detail-> detail
        ListView -help-> help
      """)
  }

  @Test func whatAProxyPassesOnIsToldByTheFramework() {
    expectGraph(
      """
      final class MessageProxy: NSObject, WKScriptMessageHandler {
        weak var target: WKScriptMessageHandler?
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
          target?.userContentController(controller, didReceive: message)
        }
      }
      protocol PageDelegate: AnyObject { func didAsk() }
      final class PageController: UIViewController, WKScriptMessageHandler {
        weak var delegate: PageDelegate?
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
          delegate?.didAsk()
        }
      }
      final class AnswerController: UIViewController {}
      final class PageCoordinator: PageDelegate {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let page = PageController()
          page.delegate = self
          navigation.pushViewController(page, animated: true)
        }
        func didAsk() { navigation.pushViewController(AnswerController(), animated: true) }
      }
      """,
      """
      PageCoordinator
      > start -push-> PageController
        didAsk -push-> AnswerController
        PageController -didAsk-> didAsk
      """)
  }
}
