import Testing

@testable import FlowScan

/// What is kept of a file's text.
@Suite struct ReadingTests {
  @Test func typesInTypesStandBesideEachOther() {
    let facts = read(
      """
      /// Takes a cart to a paid order.
      final class Checkout: Base<Cart>, Flow {
        enum Step { case pay(method: Method), done }
        weak var delegate: (any CheckoutDelegate)?
      }
      extension Checkout.Step { var title: String { "x" } }
      """)
    #expect(facts.types.map(\.name) == ["Checkout.Step", "Checkout", "Checkout.Step"])
    #expect(facts.types[1].inherits.map(\.description) == ["Base<Cart>", "Flow"])
    #expect(facts.types[1].summary == "Takes a cart to a paid order.")
    #expect(facts.types[1].properties[0].type == .named("CheckoutDelegate"))
    #expect(facts.types[1].properties[0].isWeak)
    #expect(facts.types[0].cases.map(\.name) == ["pay", "done"])
    #expect(facts.types[2].properties[0].isComputed)
  }

  @Test func deepNestingEndsInAFinding() {
    let deep = String(repeating: "f { ", count: 20_000) + String(repeating: "}", count: 20_000)
    let chain = "let x = a" + String(repeating: ".b()", count: 20_000)
    #expect(!FileReader(path: "a.swift").read(chain).isWhole)
    #expect(FileReader(path: "a.swift").read(deep).facts.types.isEmpty)
  }

  private func read(_ text: String) -> FileFacts {
    FileReader(path: "a.swift").read(text).facts
  }
}
