import Testing

/// The state of a guide goes on from case to case: each screen asks for the step that follows its own, and the last one for the end.
@Suite struct NextStepTests {
  @Test(arguments: [
    NextStepTests.goOn(to: "Step(rawValue: step.rawValue + 1)"),
    NextStepTests.goOn(to: "step.next"),
    NextStepTests.goOn(to: "step.following"),
    """
    switch step {
    case .wash: step = .cut
    case .cut: step = .fry
    case .fry: onFinish?()
    }
    """,
  ])
  func eachScreenOfAViewAsksForTheNext(code: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct CookApp: App { var body: some Scene { WindowGroup { GuideView(coordinator: GuideCoordinator()) } } }
      enum Step: Int {
        case wash, cut, fry
        var next: Step? {
          switch self {
          case .wash: return .cut
          case .cut: return .fry
          case .fry: return nil
          }
        }
        var following: Step? { Step(rawValue: rawValue + 1) }
      }
      final class GuideCoordinator: ObservableObject {
        @Published private(set) var step = Step.wash
        var onFinish: (() -> Void)?
        func advance() {
          \(code)
        }
      }
      struct GuideView: View {
        @ObservedObject var coordinator: GuideCoordinator
        var body: some View {
          switch coordinator.step {
          case .wash: WashView(onDone: coordinator.advance)
          case .cut: CutView(onDone: { coordinator.advance() })
          case .fry: FryView { coordinator.advance() }
          }
        }
      }
      struct WashView: View { let onDone: () -> Void; var body: some View { Button("Go on") { onDone() } } }
      struct CutView: View { let onDone: () -> Void; var body: some View { Button("Go on") { onDone() } } }
      struct FryView: View { let onDone: () -> Void; var body: some View { Button("Go on") { onDone() } } }
      """,
      """
      GuideCoordinator entry
      > wash -root-> WashView
        cut -root-> CutView
        fry -root-> FryView
        CutView -onDone-> fry
        FryView -onDone-> !onFinish
        WashView -onDone-> cut
      """)
  }

  private static func goOn(to next: String) -> String {
    """
    guard let next = \(next) else {
      onFinish?()
      return
    }
    step = next
    """
  }

  @Test func eachScreenOfAStackAsksForTheNext() {
    expectGraph(
      """
      import UIKit
      enum Step: Int { case amount, payee, review }
      final class TransferCoordinator {
        let navigation = UINavigationController()
        private var step = Step.amount
        var onDone: (() -> Void)?
        func start() { show(step) }
        private func goOn() {
          guard let next = Step(rawValue: step.rawValue + 1) else {
            onDone?()
            return
          }
          step = next
          show(next)
        }
        private func show(_ step: Step) {
          switch step {
          case .amount:
            let amount = AmountViewController()
            amount.onNext = { [weak self] in self?.goOn() }
            navigation.setViewControllers([amount], animated: false)
          case .payee:
            let payee = PayeeViewController()
            payee.onNext = { [weak self] in self?.goOn() }
            navigation.pushViewController(payee, animated: true)
          case .review:
            let review = ReviewViewController()
            review.onConfirm = { [weak self] in self?.goOn() }
            navigation.pushViewController(review, animated: true)
          }
        }
      }
      final class AmountViewController: UIViewController {
        var onNext: (() -> Void)?
        @objc private func goOn() { onNext?() }
      }
      final class PayeeViewController: UIViewController {
        var onNext: (() -> Void)?
        @objc private func goOn() { onNext?() }
      }
      final class ReviewViewController: UIViewController {
        var onConfirm: (() -> Void)?
        @objc private func confirm() { onConfirm?() }
      }
      """,
      """
      TransferCoordinator
      > amount -root-> AmountViewController
        payee -push-> PayeeViewController
        review -push-> ReviewViewController
        AmountViewController -onNext-> payee
        PayeeViewController -onNext-> review
        ReviewViewController -onConfirm-> !onDone
      """)
  }
}
