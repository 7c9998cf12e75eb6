import Combine
import SwiftUI
import Testing

@testable import FlowKit

/// What SwiftUI reads from a navigator and writes back; nothing here is drawn.
@MainActor @Suite struct BindingTests {
  private let navigator = SwiftUINavigator()
  private let flow = CardsFlow()

  init() { flow.launch(in: navigator) }

  @Test func aShorterPathIsARemoval() {
    flow.go(\.next).shown?.go(\.page)
    #expect(navigator.path.wrappedValue.count == 2)
    navigator.path.wrappedValue.removeLast()
    #expect(navigator.description == "Card > Card")
    navigator.path.wrappedValue = []
    #expect(navigator.description == "Card")
    #expect(flow.children.isEmpty)
    #expect(flow.heard == 1)
  }

  @Test func aSheetSetToNilIsARemoval() {
    flow.go(\.sheet)
    #expect(navigator.modal(.cover, over: 0).wrappedValue == nil)
    let sheet = navigator.modal(.sheet, over: 0)
    #expect(sheet.wrappedValue?.description == "Card")
    sheet.wrappedValue = nil
    sheet.wrappedValue = nil
    #expect(navigator.description == "Card")
    #expect(flow.children.isEmpty)
    #expect(flow.heard == 1)
  }

  @Test func theEndOfASheetLeavesTheNextAlone() {
    flow.go(\.sheet)
    let first = navigator.modal(.sheet, over: 0)
    flow.children.first?.dismissSelf()
    flow.go(\.sheet)
    first.wrappedValue = nil
    #expect(navigator.description == "Card / sheet: Card")
    #expect(flow.heard == 1)
  }

  @Test func modalsLieOverOneAnother() {
    flow.go(\.sheet)
    flow.go(\.cover)
    #expect(navigator.modal(.cover, over: 1).wrappedValue != nil)
    #expect(navigator.modal(.sheet, over: 1).wrappedValue == nil)
    navigator.modal(.sheet, over: 0).wrappedValue = nil
    #expect(navigator.description == "Card")
  }

  @Test func anAlertIsClosedBeforeItsButtonDoesAnything() {
    flow.go(\.ask)
    #expect(navigator.alertIsUp(over: 0).wrappedValue)
    let modal = navigator.modal(.alert, over: 0).wrappedValue
    if let modal, let choice = modal.alert?.choices.first { modal.choose(choice) }
    #expect(navigator.description == "Card > Card")
    flow.go(\.ask)
    navigator.alertIsUp(over: 0).wrappedValue = false
    #expect(navigator.description == "Card > Card")
  }

  @Test func aTabThatIsSelectedStarts() {
    let (screen, tabs) = (SwiftUINavigator(), TwoTabsFlow())
    tabs.launch(in: screen)
    let before = screen.changes
    tabs.tabBar?.selection.wrappedValue = 1
    #expect(screen.description == "[a: Card | *b: Card]")
    tabs.tabBar?.selection.wrappedValue = 0
    #expect(tabs.tabBar?.selection.wrappedValue == 0)
    #expect(screen.changes >= before + 2)
  }
}

private struct Card: View, Presentable {
  var body: some View { Text("card") }
}

private final class CardsFlow: Coordinator {
  struct Routes: RouteTable {
    let first = Root { (_: CardsFlow) in Card() }
    let page = Push { (_: CardsFlow) in Card() }
    let next = Push { (_: CardsFlow) in CardsFlow() }.onEnd { flow, _ in flow.heard += 1 }
    let sheet = Sheet { (_: CardsFlow) in CardsFlow() }.onEnd { flow, _ in flow.heard += 1 }
    let cover = Cover { (_: CardsFlow) in Card() }
    let ask = FlowKit.Alert { (flow: CardsFlow) in
      AlertMessage("Sure?", choices: [.init("Yes") { [weak flow] in flow?.go(\.page) }])
    }
  }
  var heard = 0
}

private final class TwoTabsFlow: Coordinator {
  struct Routes: RouteTable {
    let a = FlowKit.Tab { (_: TwoTabsFlow) in Card() }
    let b = FlowKit.Tab { (_: TwoTabsFlow) in Card() }
  }
}

extension CoordinatorBase {
  fileprivate func dismissSelf() { (self as? CardsFlow)?.cancel() }
}
