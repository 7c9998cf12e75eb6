import Testing

/// Classes that are not named like flows, with one function that shows a screen for each case that it is handed.
@Suite struct StepOfGuideTests {
  @Test func eachStepIsAskedForByTheScreenBeforeIt() {
    expectGraph(
      """
      final class ListController: UIViewController { var onReturn: (() -> Void)?; func tapped() { onReturn?() } }
      final class ItemsController: UIViewController { var onChoose: (([Int]) -> Void)?; func tapped() { onChoose?([1]) } }
      final class ReasonController: UIViewController { var onReason: ((Bool) -> Void)?; func tapped(_ isDamaged: Bool) { onReason?(isDamaged) } }
      final class PhotosController: UIViewController { var onDone: (() -> Void)?; func tapped() { onDone?() } }
      final class LabelController: UIViewController {}
      final class ShopCoordinator {
        let navigation = UINavigationController()
        var guide: ReturnGuide?
        func start() {
          let list = ListController()
          list.onReturn = { [weak self] in self?.showReturn() }
          navigation.viewControllers = [list]
        }
        func showReturn() {
          guide = ReturnGuide()
          guide?.begin(over: navigation)
        }
      }
      final class ReturnGuide {
        private enum Step {
          case items
          case reason([Int])
          case photos([Int])
          case label([Int])
        }
        private let navigation = UINavigationController()
        func begin(over host: UIViewController) {
          advance(to: .items)
          host.present(navigation, animated: true)
        }
        private func advance(to step: Step) {
          let controller: UIViewController
          switch step {
          case .items:
            let items = ItemsController()
            items.onChoose = { [unowned self] in advance(to: .reason($0)) }
            controller = items
          case .reason(let lines):
            let reason = ReasonController()
            reason.onReason = { [unowned self] isDamaged in advance(to: isDamaged ? .photos(lines) : .label(lines)) }
            controller = reason
          case .photos(let lines):
            let photos = PhotosController()
            photos.onDone = { [unowned self] in advance(to: .label(lines)) }
            controller = photos
          case .label:
            controller = LabelController()
          }
          navigation.pushViewController(controller, animated: true)
        }
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showReturn -start-> [ReturnGuide]
        ListController -onReturn-> showReturn
      ReturnGuide
      > advance.ItemsController(step: Step) -push-> ItemsController
        advance.ReasonController(step: Step) -push-> ReasonController
        advance.PhotosController(step: Step) -push-> PhotosController
        advance.LabelController(step: Step) -push-> LabelController
        ItemsController -onChoose-> advance.ReasonController
        PhotosController -onDone-> advance.LabelController
        ReasonController -onReason-> advance.LabelController
        ReasonController -onReason-> advance.PhotosController
      """)
  }
}
