import FlowTestSupport
import Testing

extension SiteTests {
  /// The small map of a picture that is larger than its view: it is below the drawing, never on it.
  @Suite struct PictureMapTests {
    @Test(arguments: [800, 1440]) func hidesNothing(width: Int) async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.setSize(width: width, height: 1000)
        try await browser.go(to: lab.url(lab.shop.page("flows/catalogueflow"), by: .server))
        #expect(try await browser.value("document.querySelector('#p-storyboard .minimap') !== null"))
        for _ in 0..<6 { try await browser.run(Self.press("in")) }
        let zoomed: State = try await browser.run(Self.state)
        #expect(
          zoomed.isShown && zoomed.overlap <= 0,
          "\(zoomed.overlap) px of the map are on the drawing or its caption")
        #expect(zoomed.beyond <= 0, "the map is \(zoomed.beyond) px wider than the page")
        try await browser.run(Self.press("fit"))
        let fitted: State = try await browser.run(Self.state)
        #expect(!fitted.isShown, "a picture that fits has a map")
        #expect(fitted.below == zoomed.below, "the map moved what is below")
      }
    }

    private struct State: Decodable, Sendable {
      let isShown: Bool
      let overlap: Double
      let beyond: Double
      let below: Double
    }

    private static func press(_ button: String) -> String {
      "document.querySelector('#p-storyboard [data-do=\(button)]').click()"
    }

    private static let state = """
      const figure = document.querySelector('#p-storyboard');
      const map = figure.querySelector('.minimap').getBoundingClientRect();
      const view = figure.querySelector('.view').getBoundingClientRect();
      const caption = figure.querySelector('figcaption');
      const words = caption.querySelector('span').getBoundingClientRect();
      return {
        isShown: map.width > 0,
        overlap: Math.max(view.bottom - map.top, words.right - map.left),
        beyond: map.right - figure.getBoundingClientRect().right,
        below: caption.offsetHeight,
      };
      """
  }
}
