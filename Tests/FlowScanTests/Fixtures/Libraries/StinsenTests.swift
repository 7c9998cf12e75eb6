import Testing

/// Stinsen: properties are routes by their wrappers, key paths ask for them.
@Suite struct StinsenTests {
  @Test func wrappersSayTheStyleAndRoutersAskByKeyPath() {
    expectGraph(
      #"""
      import Stinsen

      final class GardenCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \GardenCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var plant = makePlant
        @Route(.modal) var add = makeAdd
        @Route(.fullScreen) var shop = makeShop

        @ViewBuilder func makeStart() -> some View { GardenScreen() }
        @ViewBuilder func makePlant(id: UUID) -> some View { PlantScreen(id: id) }
        func makeAdd() -> NavigationViewCoordinator<AddCoordinator> { NavigationViewCoordinator(AddCoordinator()) }
        func makeShop() -> ShopCoordinator { ShopCoordinator() }
      }
      struct GardenScreen: View {
        @EnvironmentObject private var router: GardenCoordinator.Router
        var body: some View {
          BigButton("Plant") { router.route(to: \.plant, UUID()) }
          Button("Add") { router.route(to: \.add) }
        }
      }
      struct BigButton: View {
        let title: String
        let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
        var body: some View { Button(title, action: action) }
      }
      struct PlantScreen: View {
        let id: UUID
        @EnvironmentObject private var router: GardenCoordinator.Router
        var body: some View { Button("Back") { router.popToRoot() } }
      }

      final class AddCoordinator: NavigationCoordinatable {
        var stack: NavigationStack<AddCoordinator> = NavigationStack(initial: \.start)
        @Root var start = makeStart
        @Root var done = makeDone
        func makeStart() -> some View { AddScreen() }
        func makeDone() -> some View { DoneScreen() }
        func finish() { root(\.done) }
      }
      struct AddScreen: View { var body: some View { Text("") } }
      struct DoneScreen: View { var body: some View { Text("") } }

      final class ShopCoordinator: TabCoordinatable {
        var child = TabChild(startingItems: [\ShopCoordinator.offers, \ShopCoordinator.cart])
        @Route(tabItem: makeOffersTab) var offers = makeOffers
        @Route(tabItem: makeCartTab) var cart = makeCart
        func makeOffers() -> some View { OffersScreen() }
        func makeCart() -> some View { CartScreen() }
        @ViewBuilder func makeOffersTab(isActive: Bool) -> some View { Text("Offers") }
        @ViewBuilder func makeCartTab(isActive: Bool) -> some View { Text("Cart") }
      }
      struct OffersScreen: View { var body: some View { Text("") } }
      struct CartScreen: View { var body: some View { Text("") } }
      """#,
      """
      GardenCoordinator
      > start -root-> GardenScreen
        plant(id: UUID) -push-> PlantScreen
        add -present-> [AddCoordinator]
        shop -present-> [ShopCoordinator]
        GardenScreen -add-> add
        GardenScreen -plant-> plant
        PlantScreen -popToRoot-> <
      AddCoordinator
      > start -root-> AddScreen
        done -root-> DoneScreen
      ShopCoordinator
      > offers -tab-> OffersScreen
      > cart -tab-> CartScreen
      """)
  }
}
