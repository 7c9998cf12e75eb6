import FlowTestSupport
import Testing

extension SiteTests {
  /// The search by keyboard alone.
  @Suite struct SearchTests {
    @Test(arguments: Reach.allCases) func leadsToWhatIsMeant(_ reach: Reach) async throws {
      let lab = try SiteTests.lab
      let start = try lab.url(lab.shop.url(), by: reach)
      try await lab.browse { browser in
        try await browser.go(to: start)
        try await browser.type("/")
        #expect(
          try await browser.becomes(
            "document.querySelector('dialog.search[open] input') === document.activeElement"))
        try await browser.type("chekcout")
        #expect(
          try await browser.becomes("\(Self.chosen) === 'CheckoutFlow'"), "a typing error was not forgiven")
        try await browser.type(Key.down)
        #expect(try await browser.value("\(Self.chosen) !== 'CheckoutFlow'"))
        try await browser.type(Key.up + Key.enter)
        #expect(try await browser.becomes("location.pathname.endsWith('/flows/checkoutflow/index.html')"))
      }
    }

    @Test func givesTheFocusBack() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.url())
        let hasFocus = "document.activeElement.classList.contains('search-button')"
        try await browser.run("document.querySelector('.search-button').focus()")
        for keys in [("/", ""), ("k", Key.control)] {
          try await browser.type(keys.0, holding: keys.1)
          #expect(try await browser.becomes("document.activeElement.matches('dialog[open] input')"))
          try await browser.type(Key.escape)
          #expect(try await browser.becomes("!document.querySelector('dialog[open]') && \(hasFocus)"))
        }
      }
    }

    @Test func doesNotTakeASlashFromAField() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("links/index"))
        try await browser.run("document.querySelector('.tester input').focus()")
        try await browser.type("shop://cart")
        #expect(try await browser.value("document.activeElement.value") == "shop://cart")
        #expect(try await browser.value("!document.querySelector('dialog[open]')"))
      }
    }

    /// The name of the result that Enter goes to.
    private static let chosen =
      "(document.querySelector('[role=option][aria-selected=true] bdi') || {}).textContent"
  }
}
