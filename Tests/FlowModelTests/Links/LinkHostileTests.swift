import FlowModel
import FlowTestSupport
import Testing

@Suite struct LinkHostileTests {
  @Test(arguments: HostileText.all)
  func hostileTextIsReadOrRefusedWherever(_ text: String) throws {
    for template in [
      "%", "s://%", "s://h/%", "s://h/:%", "s://h/:x(%)", "s://h/*%", "s://h?%=1", "s://h?k=%", "s://h?k=:%",
    ] {
      let whole = template.replacing("%", with: text)
      if let pattern = try? LinkPattern(whole) {
        #expect(try LinkPattern(pattern.description) == pattern)
      }
      if let url = try? LinkURL(whole) {
        let table = try LinkTable(patterns: ["s://:h/*", "s://h/:x", "s://h?k=:k"])
        #expect(
          table.explain(url).filter { $0.verdict == .wins }.map(\.link.id)
            == [table.match(url)?.id].compactMap(\.self))
      }
    }
  }

  @Test(arguments: HostileText.all)
  func hostileValuesComeBack(_ text: String) throws {
    let pattern = try LinkPattern("s://h/:x?k=:k")
    guard !text.isEmpty else { return }
    let match = try LinkTable([("a", pattern)]).match(pattern.url(["x": text, "k": text]))
    #expect(match?["x"].map { Array($0.utf8) } == Array(text.utf8))
    #expect(match?["k"].map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator()
    let alphabet = Array("s:/h?&=*%#@().aA1é\u{0} {")
    for _ in 0..<20_000 {
      let text =
        "s://" + String((0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(alphabet) })
      let column = (try? LinkPattern(text)) == nil ? Self.column(text) : 1
      #expect((1...(text.unicodeScalars.count + 1)).contains(column), "\(text), seed \(random.seed)")
      _ = try? LinkURL(text)
    }
  }

  @Test func longTextsAreNoTrouble() throws {
    let count = RunLength.of(short: 50_000, long: 200_000)
    let long = String(repeating: "/a", count: count)
    let table = try LinkTable(patterns: ["s://h" + long, "s://h/*"])
    #expect(try table.match("s://h" + long)?.id == "s://h" + long)
    #expect(table.overlaps().count == 1)
    #expect(Self.column("s://h/:x" + String(repeating: "(", count: count)) == 9)
  }

  private static func column(_ text: String) -> Int {
    do throws(LinkPatternError) {
      _ = try LinkPattern(text)
      return 0
    } catch {
      return error.column
    }
  }
}

@Suite struct LinkPatternErrorTests {
  @Test(arguments: [
    ("shop://orders/:1d", "shop://orders/:1d\n               ^ A name begins"),
    ("shop://日本/{id}", "shop://日本/{id}\n          ^ Percent-encode the character"),
    ("shop://a/b\n", "shop://a/b \n          ^ Percent-encode the character"),
    ("", "\n^ Begin with a scheme"),
  ])
  func aCaretMarksTheColumn(_ text: String, _ expected: String) {
    let error = #expect(throws: LinkPatternError.self) { try LinkPattern(text) }
    #expect(error?.marked.hasPrefix(expected) == true, "\(error?.marked ?? "")")
  }

  @Test func sentencesNameWhatIsWrong() throws {
    let table = try LinkTable(patterns: ["shop://a/:id(Int)", "shop://a/new", "shop://a/:x"])
    #expect(
      table.explain(try LinkURL("shop://a/new")).map(\.verdict.description) == [
        "Wins.",
        "Also matches, but shop://a/new wins: its segment 1 is more specific.",
        "Does not match. 'new', for 'id', is not of type Int.",
      ])
  }
}
