import FlowTestSupport
import Testing

extension SiteTests {
  /// The frame of a picture that is seen before its script runs: no taller than the drawing and a scrollbar, and still when the
  /// script comes.
  @Suite struct PictureFrameTests {
    @Test(arguments: [390, 1440]) func endsWithItsDrawing(width: Int) async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.setSize(width: width, height: 1000)
        try await browser.go(to: lab.url(lab.shop.page("flows/catalogueflow"), by: .server))
        #expect(try await browser.value("document.querySelector('#p-storyboard svg.flowdoc') !== null"))
        let frame: Frame = try await browser.run(Self.begunAnew)
        #expect(frame.shrunk, "a drawing of its own size shows nothing here")
        #expect(frame.blank < 3 + frame.scrollbar, "\(frame.blank) px below the drawing")
        #expect(abs(frame.moved) < 3, "what is below moved by \(frame.moved) px")
      }
    }

    private struct Frame: Decodable, Sendable {
      let shrunk: Bool
      let blank: Double
      /// The height of the scrollbar that the view has before the script comes, where scrollbars take room.
      let scrollbar: Double
      let moved: Double
    }

    /// The page has been painted by now, so that the picture counts as seen.
    private static let begunAnew = """
      const figure = document.querySelector('#p-storyboard');
      figure.scrollIntoView();
      const view = figure.querySelector('.view');
      for (const svg of view.querySelectorAll('svg.flowdoc')) svg.removeAttribute('style');
      view.style.minHeight = '';
      const before = view.offsetHeight;
      const scrollbar = before - view.clientHeight;
      const picture = new flowdoc.PictureView(figure);
      const drawn = picture.svg.getBoundingClientRect().height;
      return {shrunk: picture.scale < 1, scrollbar, blank: Math.max(0, view.clientHeight - drawn), moved: view.offsetHeight - before};
      """
  }
}
