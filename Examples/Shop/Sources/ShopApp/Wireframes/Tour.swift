import FlowKit

/// A tour of every screen of the Shop, with a drawing of each.
public enum Tour {
  /// The drawings by the screens' ids in the graph; a screen that is visited twice is drawn as at its last visit.
  @MainActor public static func wireframes() -> [String: Wireframe] {
    let phone = Phone()
    var seen: [String: Wireframe] = [:]
    for step in [{ _ in }] + steps {
      step(phone)
      if let (screen, frame) = phone.wireframe { seen[screen] = frame }
    }
    return seen
  }

  /// The files of all drawings, by their names.
  @MainActor public static func files() -> [String: String] {
    var files: [String: String] = [:]
    for (screen, frame) in wireframes() {
      for look in Look.allCases { files["\(screen)\(look.suffix).svg"] = frame.svg(look) }
    }
    return files
  }

  private typealias Step = @MainActor (Phone) -> Void

  private static func touch(_ button: String) -> Step { { $0.touch(button) } }
  private static func open(_ link: String) -> Step { { _ = try? $0.app.open(link) } }
  private static func select(_ tab: String) -> Step { { $0.select(tab: tab) } }
  private static var back: Step { { $0.goBack() } }

  @MainActor private static var steps: [Step] {
    newcomer + purchase(of: 43) + browsing + purchase(of: 41) + account + settings
  }

  private static var newcomer: [Step] { [touch("onContinue"), touch("onDone")] }

  private static func purchase(of product: Product.ID) -> [Step] {
    [
      open("shop://products/42"), touch("onBuy"), touch("onCancel"), open("shop://products/\(product)"),
      touch("onBuy"), touch("onCheckout"), touch("onContinue"), touch("onHelp"), touch("onArticle"),
      touch("onContact"), touch("onSent"), touch("onPaid"), touch("onDone"),
    ]
  }

  private static var browsing: [Step] {
    [
      open("shop://catalogue"), touch("onFilter"), touch("onApply"), touch("onProduct"), touch("onReviews"),
      back,
    ]
  }

  private static var account: [Step] {
    [
      open("shop://orders"), touch("onSignUp"), back, touch("onForgot"), back, touch("onLogin"),
      touch("onOrder"),
    ]
  }

  private static var settings: [Step] {
    [select("settings"), touch("onProfile"), back, touch("onNotifications"), open("shop://help")]
  }
}
