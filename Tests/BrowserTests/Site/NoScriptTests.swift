import FlowTestSupport
import Testing

extension SiteTests {
  /// Nothing is lost where scripts do not run.
  @Suite struct NoScriptTests {
    @Test func allTextIsSeen() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.setScripts(false)
        for site in [lab.shop, lab.made] {
          for page in site.onePageOfEachKind {
            try await browser.go(to: lab.url(page, of: site))
            #expect(
              try await browser.value("!document.documentElement.classList.contains('scripted')"),
              "scripts ran")
            #expect(try await browser.run(Self.unseen) == [String](), "\(page)")
          }
        }
      }
    }

    @Test(arguments: [1280, 390]) func navigationWorks(width: Int) async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.setSize(width: width, height: 844)
        try await browser.setScripts(false)
        try await browser.go(to: lab.shop.url())
        if width < 500 {
          try await browser.click(try await place(of: ".thumb-bar [popovertarget=navigation]", browser))
        }
        try await browser.click(try await place(of: ".places a[href*='links/']", browser))
        #expect(try await browser.becomes("location.pathname.endsWith('/links/index.html')"))
        try await browser.click(
          try await place(of: "main a[href*='shop-cart'], main a[href*='shop-catalogue']", browser))
        #expect(try await browser.becomes("/links\\/shop-c/.test(location.pathname)"))
      }
    }

    private func place(of selector: String, _ browser: BrowserSession) async throws -> Point {
      try await browser.run(
        """
        const element = document.querySelector(arguments[0]);
        element.scrollIntoView({block: 'center'});
        const box = element.getBoundingClientRect();
        return {x: box.left + Math.min(box.width / 2, 20), y: box.top + box.height / 2};
        """, .text(selector))
    }

    /// Texts of the page that nobody can see, but for what waits behind a summary or is only of use with scripts.
    private static let unseen = """
      const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
      const left = '.needs-script, details:not([open]) > :not(summary), script, style, title, .unseen, desc, .drawing.thumbnails';
      const unseen = [];
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || element.closest(left)) continue;
        if (!element.getClientRects().length || !element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
          unseen.push(walker.currentNode.data.trim());
      }
      return unseen;
      """
  }
}
