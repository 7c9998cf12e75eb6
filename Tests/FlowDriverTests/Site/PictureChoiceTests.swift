import FlowSite
import Testing

@testable import FlowDriver

/// The choice among drawings of one picture, and how the cache keeps it.
@Suite struct PictureChoiceTests {
  /// A picture of so many lines of which each crosses all others, or none does.
  private func picture(lines: Int, crossing: Bool, nodes: Int = 9) -> String {
    let paths = (0..<lines).map { number in
      let (from, to) = (number * 10, crossing ? (lines - number) * 13 : number * 10)
      return
        "<g id=\"e\(number)\" class=\"edge push\"><path d=\"M0,\(from)C30,\(from) 60,\(to) 90,\(to)\"/></g>"
    }
    let boxes = (0..<nodes).map { "<g id=\"n\($0)\" class=\"node screen\"></g>" }
    return "<svg viewBox=\"0 0 100 100\">\((boxes + paths).joined())</svg>"
  }

  @Test func whatIsReadableStays() {
    let choice = PictureChoice(picture(lines: 8, crossing: false))
    #expect(choice.isReadable)
    #expect(choice.remark.isEmpty)
  }

  @Test func theFirstReadableVariantIsTaken() {
    var choice = PictureChoice(picture(lines: 8, crossing: true))
    #expect(!choice.isReadable)
    #expect(choice.remark == "Many lines cross; the list below has all of them.")
    choice.consider(picture(lines: 7, crossing: true), variant: 0)
    choice.consider(picture(lines: 8, crossing: false), variant: 1)
    #expect(choice.isReadable)
    #expect(choice.variant == 1)
  }

  @Test func aVariantThatIsNoBetterIsNotTaken() {
    var choice = PictureChoice(picture(lines: 8, crossing: true))
    choice.consider(picture(lines: 9, crossing: true), variant: 0)
    choice.consider("no picture", variant: 1)
    #expect(choice.variant == nil)
    #expect(choice.svg == picture(lines: 8, crossing: true))
  }

  @Test(
    arguments: [
      (nil, ""), (2, ""), (nil, "It is larger than a page."), (0, "Two words"),
    ] as [(Int?, String)])
  func theCacheKeepsWhatWasChosen(variant: Int?, remark: String) throws {
    let kept = CachedPicture(svg: "<svg>\n</svg>", variant: variant, remark: remark)
    let read = try #require(CachedPicture(kept.text))
    #expect((read.svg, read.variant, read.remark) == (kept.svg, variant, remark))
    #expect(read.result == kept.result)
  }

  @Test(arguments: ["variant ", "variant x\n<svg/>", "variant 1"]) func whatIsDamagedIsNoPicture(text: String)
  {
    #expect(CachedPicture(text) == nil)
  }
}
