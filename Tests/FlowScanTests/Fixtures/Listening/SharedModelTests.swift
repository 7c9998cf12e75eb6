import Testing

/// A model that a flow keeps and all its views share, by which each asks for itself.
@Suite struct SharedModelTests {
  @Test func eachViewAsksForWhatItCallsOfTheModel() {
    expectGraph(
      """
      import SwiftUI
      import Stinsen
      protocol CheckoutNavigating: AnyObject { func didChooseAddress() }
      final class CheckoutCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\CheckoutCoordinator.address)
        @Root var address = makeAddress
        @Route(.push) var delivery = makeDelivery
        @Route(.push) var review = makeReview
        @Route(.modal) var newCard = makeNewCard
        private lazy var viewModel = CheckoutViewModel(navigator: self)
        func makeAddress() -> some View { AddressView(viewModel: viewModel) }
        func makeDelivery() -> some View { DeliveryView(viewModel: viewModel) }
        func makeNewCard() -> some View { AddCardView(viewModel: viewModel) }
        func makeReview() -> some View { ReviewView(viewModel: viewModel) }
      }
      extension CheckoutCoordinator: CheckoutNavigating { func didChooseAddress() { route(to: \\.delivery) } }
      final class CheckoutViewModel: ObservableObject {
        weak var navigator: CheckoutNavigating?
        init(navigator: CheckoutNavigating) { self.navigator = navigator }
        func confirmAddress() { navigator?.didChooseAddress() }
      }
      struct AddressView: View { @ObservedObject var viewModel: CheckoutViewModel
        var body: some View { Button("Continue", action: viewModel.confirmAddress) } }
      struct DeliveryView: View { @ObservedObject var viewModel: CheckoutViewModel; var body: some View { Text("") } }
      struct AddCardView: View { @ObservedObject var viewModel: CheckoutViewModel; var body: some View { Text("") } }
      struct ReviewView: View { @ObservedObject var viewModel: CheckoutViewModel; var body: some View { Text("") } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { NavigationViewCoordinator(CheckoutCoordinator()).view() } } }
      """,
      """
      CheckoutCoordinator entry
      > address -root-> AddressView
        delivery -push-> DeliveryView
        review -push-> ReviewView
        newCard -present-> AddCardView
        AddressView -confirmAddress-> delivery
      """)
  }
}
