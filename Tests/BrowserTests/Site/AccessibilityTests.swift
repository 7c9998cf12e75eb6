import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// axe finds nothing to say about any kind of page, in light and in dark.
  @Suite(.enabled(if: Checkers.reasonToSkip == nil, "\(Checkers.reasonToSkip ?? "")"))
  struct AccessibilityTests {
    /// In the short form, each scheme is tried with one site of two.
    @Test(arguments: BrowserSession.ColorScheme.allCases)
    func nothingIsInTheWay(_ scheme: BrowserSession.ColorScheme) async throws {
      let lab = try SiteTests.lab
      let sites = scheme == .light ? [lab.made, lab.shop] : [lab.shop, lab.made]
      let axe = try String(contentsOf: Checkers.axe(), encoding: .utf8)
      try await lab.browse { browser in
        try await browser.setColorScheme(scheme)
        for site in sites.prefix(RunLength.of(short: 1, long: 2)) {
          for page in site.onePageOfEachKind {
            try await browser.go(to: lab.url(page, of: site))
            try await browser.run(axe)
            let report: Report = try await browser.run(Self.check)
            #expect(report.violations == [], "\(page)")
            #expect(report.passes > 20, "\(page) was hardly looked at")
          }
        }
      }
    }

    private struct Report: Decodable, Sendable {
      let violations: [String]
      let passes: Int
    }

    private static let check = """
      const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
      return axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']}).then((result) => ({
        passes: result.passes.length,
        violations: result.violations.map((it) =>
          it.id + ': ' + it.help + ': ' + it.nodes.length + ' x ' + it.nodes.slice(0, 2).map((node) =>
            node.target.join(' ') + ' ' + node.html.slice(0, 200) + ' ' + node.any.map((any) => any.message).join(' ')).join(' | ')),
      }));
      """
  }
}
