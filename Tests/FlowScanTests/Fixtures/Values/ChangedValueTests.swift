import Testing

/// Closures that are told how a value changed.
@Suite struct ChangedValueTests {
  @Test(arguments: [
    "(of: inbox.wanted) { _, wish in if let wish { model.follow(wish) } }",
    "(of: inbox.wanted) { wish in if let wish { model.follow(wish) } }",
    "(of: inbox.wanted, initial: true) { before, wish in wish.map { model.follow($0) } }",
    "(of: inbox.wanted, perform: { if let wish = $0 { model.follow(wish) } })",
  ])
  func aClosureReceivesTheValueAndNotTheView(change: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct ShopApp: App {
        let inbox = Inbox()
        var body: some Scene {
          WindowGroup {
            ShopFlow(model: ShopModel(), inbox: inbox).onOpenURL { url in inbox.wanted = Wish(url) }
          }
        }
      }
      enum Wish: Equatable {
        case cart, sale
        init?(_ url: URL) {
          switch url.host {
          case "cart": self = .cart
          case "sale": self = .sale
          default: return nil
          }
        }
      }
      @Observable final class Inbox { var wanted: Wish? }
      @Observable final class ShopModel {
        enum Page: Hashable { case cart, sale }
        var path: [Page] = []
        func follow(_ wish: Wish) {
          switch wish {
          case .cart: path = [.cart]
          case .sale: path.append(.sale)
          }
        }
      }
      struct ShopFlow: View {
        @Bindable var model: ShopModel
        let inbox: Inbox
        var body: some View {
          NavigationStack(path: $model.path) {
            HomeView().navigationDestination(for: ShopModel.Page.self) { page in
              switch page {
              case .cart: CartView()
              case .sale: SaleView()
              }
            }
          }
          .onChange\(change)
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct SaleView: View { var body: some View { Text("Sale") } }
      """,
      """
      ShopFlow entry
      > start -root-> HomeView
        cart -push-> CartView
        sale -push-> SaleView
        *://cart -cart-> cart
        *://sale -sale-> sale
      """)
  }

  @Test(arguments: [
    ("onChange(of: model.isSent) { _, isSent in if isSent { onEnd() } }", "model.submit"),
    ("onChange(of: model.isSent) { onEnd() }", "{ model.submit() }"),
    ("onReceive(model.$isSent.filter { $0 }) { _ in onEnd() }", "model.submit"),
  ])
  func whoSetsTheValueAsksForWhatItsChangeDoes(waiting: String, sending: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct PollApp: App { var body: some Scene { WindowGroup { PollsFlow() } } }
      final class PollModel: ObservableObject {
        @Published var isSent = false
        func submit() { isSent = true }
      }
      struct PollsFlow: View {
        @State private var isAsking = false
        @State private var isThanking = false
        var body: some View {
          NavigationStack { PollsView(onAsk: { isAsking = true }) }
            .sheet(isPresented: $isAsking) { PollFlow(model: PollModel(), onEnd: { isThanking = true }) }
            .sheet(isPresented: $isThanking) { ThanksView() }
        }
      }
      struct PollFlow: View {
        @ObservedObject var model: PollModel
        let onEnd: () -> Void
        var body: some View {
          NavigationStack { QuestionView(onSend: \(sending)) }
            .\(waiting)
        }
      }
      struct PollsView: View { let onAsk: () -> Void; var body: some View { Button("Ask", action: onAsk) } }
      struct QuestionView: View { let onSend: () -> Void; var body: some View { Button("Send", action: onSend) } }
      struct ThanksView: View { var body: some View { Text("Thanks") } }
      """,
      """
      PollsFlow entry
      > start -root-> PollsView
        onAsk -present-> [PollFlow]
        onEnd -present-> ThanksView
        [PollFlow] -onEnd-> onEnd
        PollsView -onAsk-> onAsk
      PollFlow
      > start -root-> QuestionView
        QuestionView -onSend-> !onEnd
      """)
  }
}
