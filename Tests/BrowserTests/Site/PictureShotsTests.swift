import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// The drawing of a picture with screenshots, which waits in a template until somebody wants it.
  @Suite struct PictureShotsTests {
    @Test func theButtonTakesTheDrawingOut() async throws {
      let folder = try Folder.temporary()
      defer { folder.remove() }
      let page = try page(in: folder)
      try await SiteTests.lab.browse { browser in
        try await browser.go(to: page)
        #expect(try await browser.value("\(Self.drawings) === 1"))
        try await browser.run("document.querySelector('#p-storyboard [data-do=thumbnails]').click()")
        #expect(try await browser.value("\(Self.drawings) === 2"))
        #expect(try await browser.value("\(Self.shown) === 'drawing thumbnails'"))
        // The drawing is as good as the first: its nodes are stops, and its screenshots come.
        #expect(
          try await browser.value(
            "document.querySelectorAll('#p-storyboard .thumbnails [tabindex=\"0\"]').length === 1"))
        #expect(
          try await browser.becomes(
            "document.querySelector('#p-storyboard .thumbnails image[href]') !== null"))
        // A reader who wants screenshots has them on the next page, too.
        try await browser.reload()
        #expect(try await browser.value("\(Self.shown) === 'drawing thumbnails'"))
        try await browser.run("document.querySelector('#p-storyboard [data-do=thumbnails]').click()")
        #expect(try await browser.value("\(Self.shown) === 'drawing plain'"))
      }
    }

    /// The drawing with screenshots is larger, so the same place of it would be somewhere else, often without anything.
    @Test func theOtherDrawingShowsTheSameNode() async throws {
      let folder = try Folder.temporary()
      defer { folder.remove() }
      let page = try page(in: folder)
      try await SiteTests.lab.browse { browser in
        try await browser.setSize(width: 390, height: 844)
        try await browser.go(to: page)
        for place in ["0, 0", "9999, 0", "9999, 9999"] {
          try await browser.run("document.querySelector('#p-storyboard .view').scrollTo(\(place))")
          let seen: String = try await browser.value(Self.middle)
          for _ in 1...2 {
            try await browser.run("document.querySelector('#p-storyboard [data-do=thumbnails]').click()")
            #expect(try await browser.value(Self.middle) == seen, "from \(place)")
          }
        }
      }
    }

    /// The checkout's page, with one screenshot of many screens: its picture begins without.
    private func page(in folder: Folder) throws -> URL {
      for name in ["CartScreen", "CartScreen~dark"] {
        let shot = try Data(contentsOf: Repository.file("Examples/Shop/wireframes/\(name).svg"))
        try folder.write(String(decoding: shot, as: UTF8.self), to: "shots/\(name).svg")
      }
      let site = try GeneratedSite(
        in: folder, named: "shots",
        ["--graph", Repository.file(Shop.path).path, "--screenshots", folder.path("shots")])
      return try site.page("flows/checkoutflow")
    }

    /// The name of the node that is nearest to the centre of the view, and whether it is seen.
    private static let middle = """
      (() => {
        const view = document.querySelector('#p-storyboard .view').getBoundingClientRect();
        const found = [...document.querySelectorAll('#p-storyboard .node')].filter((node) => node.getClientRects().length)
          .map((node) => {
            const box = node.getBoundingClientRect();
            const across = (box.left + box.right - view.left - view.right) / 2;
            const down = (box.top + box.bottom - view.top - view.bottom) / 2;
            const isSeen = box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom;
            return {far: Math.hypot(across, down), name: node.querySelector('text').textContent, isSeen};
          }).sort((one, other) => one.far - other.far)[0];
        return `${found.name}, ${found.isSeen ? 'seen' : 'not seen'}`;
      })()
      """

    private static let drawings = "document.querySelectorAll('#p-storyboard .drawing').length"
    private static let shown =
      "[...document.querySelectorAll('#p-storyboard .drawing')].filter((e) => e.getClientRects().length).map((e) => e.className).join()"
  }
}
