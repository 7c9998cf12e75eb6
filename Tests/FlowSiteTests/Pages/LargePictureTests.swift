import FlowModel
import Testing

@testable import FlowSite

/// Pictures that can be read with screenshots, or only without.
@Suite struct LargePictureTests {
  private static let larger = "It is larger than a page."

  @Test(arguments: [
    ("", "", true, ""), (larger, "", true, larger), (larger, larger, true, larger),
    ("", larger, false, "With screenshots: \(larger)"),
  ]) func aPictureBeginsWithScreenshotsIfItCanBeReadWithThem(
    plain: String, large: String, beginsWithThem: Bool, words: String
  ) throws {
    var input = try SiteInput.shop()
    input.shots = input.graph.screens.map {
      var shot = ShotFile(screen: $0.id, name: "\($0.id).png")
      shot.size = (390, 844)
      return shot
    }
    let site = try Site(input, theme: Theme())
    let number = try #require((0..<site.pageCount).first { site.path($0) == "flows/checkoutflow/index.html" })
    let page = site.page(number)
    let drawn = page.pictures.map { picture in
      let remark = picture.id.hasSuffix("-shots") ? large : plain
      return (picture.id, PictureResult.varied(picture.plain(), variant: nil, remark: remark))
    }
    let file = try page.file(with: Dictionary(drawn, uniquingKeysWith: { first, _ in first }))
    let html = String(decoding: file.bytes, as: UTF8.self)
    #expect(html.contains("has-thumbnails thumbnails-first\" id=\"p-storyboard\"") == beginsWithThem)
    #expect(html.contains(Self.larger) == !words.isEmpty)
    #expect(html.contains("With screenshots:") == words.hasPrefix("With"))
  }
}
