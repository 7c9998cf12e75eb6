import FlowTestSupport
import Testing

extension SiteTests {
  /// Pages of every width hold still while they load, and never scroll sideways.
  @Suite struct LayoutTests {
    @Test(arguments: [320, 390, 1280, 3840]) func isStillAndFits(width: Int) async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.setSize(width: width, height: 900)
        for site in [lab.shop, lab.made] {
          for page in site.onePageOfEachKind {
            try await browser.go(to: lab.url(page, of: site))
            let report: Report = try await browser.run(Self.measure)
            #expect(report.shift < 0.01, "\(page) moves by \(report.shift): \(report.moved)")
            #expect(report.beyond == [], "\(page) is \(report.width) wide")
          }
        }
      }
    }

    private struct Report: Decodable, Sendable {
      let shift: Double
      let moved: [String]
      let width: Int
      let beyond: [String]
    }

    private static let measure = """
      const name = (it) => it.nodeName + (it.id ? '#' + it.id : '') + '.' + (it.className?.baseVal ?? it.className ?? '');
      return new Promise((done) => {
        let shift = 0;
        const moved = new Set();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shift += entry.value;
            for (const {node} of entry.sources) if (node) moved.add(name(node));
          }
        }).observe({type: 'layout-shift', buffered: true});
        // Two frames, so that what the scripts did was drawn, and told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
          const width = document.scrollingElement.scrollWidth;
          const fits = width <= document.documentElement.clientWidth;
          const all = fits ? [] : [...document.querySelectorAll('body *')];
          const beyond = all.filter((it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
          done({shift, moved: [...moved], width, beyond: fits ? [] : ['the page', ...beyond.slice(0, 5).map(name)]});
        }, 30)));
      });
      """
  }
}
