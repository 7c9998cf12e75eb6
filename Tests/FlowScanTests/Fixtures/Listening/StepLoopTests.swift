import Testing

/// Flows that go from step to step in a loop, and leave it when a step is the last one.
@Suite struct StepLoopTests {
  @Test(arguments: [
    (
      "presenter.dismiss()",
      """
      GlassController -onTaste-> <
        GlassController -onTaste-> !run
        GlassController -onTaste-> choose
      """
    ),
    (
      "rate()",
      """
      GlassController -onTaste-> choose
        GlassController -onTaste-> rate
        RatingController -onRate-> !run
      """
    ),
  ])
  func whatIsWaitedForBeforeTheLoopIsLeftLeadsToNoFurtherStep(wait: String, moves: String) {
    expectGraph(
      """
      import UIKit
      final class Presenter {
        private let navigation = UINavigationController()
        func show(_ page: UIViewController) { navigation.setViewControllers([page], animated: true) }
        func dismiss(completion: (() -> Void)?) {
          guard navigation.presentedViewController != nil else {
            completion?()
            return
          }
          navigation.dismiss(animated: true, completion: completion)
        }
        func dismiss() async {
          await withCheckedContinuation { continuation in dismiss { continuation.resume() } }
        }
      }
      final class TasteFlow {
        private enum Step { case wines, glass, done }
        private let presenter = Presenter()
        func run() async -> Bool {
          var step = Step.wines
          while true {
            switch step {
            case .wines: step = await choose()
            case .glass: step = await pour()
            case .done:
              await \(wait)
              return true
            }
          }
        }
        private func choose() async -> Step {
          await withCheckedContinuation { continuation in
            presenter.show(WinesController { continuation.resume(returning: .glass) })
          }
        }
        private func pour() async -> Step {
          let isGood: Bool = await withCheckedContinuation { continuation in
            presenter.show(GlassController { continuation.resume(returning: $0) })
          }
          return isGood ? .done : .wines
        }
        private func rate() async {
          await withCheckedContinuation { continuation in
            presenter.show(RatingController { continuation.resume() })
          }
        }
      }
      final class CellarCoordinator {
        private let flow = TasteFlow()
        func start() { Task { _ = await flow.run() } }
      }
      final class WinesController: UIViewController {
        private let onPick: () -> Void
        init(onPick: @escaping () -> Void) {
          self.onPick = onPick
          super.init(nibName: nil, bundle: nil)
        }
        @objc func wineTapped() { onPick() }
      }
      final class GlassController: UIViewController {
        private let onTaste: (Bool) -> Void
        init(onTaste: @escaping (Bool) -> Void) {
          self.onTaste = onTaste
          super.init(nibName: nil, bundle: nil)
        }
        @objc func goodTapped() { onTaste(true) }
        @objc func badTapped() { onTaste(false) }
      }
      final class RatingController: UIViewController {
        private let onRate: () -> Void
        init(onRate: @escaping () -> Void) {
          self.onRate = onRate
          super.init(nibName: nil, bundle: nil)
        }
        @objc func starTapped() { onRate() }
      }
      """,
      """
      TasteFlow
      > choose -root-> WinesController
        pour -root-> GlassController
        rate -root-> RatingController
        \(moves)
        WinesController -onPick-> pour
      CellarCoordinator
      > start -start-> [TasteFlow]
      """)
  }
}
