import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// What helps with many rows: the filter, the headings that sort, the field over the tree of flows.
  @Suite struct RowsTests {
    @Test func headingsSortTheirRows() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("flows/checkoutflow"))
        let targets =
          "[...document.querySelectorAll('table[aria-labelledby=routes] tbody tr')].map((row) => row.cells[1].innerText)"
        let written: [String] = try await browser.value(targets)
        let heading = "document.querySelectorAll('table[aria-labelledby=routes] th button')[1]"
        try await browser.run("\(heading).click()")
        #expect(try await browser.value(targets) == written.sorted { $0.lowercased() < $1.lowercased() })
        #expect(try await browser.value("\(heading).parentElement.getAttribute('aria-sort')") == "ascending")
        try await browser.run("\(heading).click(); \(heading).click()")
        #expect(try await browser.value(targets) == written)
      }
    }

    @Test func anAddressMayAskForAFilter() async throws {
      let lab = try SiteTests.lab
      let page = try lab.made.page("flows/index")
      try await lab.browse { browser in
        try await browser.go(to: page)
        let all: Int = try await browser.value("document.querySelectorAll('main [data-row]').length")
        let asked = "document.querySelectorAll('main [data-words=undocumented]').length"
        try await browser.run("location.hash = 'filter=undocumented'")
        #expect(
          try await browser.becomes(
            "document.querySelectorAll('main [data-row]:not([hidden])').length === \(asked)"))
        let count: String = try await browser.value("document.querySelector('.filter output').innerText")
        #expect(count.hasSuffix(" of \(all)"))
      }
    }

    @Test(arguments: Reach.allCases) func theTreeShowsWhatIsTyped(_ reach: Reach) async throws {
      let lab = try SiteTests.lab
      let page = try lab.url(lab.shop.page("flows/index"), by: reach)
      try await lab.browse { browser in
        try await browser.go(to: page)
        try await browser.run("document.querySelector('[data-tree-filter]').focus()")
        try await browser.type("order")
        let shown =
          "[...document.querySelectorAll('.side .tree a')].filter((a) => a.offsetParent).map((a) => a.innerText.trim())"
        #expect(
          try await browser.becomes(
            "JSON.stringify(\(shown)) === JSON.stringify(['AppFlow', 'MainFlow', 'OrdersFlow'])"))
        try await browser.type(Key.enter)
        #expect(try await browser.becomes("location.pathname.endsWith('/flows/ordersflow/index.html')"))
      }
    }
  }
}
