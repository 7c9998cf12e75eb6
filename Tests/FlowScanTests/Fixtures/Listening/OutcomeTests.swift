import FlowModel
import Testing

/// With what flows end.
@Suite struct OutcomeTests {
  private func outcomes(_ source: String, of flow: String = "PayCoordinator") -> [String] {
    let found = Fixture(source).scan().flows.first { $0.id == flow }
    return (found?.outcomes ?? []).map { $0.name + ": " + $0.type }
  }

  @Test func aClosureHandsItsParametersOver() {
    let found = outcomes(
      """
      struct Order {}
      final class PayCoordinator {
        var finishFlow: ((Order, Int) -> Void)?
        var onCancel: (() -> Void)?
        let navigation = UINavigationController()
        func start() {
          let screen = PayController()
          screen.onPaid = { [weak self] in self?.finishFlow?(Order(), 1) }
          screen.onClose = { [weak self] in self?.onCancel?() }
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class PayController: UIViewController {
        var onPaid: (() -> Void)?
        var onClose: (() -> Void)?
      }
      """)
    #expect(found == ["finishFlow: (Order, Int)", "onCancel: "])
  }

  @Test func aDelegateIsToldByItsParametersButForWhoSpeaks() {
    let found = outcomes(
      """
      struct Order {}
      protocol PayCoordinatorDelegate: AnyObject {
        func payCoordinator(_ coordinator: PayCoordinator, didPay order: Order)
      }
      final class PayCoordinator {
        weak var delegate: PayCoordinatorDelegate?
        let navigation = UINavigationController()
        func start() {
          let screen = PayController()
          screen.onPaid = { order in self.delegate?.payCoordinator(self, didPay: order) }
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class PayController: UIViewController { var onPaid: ((Order) -> Void)? }
      """)
    #expect(found == ["payCoordinator: Order"])
  }

  @Test func aCaseCarriesItsPayload() {
    let found = outcomes(
      """
      struct Order {}
      final class PayCoordinator {
        enum Result { case paid(Order), closed }
        var onEnd: ((Result) -> Void)?
        let navigation = UINavigationController()
        func start() {
          let screen = PayController()
          screen.onPaid = { [weak self] order in self?.onEnd?(.paid(order)) }
          screen.onClose = { [weak self] in self?.onEnd?(.closed) }
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class PayController: UIViewController {
        var onPaid: ((Order) -> Void)?
        var onClose: (() -> Void)?
      }
      """)
    #expect(found == ["closed: ", "paid: Order"])
  }

  @Test func aPublisherIsNamedByItsPropertyAndAQuestionReportsNothing() {
    let found = outcomes(
      """
      protocol PayFactory: AnyObject { func makeTerms() -> UIViewController }
      final class PayCoordinator {
        let didFinish = PassthroughSubject<Void, Never>()
        weak var factory: PayFactory?
        let navigation = UINavigationController()
        func start() {
          let screen = PayController()
          screen.onTerms = { [weak self] in self?.showTerms() }
          screen.onClose = { [weak self] in self?.didFinish.send() }
          navigation.pushViewController(screen, animated: true)
        }
        private func showTerms() {
          guard let terms = factory?.makeTerms() else { return }
          navigation.pushViewController(terms, animated: true)
        }
      }
      final class Factory: PayFactory {
        func makeTerms() -> UIViewController { TermsController() }
      }
      final class PayController: UIViewController {
        var onTerms: (() -> Void)?
        var onClose: (() -> Void)?
      }
      final class TermsController: UIViewController {}
      """)
    #expect(found == ["didFinish: "])
  }

  @Test func anEndThatAllCoordinatorsInheritIsToldOnce() {
    let found = outcomes(
      """
      protocol EndDelegate: AnyObject { func coordinatorDidEnd(_ child: PayCoordinating) }
      protocol PayCoordinating: AnyObject { var endDelegate: EndDelegate? { get set } }
      extension PayCoordinating { func end() { endDelegate?.coordinatorDidEnd(self) } }
      final class PayCoordinator: PayCoordinating {
        weak var endDelegate: EndDelegate?
        let navigation = UINavigationController()
        func start() {
          let screen = PayController()
          screen.onClose = { [weak self] in self?.end() }
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class OtherCoordinator: PayCoordinating {
        weak var endDelegate: EndDelegate?
        func start() { end() }
      }
      final class ShopCoordinator: EndDelegate {
        func start() {
          let pay = PayCoordinator()
          pay.endDelegate = self
          pay.start()
        }
        func coordinatorDidEnd(_ child: PayCoordinating) {}
      }
      final class PayController: UIViewController { var onClose: (() -> Void)? }
      """)
    #expect(found == ["end: "])
  }

  @Test func aFlowEndsByAPrivatePublisherThatOthersObserveByAnotherProperty() {
    expectGraph(
      """
      import UIKit
      import Combine
      final class AppCoordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let child = PaywallCoordinator(navigation: navigation)
          child.output.sink { [weak self] _ in self?.navigation.pushViewController(HelpController(), animated: true) }.store(in: &bag)
          child.start()
        }
      }
      final class PaywallCoordinator {
        let navigation: UINavigationController
        private let subject = PassthroughSubject<Int, Never>()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let page = PaywallController()
          page.onClose = { [weak self] in self?.report(1) }
          navigation.setViewControllers([page], animated: false)
        }
        var output: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
        func report(_ v: Int) { subject.send(v) }
      }
      final class HelpController: UIViewController {}
      final class PaywallController: UIViewController { var onClose: (() -> Void)?; @IBAction func a() { onClose?() } }
      """,
      """
      AppCoordinator
      > start.PaywallCoordinator -start-> [PaywallCoordinator]
        start.HelpController -push-> HelpController
        [PaywallCoordinator] -output-> start.HelpController
      PaywallCoordinator
      > start -root-> PaywallController
        PaywallController -onClose-> !subject
      """)
  }
}
