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

  /// A photo: colours that change everywhere, and noise that no PNG file can make small.
  private func photo() throws -> (bitmap: Bitmap, file: Data) {
    var random = SeededGenerator(seed: 5)
    let (width, height) = (420, 105)
    let pixels = (0..<(width * height)).map { place in
      let (column, row) = (place % width, place / width)
      let noise = UInt8.random(in: 0...31, using: &random)
      return Pixel(
        red: UInt8(column / 2) + noise, green: UInt8(row / 3) + noise, blue: 220 - noise, alpha: 255)
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return (bitmap, Data(try #require(PNGWriter.file(bitmap, colours: 256))))
  }

  /// The larger version of a photo is a JPEG image in which a browser sees the same colours.
  @Test(.disabled(if: Browser.reasonToSkip != nil, "\(Browser.reasonToSkip ?? "")"))
  func browsersReadPhotos() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let (bitmap, file) = try photo()
    try folder.write("", to: "shots/empty")
    try file.write(to: folder.url("shots/PaymentScreen.png"))
    #expect(try generate(folder).status == 0)
    let image = try Data(contentsOf: folder.url("site/thumbnails/416/PaymentScreen.png.jpg"))
    try folder.write(Self.reading(image.base64EncodedString()), to: "page.html")
    let page = try #require(Browser.found).open(folder.url("page.html"))
    let read = try #require(page.firstMatch(of: /<p>([0-9 ]+)<\/p>/)).1.split(separator: " ").compactMap {
      Int($0)
    }
    #expect(read.prefix(2) == [416, 104])
    for (number, place) in Self.places.enumerated() {
      let seen = Array(read[(2 + number * 3)..<(5 + number * 3)])
      let near = bitmap.mean(around: place)
      #expect(zip(seen, near).allSatisfy { abs($0 - $1) < 12 }, "\(seen) at \(place), not \(near)")
    }
  }

  private static let places = [(20, 20), (400, 20), (20, 85), (400, 85), (210, 52), (60, 52)]

  /// A page that says an image's size and the mean colours around the places.
  private static func reading(_ image: String) -> String {
    """
    <p></p><script>
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const said = [image.width, image.height];
      for (const [x, y] of \(places.map { [$0.0, $0.1] })) {
        const data = context.getImageData(x - 8, y - 8, 16, 16).data;
        for (let c = 0; c < 3; c++) said.push(Math.round(data.reduce((sum, v, i) => i % 4 === c ? sum + v : sum, 0) / 256));
      }
      document.querySelector('p').textContent = said.join(' ');
    };
    image.src = 'data:image/jpeg;base64,\(image)';
    </script>
    """
  }
}

extension Bitmap {
  /// The mean colour of sixteen by sixteen pixels.
  fileprivate func mean(around place: (Int, Int)) -> [Int] {
    var sums = [0, 0, 0]
    for row in (place.1 - 8)..<(place.1 + 8) {
      for column in (place.0 - 8)..<(place.0 + 8) {
        let pixel = pixels[row * width + column]
        for (channel, value) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          sums[channel] += Int(value)
        }
      }
    }
    return sums.map { $0 / 256 }
  }
}
