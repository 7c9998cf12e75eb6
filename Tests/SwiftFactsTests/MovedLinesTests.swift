import Testing

@testable import SwiftFacts

/// The changes of a file that leave its code as it was, on other lines.
@Suite struct MovedLinesTests {
  private static let source = """
    import UIKit

    final class MainFlow {
      let home = Home()
      func start() { show(home, title: "Home") }
    }
    """

  @Test(arguments: [
    ("a comment at the top", "// Main.\n" + source, [3: 4, 4: 5, 5: 6]),
    ("empty lines", source.replacing("  func", with: "\n\n  func"), [3: 3, 4: 4, 5: 7]),
    ("a comment at the end of a line", source.replacing("Home()", with: "Home()  // home"), [3: 3, 5: 5]),
    ("a line less", source.replacing("UIKit\n", with: "UIKit"), [3: 2, 4: 3, 5: 4]),
    ("a comment with several lines", source.replacing("  let", with: "  /*\n home */\n  let"), [3: 3, 4: 6]),
  ])
  func theLinesAreKnown(change: String, text: String, lines: [Int: Int]) throws {
    let moved = try #require(Self.moved(from: Self.source, to: text), "\(change)")
    for (before, now) in lines { #expect(moved[before] == now, "\(change)") }
    #expect(moved[1] == 1)
    #expect(moved[2] == nil)
  }

  @Test(arguments: [
    ("another name", source.replacing("home", with: "first")),
    ("another text", source.replacing("\"Home\"", with: "\"Start\"")),
    ("a call more", source.replacing("{ show", with: "{ log(); show")),
    ("a member more", source.replacing("  func", with: "  var end = 0\n  func")),
    ("a comment that tells what it is", source.replacing("final", with: "/// The first.\nfinal")),
    ("a comment before code of the line", source.replacing("let home", with: "/* a */ let home")),
    ("another column", source.replacing("  let", with: "    let")),
    ("a note", "// flowdoc:flow\n" + source),
    (
      "code for another build",
      source.replacing("let home", with: "#if DEBUG\n let menu = Menu()\n#endif\n  let home")
    ),
    ("another import", source.replacing("UIKit", with: "SwiftUI")),
    ("code on the first line", "final class MainFlow {}"),
    ("a line in two", source.replacing("{ show", with: "{\nshow")),
  ])
  func anythingElseIsNotTheSame(change: String, text: String) {
    #expect(Self.moved(from: Self.source, to: text) == nil, "\(change)")
  }

  /// A finding about a whole file is on its first line.
  @Test func codeOnTheFirstLineStaysThere() {
    #expect(Self.moved(from: "let a = 1", to: "let a = 1\n// a") != nil)
    #expect(Self.moved(from: "let a = 1", to: "\nlet a = 1") == nil)
    #expect(Self.moved(from: "\nlet a = 1", to: "let a = 1") == nil)
  }

  /// Two lines in one would compare in another way.
  @Test func linesStayApart() {
    #expect(Self.moved(from: "\na()\n    b()", to: "\na();b()") == nil)
    #expect(Self.moved(from: "\na()\n    b()", to: "\na()\n\n    b()") != nil)
  }

  private static func moved(from old: String, to new: String) -> MovedLines? {
    MovedLines(from: SourceReader.read(old, path: "a.swift"), to: SourceReader.read(new, path: "a.swift"))
  }
}
