import Testing

/// NavigationBackport: the stacks, links and destinations of SwiftUI with a prefix.
@Suite struct NavigationBackportTests {
  @Test func itsViewsMeanWhatThoseOfSwiftUIMean() {
    expectGraph(
      """
      import NavigationBackport
      import SwiftUI

      @main struct BagsApp: App { var body: some Scene { WindowGroup { BagsFlow(onDone: {}) } } }
      struct BagsFlow: View {
        let onDone: () -> Void
        @State private var path = NBNavigationPath()
        var body: some View {
          NBNavigationStack(path: $path) {
            BagsView()
              .nbNavigationDestination(for: Bag.self) { bag in BagView(bag: bag, onItem: open) }
              .nbNavigationDestination(for: Item.self) { ItemView(item: $0, onDone: onDone) }
          }
        }
        private func open(_ item: Item) { path.append(item) }
      }
      struct Bag: Hashable { let name: String }
      struct Item: Hashable { let name: String }
      struct BagsView: View {
        var body: some View { NBNavigationLink(value: Bag(name: "Red")) { Text("Red") } }
      }
      struct BagView: View {
        let bag: Bag
        let onItem: (Item) -> Void
        var body: some View { Button("Sock") { onItem(Item(name: "Sock")) } }
      }
      struct ItemView: View { let item: Item; let onDone: () -> Void; var body: some View { Button("Done", action: onDone) } }
      """,
      """
      BagsFlow entry
      > start -root-> BagsView
        open(item: Item) -push-> ItemView
        bag -push-> BagView
        BagView -onItem-> open
        BagsView -bag-> bag
        ItemView -onDone-> !onDone
      """)
  }
}
