import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// Going along the edges of a picture by the arrow keys.
  @Suite struct PictureTravelTests {
    @Test(arguments: Reach.allCases) func arrowsGoAlongEdges(_ reach: Reach) async throws {
      let lab = try SiteTests.lab
      let page = try lab.url(lab.shop.page("flows/checkoutflow"), by: reach)
      try await lab.browse { browser in
        try await browser.go(to: page)
        try await browser.run("document.querySelector('.view').focus()")
        try await browser.type(Key.tab)
        let start = try await focused(browser)
        #expect(!start.isEmpty, "Tab did not lead into the picture")
        let isDown: Bool = try await browser.run(Self.readsDown)
        try await browser.type(isDown ? Key.down : Key.right)
        let next = try await focused(browser)
        #expect(
          try await browser.value("\(Self.edges).some((id) => id.includes('\(start)_3e\(next)'))"),
          "\(start) \(next)")
        #expect(try await isSeen(browser))
        try await browser.type(isDown ? Key.up : Key.left)
        let back = try await focused(browser)
        #expect(
          try await browser.value("\(Self.edges).some((id) => id.includes('\(back)_3e\(next)'))"),
          "\(back) \(next)")
      }
    }

    @Test func arrowsReachEveryNode() async throws {
      let lab = try SiteTests.lab
      let paths = lab.made.pages.map(\.path).filter { $0.hasPrefix("map/") || $0.hasPrefix("flows/flow") }
      let pages = [try lab.shop.page("map/index")] + paths.prefix(12).map { lab.made.url($0) }
      try await lab.browse { browser in
        for page in pages {
          try await browser.go(to: page)
          let missed: [String] = try await browser.run(Self.missed)
          #expect(missed == [], "\(page.path)")
        }
      }
    }

    /// The nodes of the page's pictures that no sequence of arrows reaches from the stop of the Tab key.
    private static let missed = """
      const missed = [];
      for (const svg of document.querySelectorAll('.view svg.flowdoc')) {
        if (!svg.getClientRects().length) continue;
        const nodes = [...svg.querySelectorAll('.node')].map((node) => node.querySelector('a') || node);
        const open = nodes.filter((node) => node.getAttribute('tabindex') === '0');
        const reached = new Set(open);
        while (open.length) {
          const node = open.pop();
          for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
            node.focus();
            node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            const next = document.activeElement;
            if (nodes.includes(next) && !reached.has(next)) { reached.add(next); open.push(next); }
          }
        }
        missed.push(...nodes.filter((node) => !reached.has(node)).map((node) => node.closest('.node').id));
      }
      return missed;
      """

    @Test func enterOpensTheNode() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("map/index"))
        try await browser.run("document.querySelector('.view').focus()")
        try await browser.type(Key.tab)
        let link: String = try await browser.value("document.activeElement.href.baseVal")
        try await browser.type(Key.enter)
        #expect(
          try await browser.becomes("location.href.endsWith('\(link.replacing("../", with: ""))')"), "\(link)"
        )
      }
    }

    @Test func onlyOneNodeIsAStopOfTheTabKey() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("map/index"))
        #expect(
          try await browser.value("document.querySelectorAll('.view .node a[tabindex=\"0\"]').length") == 1)
        #expect(try await browser.value("document.querySelectorAll('.view .node').length") > 5)
      }
    }

    @Test func whatIsHeldStaysLitUntilEscape() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("flows/checkoutflow"))
        try await browser.run("document.querySelector('.view').focus()")
        try await browser.type(Key.tab)
        try await browser.type("p")
        try await browser.run("document.activeElement.blur()")
        #expect(try await browser.becomes("document.querySelectorAll('.lit.pinned .near').length > 1"))
        #expect(try await browser.value("location.hash") == "#flow=CheckoutFlow")
        try await browser.run("document.querySelector('.view').focus()")
        try await browser.type(Key.escape)
        #expect(try await browser.becomes("!document.querySelector('.lit, .pinned')"))
      }
    }

    @Test(arguments: Reach.allCases) func anAddressNamesAScreen(_ reach: Reach) async throws {
      let lab = try SiteTests.lab
      let page = try lab.url(lab.shop.page("flows/checkoutflow"), by: reach)
      try await lab.browse { browser in
        let address = try #require(URL(string: page.absoluteString + "#screen=PaymentScreen"))
        try await browser.go(to: address)
        #expect(try await browser.becomes("!!document.querySelector('.pinned')"))
        #expect(try await focused(browser) == "screen-PaymentScreen")
        #expect(try await isSeen(browser))
      }
    }

    @Test func aDoubleClickZoomsIn() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("flows/checkoutflow"))
        let width = "document.querySelector('.view svg.flowdoc').getBoundingClientRect().width"
        let before: Double = try await browser.value(width)
        try await browser.run(
          "document.querySelector('.view svg').dispatchEvent(new MouseEvent('dblclick', {bubbles: true, cancelable: true}))"
        )
        #expect(try await browser.becomes("\(width) > \(before) * 1.9"))
      }
    }

    private static let edges = "[...document.querySelectorAll('.view .edge')].map((edge) => edge.id)"

    private static let readsDown = """
      const graph = flowdoc.readPicture(document.querySelector('.view svg.flowdoc'));
      const middle = ({element}) => {
        const box = element.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      let down = 0;
      for (const {from, to} of graph.edges) {
        const [a, b] = [middle(from), middle(to)];
        down += Math.abs(b[1] - a[1]) - Math.abs(b[0] - a[0]);
      }
      return down > 0;
      """

    /// The key of the node that has the focus.
    private func focused(_ browser: BrowserSession) async throws -> String {
      try await browser.run(
        """
        const node = document.activeElement.closest('.node');
        if (!node) return '';
        const prefix = node.closest('.graph').id.slice(0, -'graph'.length);
        return node.id.slice(prefix.length);
        """)
    }

    /// Whether the focus lies inside of the view and is drawn around the node.
    private func isSeen(_ browser: BrowserSession) async throws -> Bool {
      try await browser.run(
        """
        const focus = document.activeElement;
        const node = focus.closest('.node').getBoundingClientRect();
        const view = focus.closest('.view').getBoundingClientRect();
        const shape = getComputedStyle(focus.closest('.node').querySelector('polygon, path, ellipse, rect'));
        const other = [...document.querySelectorAll('.view .node')].find((node) =>
          !node.contains(focus) && node.classList.value.split(' ')[1] === focus.closest('.node').classList.value.split(' ')[1]);
        const plain = other && getComputedStyle(other.querySelector('polygon, path, ellipse, rect'));
        const isMarked = getComputedStyle(focus).outlineStyle !== 'none' || !plain || shape.strokeWidth !== plain.strokeWidth;
        return isMarked && node.left >= view.left && node.right <= view.right && node.top >= view.top && node.bottom <= view.bottom;
        """)
    }
  }
}
