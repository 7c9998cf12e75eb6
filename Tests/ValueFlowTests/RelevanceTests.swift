import FlowTestSupport
import SwiftFacts
import Testing

@testable import ValueFlow

/// Which bodies are held to lead to navigation; `show` is what shows, and types that end in `Page` are screens.
@Suite struct RelevanceTests {
  @Test(arguments: [
    (
      "what shows, and who calls it", "Main.run Main.go",
      "class Main { func run() { go() }; func go() { show() } }"
    ),
    (
      "a member of the same name on another type", "Main.update",
      """
      class Main { func update() { show() } }
      class Price { func update() { sum() }; func sum() {} }
      class Cart { let price = Price(); func change() { price.update() } }
      """
    ),
    (
      "through a protocol", "Main.go Model.tap",
      """
      protocol Going { func go() }
      class Main: Going { func go() { show() } }
      class Model { let going: Going; func tap() { going.go() }; func load() {} }
      """
    ),
    (
      "a stored closure that a live body sets", "Main.run Model.tap",
      """
      class Main { let model = Model(); func run() { model.onTap = { show() } } }
      class Model { var onTap: (() -> Void)?; func tap() { onTap?() }; func load(_ done: () -> Void) { done() } }
      """
    ),
    (
      "a case that a body tells apart", "Main.answer Model.tap",
      """
      enum Event { case bought }
      class Main { func answer(_ event: Event) { if case .bought = event { show() } } }
      class Model { let events = PassthroughSubject<Event, Never>(); func tap() { events.send(.bought) } }
      """
    ),
    (
      "a parameter is none of the members of its name", "Main.go",
      """
      class Main { func go() { show() } }
      class Model { func load(go: () -> Void) { go() } }
      """
    ),
    (
      "a function that sets a screen down", "Main.put Main.run",
      """
      class HomePage {}
      class Main { var page: HomePage?; func put(_ page: HomePage) { self.page = page }; func run() { put(HomePage()) } }
      """
    ),
  ])
  func live(case: String, expected: String, source: String) {
    #expect(Self.live(source) == Set(expected.split(separator: " ").map(String.init)), "\(`case`)")
  }

  /// Each takes a closure, so that it is examined as soon as another one leads to it: no stack has room for all of them.
  @Test func aLongRowOfFunctionsThatHandOnAClosure() {
    let count = 10_000
    let row = (0..<count).map { "func f\($0)(_ go: () -> Void) { f\($0 + 1) { go() } }" }
    let source = "class RowPage { func run() { f0 { show() } }\n\(row.joined(separator: "\n")) }"
    #expect(onBigStack { Self.live(source).count } == count + 1)
  }

  /// The functions that count, but for initialisers.
  private static func live(_ source: String) -> Set<String> {
    var semantics = LibrarySemantics()
    semantics.words = ["show"]
    semantics.channels = ["PassthroughSubject"]
    let program = Program([SourceReader.read(source, path: "Main.swift")])
    let interest = Interest(
      counts: { program.typeName($0).hasSuffix("Page") && !program.types[Int($0)].isForeign },
      begins: { program.typeName($0) == "Main" }, decides: { _ in false })
    let relevance = RelevanceSearch.run(program, Semantics(semantics, program), interest)
    var found: Set<String> = []
    for (info, isLive) in zip(program.functions, relevance.functions) where isLive && info.owner >= 0 {
      found.insert("\(program.typeName(info.owner)).\(program.name(info.name))")
    }
    return found
  }
}
