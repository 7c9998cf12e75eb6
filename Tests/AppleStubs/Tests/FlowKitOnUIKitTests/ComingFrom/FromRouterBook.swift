import FlowKit
import Foundation
import Testing
import UIKit

/// The code of Documentation/ComingFrom/RouterBook.md.
enum FromRouterBook {
  @MainActor protocol Router: AnyObject {
    func present(_ screen: UIViewController, animated: Bool, onDismissed: (@MainActor () -> Void)?)
    func dismiss(animated: Bool)
  }

  @MainActor protocol StepsCoordinator: AnyObject {
    var children: [any StepsCoordinator] { get set }
    var router: any Router { get }
    func present(animated: Bool, onDismissed: (@MainActor () -> Void)?)
  }

  /// Shows its first screen as a modal with a stack of its own, and the others on that stack.
  final class ModalNavigationRouter: NSObject, Router, UIAdaptivePresentationControllerDelegate {
    private unowned let parent: UIViewController
    private let stack = UINavigationController()
    private var onDismissed: (@MainActor () -> Void)?

    init(_ parent: UIViewController) { self.parent = parent }

    func present(_ screen: UIViewController, animated: Bool, onDismissed: (@MainActor () -> Void)?) {
      if !stack.viewControllers.isEmpty { return stack.pushViewController(screen, animated: animated) }
      self.onDismissed = onDismissed
      stack.setViewControllers([screen], animated: false)
      stack.presentationController?.delegate = self
      parent.present(stack, animated: animated)
    }

    func dismiss(animated: Bool) {
      parent.dismiss(animated: animated)
      tellDismissed()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      tellDismissed()
    }

    private func tellDismissed() {
      onDismissed?()
      onDismissed = nil
    }
  }

  @MainActor final class HomeCoordinator {
    var children: [any StepsCoordinator] = []
    let home = ItemsViewController()

    init() {
      home.title = "Items"
      home.onNew = { [weak self] in self?.showHowTo() }
    }

    private func showHowTo() {
      let howTo = HowToCoordinator(ModalNavigationRouter(home))
      children.append(howTo)
      howTo.present(animated: true) { [weak self, weak howTo] in
        self?.children.removeAll { $0 === howTo }
      }
    }
  }

  final class HowToCoordinator: StepsCoordinator {
    var children: [any StepsCoordinator] = []
    let router: any Router
    private let steps = ["Unpack", "Build", "Done"].map { StepViewController($0) }

    init(_ router: any Router) {
      self.router = router
      for (number, step) in steps.enumerated() {
        step.onNext = { [weak self] in self?.goOn(after: number) }
      }
    }

    func present(animated: Bool, onDismissed: (@MainActor () -> Void)?) {
      router.present(steps[0], animated: animated, onDismissed: onDismissed)
    }

    private func goOn(after number: Int) {
      let isLast = number == steps.count - 1
      if isLast { return router.dismiss(animated: true) }
      router.present(steps[number + 1], animated: true, onDismissed: nil)
    }
  }

  final class HomeFlow: Coordinator {
    struct Routes: RouteTable {
      let home = Root { (flow: HomeFlow) in
        ItemsViewController(onNew: { [weak flow] in flow?.go(\.howTo) })
      }
      let howTo = Sheet { (_: HomeFlow) in HowToFlow() }
    }
  }

  final class HowToFlow: Coordinator {
    struct Routes: RouteTable {
      let unpack = Root { (flow: HowToFlow) in StepViewController("Unpack") { [weak flow] in flow?.next() } }
      let build = Push { (flow: HowToFlow) in StepViewController("Build") { [weak flow] in flow?.next() } }
      let done = Push { (flow: HowToFlow) in StepViewController("Done") { [weak flow] in flow?.next() } }
    }

    private func next() {
      if !goToNext(of: [\.unpack, \.build, \.done]) { finish() }
    }
  }
}

@MainActor @Suite struct FromRouterBookTests {
  @Test func beforeAndAfterLookTheSame() {
    let before = FromRouterBook.HomeCoordinator()
    let flow = FromRouterBook.HomeFlow()
    let children: [() -> Int] = [{ before.children.count }, { flow.children.count }]
    for (glass, children) in zip([Glass(before.home), Glass(flow)], children) {
      glass.top(ItemsViewController.self)?.onNew()
      #expect(glass.seen == "Items / Unpack")
      glass.top(StepViewController.self)?.onNext()
      glass.touchBack()
      for _ in 0..<2 { glass.top(StepViewController.self)?.onNext() }
      #expect(glass.seen == "Items / Unpack Build Done")
      #expect(children() == 1)
      glass.top(StepViewController.self)?.onNext()
      #expect(glass.seen == "Items")
      #expect(children() == 0)
      glass.top(ItemsViewController.self)?.onNew()
      glass.swipeDown()
      #expect(children() == 0)
    }
  }

  @Test func aRouterOfScreensIsThereToo() {
    var heard: [String] = []
    let screen = HeadlessNavigator()
    let router = FlowKit.Router(screen)
    router.setRoot(ItemsViewController())
    let modal = router.present(StepViewController("Unpack"), onDismissed: { heard.append("dismissed") })
    modal.push(StepViewController("Build"), onPop: { heard.append("popped") })
    screen.goBack()
    modal.dismiss()
    #expect(heard == ["popped", "dismissed"])
  }
}
