import Testing

@testable import FlowWireframe

/// Lists that are longer than their space.
@Suite struct LongListTests {
  private func texts(_ children: [Element]) -> [String] {
    let box = Layout().laid(Element(.column, "", children), width: 390, height: 300)
    return texts(in: box, from: 0)
  }

  /// The texts with the lines between which they are, from top to bottom.
  private func texts(in box: LayoutBox, from top: Double) -> [String] {
    let isText = [.text, .button].contains(box.element.kind) && !box.element.text.isEmpty
    let own = isText ? ["\(box.element.text) \(top < 250 ? "above" : "below")"] : []
    return own + box.children.flatMap { texts(in: $0.part, from: top + $0.y) }
  }

  private let rows = (1...20).map { Element(.text, "Row \($0)") }

  @Test(arguments: [Element.Kind.list, .scroll])
  func whatFollowsIsNotDrawnOverTheRows(kind: Element.Kind) {
    let texts = texts([Element(kind, "", rows), Element(.button, "Save")])
    #expect(texts.first == "Row 1 above")
    #expect(texts.last == "Save below")
    #expect(Set(texts.filter { $0.hasSuffix("below") }) == ["Save below"])
  }

  /// The frame clips them.
  @Test func allRowsOfTheLastPartAreDrawn() {
    #expect(texts([Element(.text, "Names"), Element(.list, "", rows)]).count == 21)
  }
}
