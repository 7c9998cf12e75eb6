import Testing

@testable import FlowRender

/// How well a picture can be read, by its numbers.
@Suite struct MeasureTests {
  private func picture(_ lines: [String], nodes: Int = 2, size: String = "100 80") -> String {
    let paths = lines.enumerated().map {
      "<g id=\"e\($0.offset)\" class=\"edge push\"><path d=\"\($0.element)\"/></g>"
    }
    let boxes = (0..<nodes).map { "<g id=\"n\($0)\" class=\"node screen\"><polygon points=\"0,0 1,1\"/></g>" }
    return "<svg viewBox=\"0 0 \(size)\">\((boxes + paths).joined())</svg>"
  }

  @Test func countsNodesLinesAndCrossings() throws {
    let cross = ["M0,0C10,10 20,20 30,30", "M0,29C10,19 20,9 30,-1", "M100,0C100,10 100,20 100,30"]
    let measure = try #require(PictureMeasure(picture(cross)))
    #expect((measure.width, measure.height) == (100, 80))
    #expect((measure.nodes, measure.lines, measure.crossings) == (2, 3, 1))
    #expect(abs(measure.length - (2 * 30 * 2.0.squareRoot() + 30)) < 0.01)
  }

  @Test func linesThatBeginAtOnePlaceDoNotCross() throws {
    let fan = ["M0,0C10,10 20,20 30,30", "M0,0C10,5 20,10 30,15"]
    #expect(PictureMeasure(picture(fan))?.crossings == 0)
  }

  @Test(arguments: [
    ("1300 1800", []), ("2000 900", []), ("1400 1000", [PictureMeasure.Fault.smallNames]),
    ("1300 1900", [.smallNames]), ("2100 900", [.smallNames]),
  ])
  func namesAreReadWhereThePictureFitsOneWay(size: String, faults: [PictureMeasure.Fault]) {
    #expect(PictureMeasure(picture([], size: size))?.faults == faults)
  }

  @Test func tooManyLinesAndCrossingsAreFaults() throws {
    let across = (0..<4).map { "M0,\($0 * 10)C10,\($0 * 10) 20,\($0 * 10) 30,\($0 * 10)" }
    let down = (0..<4).map { "M\($0 * 5 + 2),-5C\($0 * 5 + 2),0 \($0 * 5 + 2),30 \($0 * 5 + 2),45" }
    let measure = try #require(PictureMeasure(picture(across + down, nodes: 3)))
    #expect(measure.crossings == 16)
    #expect(measure.faults == [.crossings, .lines])
    #expect(PictureMeasure(picture(across + down, nodes: 4))?.faults == [.crossings])
  }

  /// So many lines are not compared with each other.
  @Test func aPictureOfVeryManyLinesCannotBeRead() {
    let lines = (0..<401).map { "M0,\($0)C10,\($0) 20,\($0) 30,\($0)" }
    #expect(PictureMeasure(picture(lines, nodes: 401))?.faults == [.crossings])
  }

  @Test(arguments: [
    "", "<svg>", "<svg viewBox=\"0 0 x y\">", "<svg viewBox=\"0 0 1 1\"><g id=\"", "viewBox=\"",
  ])
  func damagedPicturesHaveNoMeasureOrNothingInThem(svg: String) {
    #expect((PictureMeasure(svg)?.lines ?? 0) == 0)
  }

  @Test func aPictureOfGraphvizIsMeasured() throws {
    let dot = "digraph { a [class=x]; a -> b; b -> c; a -> c }"
    let svg = SVGCleaner.clean(try Graphviz.render(dot).svg, options: SVGOptions())
    let measure = try #require(PictureMeasure(svg))
    #expect((measure.nodes, measure.lines, measure.crossings) == (3, 3, 0))
  }
}
