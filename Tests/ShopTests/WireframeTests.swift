import FlowKit
import FlowModel
import FlowTestSupport
import Foundation
import ShopApp
import Testing

/// The drawings of the Shop's screens, and the files of them that lie in the repository.
@MainActor @Suite struct WireframeTests {
  private static let folder = Golden("Examples/Shop/wireframes")

  @Test func everyScreenOfTheGraphIsDrawn() {
    #expect(Tour.wireframes().keys.sorted() == Phone.registry.graph.screens.map(\.id).sorted())
  }

  /// `RECORD_GOLDENS=1 swift test --filter WireframeTests` writes them anew; so does `shop wireframes`.
  @Test func theFilesAreWhatIsDrawn() throws {
    let files = Tour.files()
    #expect(files == Tour.files(), "the same each time")
    for (name, svg) in files.sorted(by: { $0.key < $1.key }) { try Self.folder.expect(svg, name) }
    #expect(try Self.folder.orphans(besides: Array(files.keys)) == [])
  }

  @Test func looksDifferInTheirStyleSheetAlone() {
    for (screen, frame) in Tour.wireframes() {
      let (day, night) = (frame.svg(.light).lines, frame.svg(.dark).lines)
      let different = zip(day, night).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
      #expect(day.count == night.count && different == [1], "\(screen)")
    }
  }

  @Test func nothingIsFetchedOrRun() {
    for (name, svg) in Tour.files() {
      let rest = svg.replacingOccurrences(of: "xmlns=\"http://www.w3.org/2000/svg\"", with: "")
      for word in ["href", "url(", "http", "<script", "@import", "<foreignObject"] {
        #expect(!rest.contains(word), "\(name) has \(word)")
      }
    }
  }

  @Test func linesOfTextKeepWithinTheScreen() throws {
    let pattern =
      /<text class="[a-z]+" x="([0-9.]+)".*?(?: text-anchor="(middle|end)")? textLength="([0-9.]+)"/
    for (name, svg) in Tour.files() {
      let lines = svg.matches(of: pattern)
      #expect(!lines.isEmpty)
      for line in lines {
        let (x, width) = (try #require(Double(line.1)), try #require(Double(line.3)))
        let left = line.2 == "middle" ? x - width / 2 : line.2 == "end" ? x - width : x
        #expect(left >= 0 && left + width <= 390, "\(name): \(line.0)")
      }
    }
  }

  @Test func textIsTextWhateverStandsInIt() {
    let frame = Wireframe(
      title: "<script>\"&'", layout: Layout([.rows([Row("</text><image href='x'>")]), .prose("&lt;")]))
    let svg = frame.svg(.light)
    #expect(svg.contains(">&lt;script&gt;\"&amp;'</text>"))
    #expect(svg.contains(">&lt;/text&gt;&lt;image href='x'&gt;</text>"))
    #expect(svg.contains(">&amp;lt;</text>"))
  }

  @Test func aPhoneTellsWhatIsAroundTheScreen() {
    let phone = Phone()
    #expect(phone.wireframe?.frame.back == "" && phone.wireframe?.frame.tabs == [])
    phone.touch("onContinue")
    #expect(phone.wireframe?.frame.back == "Welcome")
    phone.touch("onDone")
    phone.select(tab: "settings")
    #expect(phone.wireframe?.frame.tabs == ["Catalogue", "Orders", "Settings"])
    #expect(phone.wireframe?.frame.selectedTab == 2 && phone.wireframe?.frame.isSheet == false)
    phone.select(tab: "catalogue")
    phone.touch("onFilter")
    #expect(phone.wireframe?.frame.isSheet == true && phone.wireframe?.frame.tabs == [])
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n") }
}
