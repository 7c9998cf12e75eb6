import FlowKit
import Testing
import UIKit

/// How single things look in UIKit.
@MainActor @Suite struct ScreensOnUIKitTests {
  private let phone = OnPhone(AllFlow())

  @Test func tabsAreATabBarController() {
    let phone = OnPhone(MainFlow())
    #expect(phone.seen == "[*ListScreen | -]")
    #expect(phone.tabs?.viewControllers?.map { $0.tabBarItem?.title } == ["Shop", "settings"])
    phone.touch(tab: 1)
    #expect(phone.seen == "[ListScreen | *SettingsScreen]")
    phone.flow.go(\.shop).shown?.go(\.item, 3, nil)
    #expect(phone.seen == "[*ListScreen ItemScreen | SettingsScreen]")
    phone.touch(tab: 0)
    #expect(phone.seen == "[*ListScreen | SettingsScreen]")
    #expect(phone.flow.find(ShopFlow.self)?.shown.count == 1)
    #expect(Complaints.all == [])
  }

  @Test func alertsAreAlertControllers() {
    phone.flow.go(\.ask)
    #expect(phone.seen == "Home / Discard?")
    let alert = phone.modals.last as? UIAlertController
    #expect(alert?.message == "It is not saved.")
    #expect(alert?.actions.map(\.style) == [.destructive, .cancel, .default])
    alert?.touch("Discard")
    #expect(phone.seen == "Home / Card")
    #expect(phone.flow.shown.map(\.screenID) == ["Home", "Card"])
    #expect(Complaints.all == [])
  }

  @Test func anAlertWithoutButtonsGetsOne() {
    phone.flow.go(\.tell)
    _ = phone.seen
    (phone.modals.last as? UIAlertController)?.touch("OK")
    #expect(phone.seen == "Home")
    #expect(phone.flow.shown.count == 1)
  }

