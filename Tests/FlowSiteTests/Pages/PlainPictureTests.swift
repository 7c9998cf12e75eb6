import FlowModel
import Testing

@testable import FlowSite

/// Pictures that Graphviz could not lay out, on their pages.
@Suite struct PlainPictureTests {
  @Test func aPageSaysThatItsPictureIsPlain() throws {
    let site = try Site(.shop(), theme: Theme())
    let number = try #require((0..<site.pageCount).first { site.path($0) == "flows/checkoutflow/index.html" })
    let page = site.page(number)
    func html(_ result: (PictureRequest) -> PictureResult) throws -> String {
      let drawn = page.pictures.map { ($0.id, result($0)) }
      let file = try page.file(with: Dictionary(drawn, uniquingKeysWith: { first, _ in first }))
      return String(decoding: file.bytes, as: UTF8.self)
    }
    let words = "it is drawn as a grid with straight lines."
    #expect(try html { .plain($0.plain()) }.contains(words))
    #expect(try html { .plain($0.plain()) }.contains("xlink:title=\"Flow CheckoutFlow"))
    #expect(try !html { .svg($0.plain()) }.contains(words))
  }
}
