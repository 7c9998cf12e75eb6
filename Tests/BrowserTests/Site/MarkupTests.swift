import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// The Nu checker has nothing to say about any page of any site.
  @Suite(.enabled(if: Checkers.reasonToSkip == nil, "\(Checkers.reasonToSkip ?? "")"))
  struct MarkupTests {
    @Test func everyPageIsValid() throws {
      let lab = try SiteTests.lab
      let sites = [lab.shop, lab.made, lab.hostile]
      let messages = try Checkers.markup(in: sites.map(\.folder.path)).filter { message in
        !Self.unimportant.contains { message.message.contains($0) }
      }
      let counts = Dictionary(grouping: messages, by: \.message)
      for (message, places) in counts.sorted(by: { $0.key < $1.key }) {
        Issue.record("\(message) \(places.count) times, as in \(places[0].place): \(places[0].extract ?? "")")
      }
    }

    /// Said of what is newer than the checker or may be missing, and where it guesses at a language from names.
    private static let unimportant = [
      "Attribute “popover” not allowed on element “nav”",
      "Attribute “popovertarget” not allowed on element “button”",
      "Bad value “group” for attribute “role” on element “svg”", "This document appears to be written in",
      "“inputmode” attribute is not supported in all browsers",
    ]
  }
}