  @Test func eachStyleIsUIKits() {
    phone.flow.go(\.card)
    phone.flow.go(\.cover)
    phone.flow.go(\.bubble)
    phone.flow.go(\.share)
    phone.flow.go(\.form)
    #expect(phone.seen == "Home / Card / Card / Card / Card / Card")
    let styles: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .popover, .automatic, .formSheet]
    #expect(phone.modals.dropFirst().map(\.modalPresentationStyle) == styles)
    #expect(phone.modals[3].popoverPresentationController?.sourceView != nil)
    #expect(phone.modals[4] is ScreenController)
  }

  @Test func nobodySwipesACoverAway() {
    phone.flow.go(\.cover)
    phone.swipeDown()
    #expect(phone.seen == "Home / Card")
    phone.flow.dismiss()
    #expect(phone.seen == "Home")
  }

  @Test func whatIsEmbeddedIsAChild() {
    phone.flow.go(\.part)
    #expect(phone.seen == "Home{Card}")
    phone.flow.go(\.home)
    #expect(phone.seen == "Home")
    #expect(Complaints.all == [])
  }

  @Test func modalsOfOthersAreLeftAlone() {
    phone.navigator.controller.present(ScreenController(Home()), animated: true)
    phone.flow.go(\.card)
    #expect(phone.seen == "Home / Home / Card")
    phone.flow.dismiss()
    #expect(phone.seen == "Home / Home")
    #expect(Complaints.all == [])
  }

  @Test func modalsWaitForTheWindow() {
    let navigator = UIKitNavigator(UIKitScreens(make: { ScreenController($0) }))
    let flow = AllFlow()
    flow.launch(in: navigator)
    flow.go(\.card)
    #expect(navigator.controller.presentedViewController == nil)
    let window = UIWindow()
    window.rootViewController = navigator.controller
    window.makeKeyAndVisible()
    Clock.settle()
    #expect(navigator.controller.presentedViewController?.text == "Card")
  }

  @Test func whatHasNoViewControllerIsNamed() {
    var missing: [String] = []
    let phone = OnPhone(AllFlow(), screens: UIKitScreens(missing: { missing.append($0.screenID) }))
    #expect(phone.seen == "Home")
    #expect(missing == ["Home"])
  }

  @Test func oneViewControllerIsNotShownTwice() {
    var missing = 0
    let only = UIViewController()
    only.title = "only"
    let phone = OnPhone(AllFlow(), screens: UIKitScreens(make: { _ in only }, missing: { _ in missing += 1 }))
    phone.flow.go(\.page)
    phone.flow.go(\.page)
    #expect(phone.seen == "only Card Card")
    #expect(missing == 2)
    #expect(Complaints.all == [])
  }

  @Test func aStackOnAStackIsWrapped() {
    let phone = OnPhone(AllFlow(), screens: UIKitScreens(make: { _ in UINavigationController() }))
    phone.flow.go(\.page)
    #expect(phone.seen == "?{-} ?{-}")
    #expect(Complaints.all == [])
  }

  @Test func columnsAreASplitViewController() throws {
    let phone = OnPhone(MailFlow())
    let holder = try #require(phone.navigator.controller.topViewController)
    let split = try #require(holder.children.first as? UISplitViewController)
    #expect(split.style == .doubleColumn)
    #expect(split.viewControllers.map(\.text) == ["Home", "-"])
    phone.flow.go(\.mail, 3)
    phone.flow.go(\.mail, 4)
    Clock.settle()
    #expect(split.viewControllers.map(\.text) == ["Home", "Card"])
    #expect(split.shownColumns == [.secondary, .secondary])
    #expect(phone.flow.shown.count == 3)
    #expect(Complaints.all == [])
  }

  @Test func otherColumnsThatUIKitPutsOnAStackStayThere() throws {
    let phone = OnPhone(MailFlow())
    phone.flow.go(\.mail, 3)
    Clock.settle()
    let split = try #require(
      phone.navigator.controller.topViewController?.children.first as? UISplitViewController)
    let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
    // A narrow screen has one stack: UIKit puts that of the last column on that of the first.
    stacks[0].collapse(stacks[1])
    phone.flow.go(\.mail, 4)
    Clock.settle()
    #expect(stacks[0].viewControllers.last === stacks[1])
    #expect(stacks[0].viewControllers.count == 2)
  }

  @Test func aSheetRestsAtItsDetents() {
    phone.flow.go(\.low)
    #expect(phone.seen == "Home / Card")
    let detents = phone.modals.last?.sheetPresentationController?.detents.map(\.identifier)
    #expect(detents == ["medium", "200.0", "300.0"])
    phone.flow.dismiss()
    #expect(phone.seen == "Home")
    phone.flow.go(\.card)
    #expect(phone.seen == "Home / Card")
    #expect(phone.modals.last?.sheetPresentationController?.detents.map(\.identifier) == ["large"])
  }

  @Test func aViewControllerIsShownAsItIs() {
    let phone = OnPhone(OwnFlow())
    #expect(phone.navigator.controller.viewControllers.first is OwnController)
  }
}

private struct Home: Presentable {}
private struct Card: Presentable {}

/// A flow with a route of each kind.
private final class AllFlow: Coordinator {
  struct Routes: RouteTable {
    let home = Root { (_: AllFlow) in Home() }
    let page = Push { (_: AllFlow) in Card() }
    let card = Sheet { (_: AllFlow) in Card() }
    let low = Sheet { (_: AllFlow) in Card() }.detents(.medium, .fraction(0.25), .height(300))
    let cover = Cover { (_: AllFlow) in Card() }
    let form = Present("all://form", style: .formSheet) { (_: AllFlow) in Card() }
    let bubble = Popover { (_: AllFlow) in Card() }
    let share = SystemRoute { (_: AllFlow) in Card() }
    let part = Embed { (_: AllFlow) in Card() }
    let tell = Alert { (_: AllFlow) in AlertMessage("Done") }
    let ask = Alert { (flow: AllFlow) in
      AlertMessage(
        "Discard?", text: "It is not saved.",
        choices: [
          .init("Discard", role: .destructive) { [weak flow] in flow?.go(\.card) },
          .init("Keep", role: .cancel), .init("Never", role: .cancel),
        ])
    }
  }
}

private final class MailFlow: Coordinator {
  struct Routes: RouteTable {
    let folders = PrimaryColumn { (_: MailFlow) in Home() }
    let mail = SecondaryColumn { (_: MailFlow, number: Int) in Card() }
  }
}

private final class OwnController: UIViewController, Presentable {}

private final class OwnFlow: Coordinator {
  struct Routes: RouteTable { let own = Root { (_: OwnFlow) in OwnController() } }
}
