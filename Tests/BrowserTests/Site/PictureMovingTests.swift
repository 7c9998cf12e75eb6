import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// Moving a picture, without taking the page's scroll or its text away.
  @Suite struct PictureMovingTests {
    @Test(arguments: Reach.allCases) func zoomsByButtonsKeysAndWheel(_ reach: Reach) async throws {
      try await withMap(by: reach) { browser in
        let start = try await scale(browser)
        for (button, grows) in [("in", true), ("out", false)] {
          let before = try await scale(browser)
          try await browser.run("document.querySelector('[data-do=\(button)]').click()")
          #expect(try await (scale(browser) > before) == grows, "the button \(button)")
        }
        try await browser.run("document.querySelector('.view').focus()")
        for (key, grows) in [("+", true), ("-", false)] {
          let before = try await scale(browser)
          try await browser.type(key)
          #expect(try await (scale(browser) > before) == grows, "the key \(key)")
        }
        #expect(try await abs(scale(browser) - start) < 0.02)
        try await browser.wheel(over: try await emptyPlace(browser), by: -200, holding: Key.control.first)
        #expect(
          try await browser.becomes("\(Self.width) > \(start) * 1.3"), "Ctrl and the wheel did not zoom in")
        try await browser.type("0")
        #expect(
          try await browser.value(
            "document.querySelector('.view').scrollWidth <= document.querySelector('.view').clientWidth + 1"),
          "0 did not fit the picture")
      }
    }

    @Test func aPlainWheelScrollsThePage() async throws {
      try await withMap { browser in
        let before = try await scale(browser)
        try await browser.wheel(over: Point(x: 1100, y: 60), by: 100)
        #expect(try await browser.becomes("scrollY > 50"))
        try await browser.run("scrollTo(0, 0); document.querySelector('[data-do=fit]').click()")
        let fitted = try await scale(browser)
        try await browser.wheel(over: try await emptyPlace(browser), by: 100)
        #expect(try await browser.becomes("scrollY > 50"), "over a picture that has nothing to scroll")
        #expect(try await scale(browser) == fitted && before > 0)
      }
    }

    @Test(arguments: Reach.allCases) func dragsAndComesBackFromItsAddress(_ reach: Reach) async throws {
      try await withMap(by: reach) { browser in
        for _ in 0..<5 { try await browser.run("document.querySelector('[data-do=in]').click()") }
        let start = try await emptyPlace(browser)
        let before = try await scrolled(browser)
        try await browser.drag(from: start, to: Point(x: start.x - 90, y: start.y - 60))
        let after = try await scrolled(browser)
        #expect(after == Point(x: before.x + 90, y: before.y + 60))
        #expect(try await browser.becomes(Self.addressSaysWhatIsSeen))
        let zoomed = try await scale(browser)
        try await browser.reload()
        #expect(try await browser.becomes("Math.abs(\(Self.width) - \(zoomed)) < 2"))
        let restored = try await scrolled(browser)
        #expect(abs(restored.x - after.x) < 8 && abs(restored.y - after.y) < 8, "\(restored), not \(after)")
      }
    }

    @Test func aDragFollowsNoLinkAndAClickDoes() async throws {
      try await withMap { browser in
        let here: String = try await browser.value("location.pathname")
        for _ in 0..<3 { try await browser.run("document.querySelector('[data-do=in]').click()") }
        let node: Point = try await browser.run(Self.placeInNode)
        try await browser.drag(from: node, to: Point(x: node.x - 40, y: node.y - 30))
        #expect(try await browser.value("location.pathname") == here)
        try await browser.click(try await browser.run(Self.placeInNode))
        #expect(try await browser.becomes("location.pathname.includes('/flows/')"))
      }
    }

    /// What lies before a beginning that is seen without scrolling should not go out of view.
    @Test(arguments: [(0, 0), (440, 0), (460, 100)])
    func beginsUnscrolledWhereTheBeginningIsSeen(left: Int, scrolled: Int) async throws {
      try await withMap { browser in
        let found: Int = try await browser.run(
          """
          const boxes = ['width: 500px; height: 90px; overflow: auto', 'width: 600px', 'width: 50px; margin-left: \(left)px'];
          const [view, drawing, element] = boxes.map((style) => {
            const box = document.createElement('div');
            box.style.cssText = style;
            return box;
          });
          element.textContent = 'A';
          drawing.append(element);
          view.append(drawing);
          document.body.append(view);
          const node = {element, comings: [], ways: []};
          flowdoc.beginPicture({view, overflows: true}, {nodes: new Map([['a', node]])});
          return view.scrollLeft;
          """)
        #expect(found == scrolled)
      }
    }

    @Test func textCanBeSelected() async throws {
      try await withMap { browser in
        for _ in 0..<4 { try await browser.run("document.querySelector('[data-do=in]').click()") }
        let ends: [Point] = try await browser.run(
          """
          const text = [...document.querySelectorAll('.view .edge text')].find((text) => {
            const box = text.getBoundingClientRect();
            return document.elementFromPoint(box.left + 2, box.top + box.height / 2) === text
              && document.elementFromPoint(box.right - 2, box.top + box.height / 2) === text;
          });
          const box = text.getBoundingClientRect();
          return [{x: box.left + 1, y: box.top + box.height / 2}, {x: box.right - 1, y: box.top + box.height / 2}];
          """)
        try await browser.drag(from: ends[0], to: ends[1])
        #expect(try await browser.value("getSelection().toString().length") > 2)
      }
    }

    private func withMap(
      by reach: Reach = .file, _ body: @Sendable (BrowserSession) async throws -> Void
    ) async throws {
      let lab = try SiteTests.lab
      let page = try lab.url(lab.shop.page("flows/appflow"), by: reach)
      try await lab.browse { browser in
        try await browser.go(to: page)
        try await body(browser)
      }
    }

    private static let width = "document.querySelector('.view svg.flowdoc').getBoundingClientRect().width"

    /// The address is written a moment after the last move, and may still tell of one before.
    private static let addressSaysWhatIsSeen = """
      (() => {
        const view = document.querySelector('.view');
        const [, scale, x, y] = location.hash.split(',').map(Number);
        return Math.abs((view.scrollLeft + view.clientWidth / 2) / x - scale) < 0.02
          && Math.abs((view.scrollTop + view.clientHeight / 2) / y - scale) < 0.02;
      })()
      """

    private func scale(_ browser: BrowserSession) async throws -> Double {
      try await browser.value(Self.width)
    }

    private func scrolled(_ browser: BrowserSession) async throws -> Point {
      try await browser.run(
        "const view = document.querySelector('.view'); return {x: view.scrollLeft, y: view.scrollTop};")
    }

    /// Somewhere in the view's middle where there is neither a node nor a text.
    private func emptyPlace(_ browser: BrowserSession) async throws -> Point {
      try await browser.run(
        """
        const view = document.querySelector('.view');
        view.scrollIntoView({block: 'center'});
        const box = view.getBoundingClientRect();
        for (let y = 0.5; y < 0.95; y += 0.03) for (let x = 0.3; x < 0.9; x += 0.03) {
          const place = {x: Math.round(box.left + box.width * x), y: Math.round(box.top + box.height * y)};
          const found = document.elementFromPoint(place.x, place.y);
          if (view.contains(found) && !found.closest('.node, .edge, text, a')) return place;
        }
        """)
    }

    /// In a node that links to another page, beside its text.
    private static let placeInNode = """
      for (const node of document.querySelectorAll('.view .node')) {
        if (!node.querySelector('a')) continue;
        const box = node.getBoundingClientRect();
        const place = {x: Math.round(box.left + box.width / 2), y: Math.round(box.top + 4)};
        const found = document.elementFromPoint(place.x, place.y);
        if (found && found.closest('.node') === node && !found.closest('text') && found.closest('a')
          && !found.closest('a').href.baseVal.startsWith('#')) return place;
      }
      """
  }
}
