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

  @Test func aScreenHoldsWhatAnExtensionForItsKindBindsItTo() {
    expectGraphOfValues(
      """
      protocol Bindable: AnyObject {
        associatedtype Model
        var model: Model! { get set }
      }
      extension Bindable where Self: UIViewController {
        func bind(to model: Self.Model) {
          self.model = model
          loadViewIfNeeded()
        }
      }
      extension Bindable where Self: UITableViewCell {
        func bind(to model: Self.Model) { self.model = model }
      }
      protocol ListModel { func select() }
      final class PlainListModel: ListModel {
        let coordinator: ListCoordinator
        init(coordinator: ListCoordinator) { self.coordinator = coordinator }
        func select() { coordinator.showDetail() }
      }
      final class ListController: UIViewController, Bindable { var model: ListModel! }
      final class DetailController: UIViewController {}
      final class ListCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.bind(to: PlainListModel(coordinator: self))
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      """,
      """
      ListCoordinator
      > start -push-> ListController
        showDetail -push-> DetailController
        ListController -showDetail-> showDetail
      """)
  }
}
