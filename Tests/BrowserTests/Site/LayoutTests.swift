import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// Pages of every width hold still while they load, and never scroll sideways.
  @Suite struct LayoutTests {
    /// In the short form, each width is tried with one site of two.
    @Test(arguments: [320, 390, 1280, 3840]) func isStillAndFits(width: Int) async throws {
      let lab = try SiteTests.lab
      let sites = [320, 1280].contains(width) ? [lab.made, lab.shop] : [lab.shop, lab.made]
      try await lab.browse { browser in
        try await browser.setSize(width: width, height: 900)
        for site in sites.prefix(RunLength.of(short: 1, long: 2)) {
          for page in site.onePageOfEachKind {
            let report = try await Self.report(of: lab.url(page, of: site), in: browser)
            let moved = "\(page) moves by \(report.whileRead), then \(report.afterwards): \(report.moved)"
            #expect(report.afterwards < 0.01, "\(moved)")
            // Lines grow while their end is on the way: half of what counts as good is left to that.
            #expect(report.whileRead < 0.05, "\(moved)")
            #expect(report.beyond == [], "\(page) is \(report.width) wide")
          }
        }
      }
    }

    /// What a page does, read again where much moved: a busy machine hands a page over in more pieces than any user's.
    private static func report(of url: URL, in browser: BrowserSession) async throws -> Report {
      var report: Report
      var readings = 0
      repeat {
        try await browser.go(to: url)
        report = try await browser.run(measure)
        readings += 1
      } while report.whileRead >= 0.05 && readings < 3
      return report
    }

    private struct Report: Decodable, Sendable {
      let whileRead: Double
      let afterwards: Double
      let moved: [String]
      let width: Int
      let beyond: [String]
    }

    private static let measure = """
      const name = (it) => it.nodeName + (it.id ? '#' + it.id : '') + '.' + (it.className?.baseVal ?? it.className ?? '');
      return new Promise((done) => {
        let whileRead = 0, afterwards = 0;
        const wasRead = performance.getEntriesByType('navigation')[0].domInteractive;
        const moved = new Set();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime < wasRead) whileRead += entry.value; else afterwards += entry.value;
            for (const {node} of entry.sources) if (node) moved.add(name(node));
          }
        }).observe({type: 'layout-shift', buffered: true});
        // Two frames, so that what the scripts did was drawn, and told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
          const width = document.scrollingElement.scrollWidth;
          const fits = width <= document.documentElement.clientWidth;
          const all = fits ? [] : [...document.querySelectorAll('body *')];
          const beyond = all.filter((it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
          done({whileRead, afterwards, moved: [...moved], width, beyond: fits ? [] : ['the page', ...beyond.slice(0, 5).map(name)]});
        }, 30)));
      });
      """
  }
}
