import FlowModel
import Testing

@testable import FlowSite

/// Pictures that can be read with screenshots, or only without.
@Suite struct LargePictureTests {
  private static let larger = "It is larger than a page."

  @Test(arguments: [
    ("", "", true, ""), (larger, "", true, larger), (larger, larger, true, larger),
    ("", larger, false, "With thumbnails: \(larger)"),
  ]) func aPictureBeginsWithScreenshotsIfItCanBeReadWithThem(
    plain: String, large: String, beginsWithThem: Bool, words: String
  ) throws {
    let html = try checkout { name in
      { .varied($0, variant: nil, remark: name.hasSuffix("-shots") ? large : plain) }
    }
    #expect(Self.begins(html) == beginsWithThem)
    #expect(html.contains(Self.larger) == !words.isEmpty)
    #expect(html.contains("With thumbnails:") == words.hasPrefix("With"))
  }

  /// Half of a picture should be in a window at first.
  @Test(arguments: [(900, 1_365, true), (900, 1_366, false), (1_366, 1_700, true), (nil, 1_700, true)])
  func aPictureBeginsWithScreenshotsIfItIsNotTooHighWithThem(
    plain: Int?, large: Int, beginsWithThem: Bool
  ) throws {
    let html = try checkout { name in
      { _ in
        guard let height = name.hasSuffix("-shots") ? large : plain else { return .none("It failed.") }
        return .svg("<svg class=\"flowdoc\" width=\"500\" height=\"\(height)\"></svg>")
      }
    }
    #expect(Self.begins(html) == beginsWithThem)
  }

  private static func begins(_ html: String) -> Bool {
    html.contains("has-thumbnails thumbnails-first\" id=\"p-storyboard\"")
  }

  /// The page of a flow whose screens all have a screenshot, with the results of its pictures by their ids.
  private func checkout(_ result: (String) -> (String) -> PictureResult) throws -> String {
    var input = try SiteInput.shop()
    input.shots = input.graph.screens.map {
      var shot = ShotFile(screen: $0.id, name: "\($0.id).png")
      shot.size = (390, 844)
      return shot
    }
    let site = try Site(input, theme: Theme())
    let number = try #require((0..<site.pageCount).first { site.path($0) == "flows/checkoutflow/index.html" })
    let page = site.page(number)
    let drawn = page.pictures.map { ($0.id, result($0.id)($0.plain())) }
    let file = try page.file(with: Dictionary(drawn, uniquingKeysWith: { first, _ in first }))
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
