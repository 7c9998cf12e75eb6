import FlowKit
import Testing
import UIKit

/// What is said of the lifecycle, once more where UIKit shows the screens.
@MainActor @Suite struct LifecycleOnUIKitTests {
  private let phone = OnPhone(PagesFlow())
  private let heard = Endings()

  @Test func showingAChildAddsIt() {
    phone.flow.go(\.next)
    #expect(phone.flow.tree == "PagesFlow(PagesFlow)")
    #expect(phone.seen == "ListScreen ListScreen")
    #expect(Complaints.all == [])
  }

  @Test func theBackButtonLeavesAChild() {
    let next = pushed()
    phone.touchBack()
    expectLeft(next, seen: "ListScreen")
  }

  @Test func aFinishedSwipeLeavesAChild() {
    let next = pushed()
    phone.swipeBack()
    expectLeft(next, seen: "ListScreen")
  }

  @Test func aCancelledSwipeLeavesNothing() {
    let next = pushed()
    phone.swipeBack(isCancelled: true)
    #expect(phone.seen == "ListScreen ListScreen")
    #expect(phone.flow.tree == "PagesFlow(PagesFlow)")
    #expect(heard.all == [])
    next.object?.go(\.page)
    #expect(phone.seen == "ListScreen ListScreen ItemScreen")
  }

  @Test func whatIsPushedDuringASwipeComesAfterIt() {
    let next = pushed()
    _ = phone.seen
    #expect(phone.stack?.beginSwipe() == true)
    next.object?.go(\.page)
    #expect(phone.navigator.controller.text == "ListScreen")
    phone.navigator.controller.cancelSwipe()
    #expect(phone.seen == "ListScreen ListScreen ItemScreen")
    #expect(heard.all == [])
    #expect(Complaints.all == [])
  }

  @Test func aSheetSwipedAwayLeavesItsFlow() {
    let sheet = presented()
    #expect(phone.seen == "ListScreen / ListScreen")
    phone.modals.last?.swipeAwayAndBack()
    #expect(heard.all == [])
    phone.swipeDown()
    expectLeft(sheet, seen: "ListScreen")
  }

  @Test func replacingTheStackLeavesWhatWasOnIt() {
    let next = pushed()
    next.object?.go(\.sheet)
    #expect(phone.seen == "ListScreen ListScreen / ListScreen")
    phone.flow.go(\.first)
    expectLeft(next, seen: "ListScreen")
  }

  @Test func othersMayPopAndDismiss() {
    let next = pushed()
    _ = phone.seen
    phone.navigator.controller.popToRootViewController(animated: true)
    expectLeft(next, seen: "ListScreen")
    let sheet = presented()
    _ = phone.seen
    phone.navigator.controller.dismiss(animated: true)
    #expect(phone.seen == "ListScreen")
    #expect(heard.all == ["left", "left"])
    #expect(sheet.object == nil)
  }

  @Test func finishingAndCancellingAreHeardOnce() {
    let next = pushed()
    let sheet = presented()
    _ = phone.seen
    sheet.object?.finish()
    sheet.object?.cancel()
    next.object?.cancel()
    #expect(phone.seen == "ListScreen")
    #expect(heard.all == ["finished", "cancelled"])
    #expect(sheet.object == nil && next.object == nil)
    #expect(Complaints.all == [])
  }

  @Test func oneModalComesAfterAnotherIsGone() {
    let sheet = presented()
    _ = phone.seen
    sheet.object?.finish()
    phone.flow.go(\.card)
    phone.flow.go(\.sheet)
    #expect(phone.seen == "ListScreen / HelpScreen / ListScreen")
    #expect(Complaints.all == [])
  }

  @Test func nothingIsKeptAlive() {
    var phone: OnPhone<PagesFlow>? = OnPhone(PagesFlow())
    phone?.flow.go(\.next)
    phone?.flow.go(\.sheet)
    _ = phone?.seen
    let sheet = Weak(phone?.modals.last)
    let page = Weak(phone?.navigator.controller.viewControllers.last)
    #expect(sheet.object != nil && page.object != nil)
    phone?.flow.go(\.first)
    _ = phone?.seen
    #expect(sheet.object == nil && page.object == nil)
    let (flow, navigator) = (Weak(phone?.flow), Weak(phone?.navigator))
    let window = Weak(phone?.window.rootViewController)
    phone = nil
    #expect(flow.object == nil && navigator.object == nil && window.object == nil)
  }

  private func pushed() -> Weak<PagesFlow> { Weak(phone.flow.go(\.next) { [heard] in heard.add($0) }.shown) }

  private func presented() -> Weak<PagesFlow> {
    Weak(phone.flow.go(\.sheet) { [heard] in heard.add($0) }.shown)
  }

  private func expectLeft(
    _ child: Weak<PagesFlow>, seen: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(phone.seen == seen, sourceLocation: location)
    #expect(phone.flow.tree == "PagesFlow", sourceLocation: location)
    #expect(heard.all == ["left"], sourceLocation: location)
    #expect(child.object == nil, sourceLocation: location)
    #expect(Complaints.all == [], sourceLocation: location)
  }
}

/// A flow that pushes and presents flows of its own kind.
final class PagesFlow: Coordinator {
  struct Routes: RouteTable {
    let first = Root { (_: PagesFlow) in ListScreen() }
    let page = Push { (_: PagesFlow) in ItemScreen(id: 1) }
    let card = Sheet { (_: PagesFlow) in HelpScreen() }
    let next = Push { (_: PagesFlow) in PagesFlow() }
    let sheet = Sheet { (_: PagesFlow) in PagesFlow() }
  }
}

@MainActor final class Endings {
  private(set) var all: [String] = []

  func add(_ ending: Ending<Void>) {
    switch ending {
    case .finished: all.append("finished")
    case .cancelled: all.append("cancelled")
    case .left: all.append("left")
    }
  }
}
