import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// The drawing of a picture with screenshots, which waits in a template until somebody wants it.
  @Suite struct PictureShotsTests {
    @Test func theButtonTakesTheDrawingOut() async throws {
      let folder = try Folder.temporary()
      defer { folder.remove() }
      // One screenshot of many screens: the picture begins without.
      for name in ["CartScreen", "CartScreen~dark"] {
        let shot = try Data(contentsOf: Repository.file("Examples/Shop/wireframes/\(name).svg"))
        try folder.write(String(decoding: shot, as: UTF8.self), to: "shots/\(name).svg")
      }
      let site = try GeneratedSite(
        in: folder, named: "shots",
        ["--graph", Repository.file(Shop.path).path, "--screenshots", folder.path("shots")])
      let page = try site.page("flows/checkoutflow")
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

    private static let drawings = "document.querySelectorAll('#p-storyboard .drawing').length"
    private static let shown =
      "[...document.querySelectorAll('#p-storyboard .drawing')].filter((e) => e.getClientRects().length).map((e) => e.className).join()"
  }
}
