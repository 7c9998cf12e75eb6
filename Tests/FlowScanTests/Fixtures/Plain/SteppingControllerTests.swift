import Testing

/// View controllers that lead from one screen inside of them to the next.
@Suite struct SteppingControllerTests {
  private let claims = """
    final class ClaimsCoordinator {
      let navigation = UINavigationController()
      func start() {
        let list = ClaimsController()
        list.onNew = { [weak self] in self?.navigation.present(ClaimGuide(), animated: true) }
        navigation.setViewControllers([list], animated: false)
      }
    }
    final class ClaimsController: UIViewController {
      var onNew: (() -> Void)?
      @objc func add() { onNew?() }
    }
    """

  @Test func oneWhoseScreensAskForTheNextIsAFlow() {
    expectGraph(
      """
      \(claims)
      final class ClaimGuide: UIViewController {
        private var trail: [UIViewController] = []
        override func viewDidLoad() {
          let damage = DamageController()
          damage.onNext = { [weak self] in self?.showPlace() }
          swap(to: damage)
        }
        private func showPlace() {
          let place = PlaceController()
          place.onNext = { [weak self] in self?.swap(to: SentController()) }
          place.onBack = { [weak self] in self?.goBack() }
          swap(to: place)
        }
        private func goBack() {
          trail.removeLast().removeFromParent()
          trail.last.map { embed($0) }
        }
        private func swap(to next: UIViewController) {
          trail.last?.removeFromParent()
          trail.append(next)
          embed(next)
        }
        private func embed(_ child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      final class DamageController: UIViewController {
        var onNext: (() -> Void)?
        @objc func next() { onNext?() }
      }
      final class PlaceController: UIViewController {
        var onNext: (() -> Void)?
        var onBack: (() -> Void)?
        @objc func next() { onNext?() }
        @objc func back() { onBack?() }
      }
      final class SentController: UIViewController {}
      """,
      """
      ClaimsCoordinator
        onNew -present-> [ClaimGuide]
      > start -root-> ClaimsController
        ClaimsController -onNew-> onNew
      ClaimGuide
      > viewDidLoad -embed-> DamageController
        onNext -embed-> SentController
        showPlace -embed-> PlaceController
        DamageController -onNext-> showPlace
        PlaceController -onBack-> <
        PlaceController -onNext-> onNext
      """)
  }

  /// One page comes for another one, and that has a sheet presented; the others come for the state of a model.
  @Test func oneWhosePagesAskForAPageAndASheetIsAFlow() {
    expectGraph(
      """
      \(claims)
      final class ClaimGuide: UIViewController, DamageDelegate {
        private var page: UIViewController?
        private let model = ClaimModel()
        override func viewDidLoad() {
          model.$isOpen.sink { [weak self] isOpen in self?.show(isOpen) }
        }
        private func show(_ isOpen: Bool) {
          if isOpen {
            let damage = DamageController()
            damage.delegate = self
            swap(to: damage)
          } else {
            swap(to: ClosedController())
          }
        }
        func damageDidEnd() { swap(to: SentController()) }
        func damageWantsHelp(_ damage: DamageController) {
          damage.present(HelpController(), animated: true)
        }
        private func swap(to next: UIViewController) {
          page?.removeFromParent()
          page = next
          addChild(next)
          view.addSubview(next.view)
        }
      }
      final class ClaimModel { @Published var isOpen = false }
      protocol DamageDelegate: AnyObject {
        func damageDidEnd()
        func damageWantsHelp(_ damage: DamageController)
      }
      final class DamageController: UIViewController {
        weak var delegate: DamageDelegate?
        @objc func end() { delegate?.damageDidEnd() }
        @objc func help() { delegate?.damageWantsHelp(self) }
      }
      final class ClosedController: UIViewController {}
      final class SentController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      ClaimsCoordinator
        onNew -present-> [ClaimGuide]
      > start -root-> ClaimsController
        ClaimsController -onNew-> onNew
      ClaimGuide
      > show.DamageController(isOpen: Bool) -embed-> DamageController
      > show.ClosedController(isOpen: Bool) -embed-> ClosedController
        damageDidEnd -embed-> SentController
        damageWantsHelp(damage: DamageController) -present-> HelpController
        DamageController -damageDidEnd-> damageDidEnd
        DamageController -damageWantsHelp-> damageWantsHelp
      """)
  }

  @Test func oneWhosePartsTellItSomethingIsNone() {
    expectGraph(
      """
      \(claims)
      final class ClaimGuide: UIViewController {
        override func viewDidLoad() {
          let form = FormController()
          let map = MapController()
          form.onChange = { map.reload() }
          map.onChange = { [weak self] in self?.title = "Changed" }
          for child in [form, map] {
            addChild(child)
            view.addSubview(child.view)
          }
        }
      }
      final class FormController: UIViewController {
        var onChange: (() -> Void)?
        @objc func change() { onChange?() }
      }
      final class MapController: UIViewController {
        var onChange: (() -> Void)?
        func reload() {}
        @objc func change() { onChange?() }
      }
      """,
      """
      ClaimsCoordinator
        onNew -present-> ClaimGuide
      > start -root-> ClaimsController
        ClaimsController -onNew-> onNew
      """)
  }

  /// The parts of a page each have a place of their own, also if one of them has the page make another.
  @Test func partsThatAskForEachOther() {
    expectGraph(
      """
      final class AppCoordinator {
        func start(in window: UIWindow) { window.rootViewController = PageController() }
      }
      final class PageController: UIViewController, BarDelegate, SearchDelegate {
        func showBar() {
          let bar = BarController()
          bar.delegate = self
          addChild(bar)
        }
        func showSearch() {
          let search = SearchController()
          search.delegate = self
          addChild(search)
        }
        override func viewDidLoad() { showBar() }
        func barDidBegin() { showSearch() }
        func searchDidEnd() { showBar() }
      }
      protocol BarDelegate: AnyObject { func barDidBegin() }
      protocol SearchDelegate: AnyObject { func searchDidEnd() }
      final class BarController: UIViewController {
        weak var delegate: BarDelegate?
        @objc func tap() { delegate?.barDidBegin() }
      }
      final class SearchController: UIViewController {
        weak var delegate: SearchDelegate?
        @objc func tap() { delegate?.searchDidEnd() }
      }
      """,
      """
      AppCoordinator
      > start(window: UIWindow) -root-> PageController
      """)
  }
}
