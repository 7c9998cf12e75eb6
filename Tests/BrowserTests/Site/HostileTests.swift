import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// Whatever the texts of a graph are, they stay texts.
  @Suite struct HostileTests {
    @Test func nothingRuns() async throws {
      let lab = try SiteTests.lab
      #expect(lab.hostile.pages.count > 40)
      let root = try lab.url(lab.hostile.url(), by: .server).deletingLastPathComponent().absoluteString
      try await lab.browse { browser in
        var said: [String] = []
        for page in lab.hostile.pagesToTry(by: .server) {
          // A dialog would fail the next command.
          try await browser.go(to: lab.url(page, of: lab.hostile))
          let found: String = try await browser.run(Self.harm)
          #expect(found == "", "\(page)")
          said += try await browser.console().map { "\(page): \($0)" }
        }
        #expect(said == [])
        let foreign = try await browser.requests().filter { !$0.hasPrefix(root) && $0 != "data:," }
        #expect(foreign == [])
      }
    }

    @Test func searchAndTesterShowThemAsTexts() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.hostile.page("links/index"))
        try await browser.type("/")
        #expect(try await browser.becomes("document.activeElement.matches('dialog[open] input')"))
        for text in ["script", "onerror", "javascript"] {
          try await browser.run(
            "const field = document.activeElement; field.value = arguments[0]; field.dispatchEvent(new Event('input'))",
            .text(text))
          #expect(
            try await browser.becomes("document.querySelectorAll('[role=option]').length > 0"), "\(text)")
          #expect(try await browser.run(Self.harm) == "", "\(text)")
        }
      }
    }

    @Test func nothingIsWrittenElsewhere() throws {
      let lab = try SiteTests.lab
      let expected = [
        "before.json", "cache", "hostile", "hostile.json", "made.json", "out", "pages", "run.trace", "shots",
      ]
      #expect(try lab.filesOutside == expected)
      let sites = try FileManager.default.contentsOfDirectory(
        atPath: lab.hostile.folder.deletingLastPathComponent().path)
      #expect(sites.sorted() == ["hostile", "made", "shop"])
      #expect(!FileManager.default.fileExists(atPath: "/etc/escape"))
    }

    /// What a text has done; empty for nothing.
    private static let harm = """
      if (window.hacked !== undefined) return 'hacked ' + window.hacked;
      for (const element of document.querySelectorAll('*')) {
        for (const {name, value} of element.attributes) {
          if (name.startsWith('on')) return element.nodeName + ' ' + name;
          if (/^(href|src|xlink:href|action|formaction)$/.test(name) && /^[\\s\\x00-\\x1f]*(javascript|data:text)/i.test(value))
            return element.nodeName + ' ' + value;
        }
      }
      const inline = [...document.scripts].find((script) => !script.src);
      return inline ? 'an inline script' : document.querySelector('iframe, object, embed') ? 'a frame' : '';
      """
  }
}
