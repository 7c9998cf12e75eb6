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

  @Test func eachPageThatUsersSwipeThroughAsksForTheNext() {
    expectGraph(
      """
      import SwiftUI
      @main struct TourApp: App { var body: some Scene { WindowGroup { TourFlowView(onEnd: {}) } } }
      enum Stop: Int, CaseIterable { case harbour, market, tower, park }
      @Observable final class TourModel {
        var stop = Stop.harbour
        private let onEnd: () -> Void
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        func goOn() {
          guard let next = Stop(rawValue: stop.rawValue + 1) else { return onEnd() }
          stop = next
        }
      }
      struct TourFlowView: View {
        @State private var model: TourModel
        init(onEnd: @escaping () -> Void) { _model = State(initialValue: TourModel(onEnd: onEnd)) }
        var body: some View {
          TabView(selection: $model.stop) { ForEach(Stop.allCases, id: \\.self) { stop in page(stop).tag(stop) } }
        }
        @ViewBuilder private func page(_ stop: Stop) -> some View {
          switch stop {
          case .harbour: HarbourPage(onNext: model.goOn)
          case .market: MarketPage(onNext: model.goOn)
          case .tower: TowerPage(onNext: model.goOn)
          case .park: ParkPage(onNext: model.goOn)
          }
        }
      }
      struct HarbourPage: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct MarketPage: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct TowerPage: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct ParkPage: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      """,
      """
      TourFlowView entry
      > harbour -tab-> HarbourPage
      > market -tab-> MarketPage
      > tower -tab-> TowerPage
      > park -tab-> ParkPage
        HarbourPage -onNext-> market
        MarketPage -onNext-> tower
        ParkPage -onNext-> !onEnd
        TowerPage -onNext-> park
      """)
  }

  @Test func eachScreenAsksForWhatAFunctionShowsForItsStep() {
    expectGraph(
      """
      import SwiftUI
      @main struct LoanApp: App { var body: some Scene { WindowGroup { LoanFlowView(onEnd: {}) } } }
      @Observable final class LoanModel {
        enum Step { case sum, terms, offer }
        var path: [Step] = []
        var isKnown = false
        private let onEnd: () -> Void
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        private var current: Step { path.last ?? .sum }
        func goOn() {
          switch current {
          case .sum:
            if isKnown { Task { await calculate() } } else { path.append(.terms) }
          case .terms: Task { await calculate() }
          case .offer: Task { await accept() }
          }
        }
        private func calculate() async { path.append(.offer) }
        private func accept() async { onEnd() }
      }
      struct LoanFlowView: View {
        @State private var model: LoanModel
        init(onEnd: @escaping () -> Void) { _model = State(initialValue: LoanModel(onEnd: onEnd)) }
        var body: some View {
          NavigationStack(path: $model.path) {
            view(for: .sum).navigationDestination(for: LoanModel.Step.self) { view(for: $0) }
          }
        }
        @ViewBuilder private func view(for step: LoanModel.Step) -> some View {
          switch step {
          case .sum: SumView(onNext: model.goOn)
          case .terms: TermsView(onNext: model.goOn)
          case .offer: OfferView(onNext: model.goOn)
          }
        }
      }
      struct SumView: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct TermsView: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct OfferView: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      """,
      """
      LoanFlowView entry
      > sum -root-> SumView
        terms -push-> TermsView
        offer -push-> OfferView
        OfferView -onNext-> !onEnd
        SumView -onNext-> offer
        SumView -onNext-> terms
        TermsView -onNext-> offer
      """)
  }

  /// A test by which nothing is shown twice is no step from one page to another.
  @Test(arguments: [
    "if path.last != .pool { path.append(.pool) }",
    "guard path.last != .pool else { return }; path.append(.pool)",
  ])
  func aPageThatIsOnlyPutOnThePathOnce(_ code: String) {
    expectGraph(
      """
      enum GymPage: Hashable { case plans, pool }
      final class GymStore: ObservableObject {
        @Published var path: [GymPage] = []
        let hall = HallModel()
        init() { hall.onOutput = { [weak self] output in self?.receive(output) } }
        func showPool() {
          \(code)
        }
        private func receive(_ output: HallModel.Output) {
          switch output {
          case .plans: path.append(.plans)
          case .pool: showPool()
          }
        }
      }
      final class HallModel: ObservableObject {
        enum Output { case plans, pool }
        var onOutput: ((Output) -> Void)?
        func emit(_ output: Output) { onOutput?(output) }
      }
      struct GymCoordinator: View {
        @ObservedObject var store: GymStore
        var body: some View {
          NavigationStack(path: $store.path) {
            HallView(model: store.hall)
              .navigationDestination(for: GymPage.self) { page in
                switch page {
                case .pool: PoolView()
                case .plans: PlansView()
                }
              }
          }
        }
      }
      struct HallView: View {
        @ObservedObject var model: HallModel
        var body: some View {
          Button("Plans") { model.emit(.plans) }
          Button("Pool") { model.emit(.pool) }
        }
      }
      struct PlansView: View { var body: some View { Text("Plans") } }
      struct PoolView: View { var body: some View { Text("Pool") } }
      @main struct GymApp: App {
        @StateObject var store = GymStore()
        var body: some Scene { WindowGroup { GymCoordinator(store: store) } }
      }
      """,
      """
      GymCoordinator entry
      > start -root-> HallView
        pool -push-> PoolView
        plans -push-> PlansView
        HallView -plans-> plans
        HallView -pool-> pool
      """)
  }
}
