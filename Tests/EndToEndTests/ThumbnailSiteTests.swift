import FlowTestSupport
import Foundation
import Testing

@testable import FlowRaster

/// Smaller versions of screenshots, as `flowdoc generate` makes them.
@Suite struct ThumbnailSiteTests {
  /// A screenshot with areas of colour and lines like those of text.
  private func picture(_ number: Int) throws -> Data {
    let (width, height) = (420, 909)
    let pixels = (0..<(width * height)).map { place in
      let (column, row) = (place % width, place / width)
      let isInk = row % 24 < 9 && column % 200 < 150 && (column * 7 + row * number) % 11 < 4
      return isInk
        ? Pixel(red: 20, green: 20, blue: 24, alpha: 255)
        : Pixel(red: UInt8(200 + row / 40), green: UInt8(200 + number % 50), blue: 250, alpha: 255)
    }
    return Data(
      try #require(PNGWriter.file(Bitmap(width: width, height: height, pixels: pixels), colours: 256)))
  }

  private func generate(_ folder: Folder) throws -> Shell.Result {
    try Shell.run(
      Products.flowdoc,
      ["generate", "--graph", Repository.file(Shop.path).path, "--screenshots", "shots", "--output", "site"],
      in: folder.root, environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  @Test func pagesShowThem() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "shots/empty")
    try picture(1).write(to: folder.url("shots/PaymentScreen.png"))
    // The size stands in the file, and the rest is missing.
    try picture(2).prefix(90).write(to: folder.url("shots/CartScreen.png"))
    let result = try generate(folder)
    #expect(result.status == 0, "\(result.errors)")
    let site = folder.url("site").path
    let small = try Data(contentsOf: URL(fileURLWithPath: "\(site)/thumbnails/160/PaymentScreen.png"))
    let rows = try #require(PNGRows(Array(small)))
    #expect(rows.header.width == 160 && rows.header.height == 346)
    let page = try folder.read("site/screens/paymentscreen/index.html")
    #expect(page.contains("src=\"../../thumbnails/416/PaymentScreen.png\""))
    #expect(page.contains("href=\"../../screenshots/PaymentScreen.png\">Full size</a>"))
    let list = try folder.read("site/flows/checkoutflow/index.html")
    #expect(
      list.contains("src=\"../../thumbnails/160/PaymentScreen.png\"") && !list.contains("thumbnails/416"))
    // What cannot be read is passed on: nothing on the page leads nowhere.
    let damaged = try Data(contentsOf: URL(fileURLWithPath: "\(site)/thumbnails/416/CartScreen.png"))
    #expect(damaged == (try picture(2).prefix(90)))
    // Another run with a cache and without a site gives the same.
    try FileManager.default.removeItem(atPath: site)
    #expect(try generate(folder).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(site)/thumbnails/160/PaymentScreen.png")) == small)
  }
}
