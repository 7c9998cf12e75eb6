import FlowTestSupport
import Testing

extension SiteTests {
  /// Light and dark: as the system says, or as the reader chose.
  @Suite struct ThemeTests {
    @Test func followsTheSystemUntilSomebodyChooses() async throws {
      let lab = try SiteTests.lab
      let page = try lab.url(lab.shop.url(), by: .server)
      try await lab.browse(keepsNothing: true) { browser in
        try await browser.go(to: page)
        try await browser.setColorScheme(.light)
        let light = try await paper(browser)
        try await browser.setColorScheme(.dark)
        let dark = try await paper(browser)
        #expect(light > 200 && dark < 60, "\(light) \(dark)")
        try await choose("light", browser)
        #expect(try await paper(browser) == light)
        try await browser.setColorScheme(.light)
        try await choose("dark", browser)
        #expect(try await paper(browser) == dark)
        try await browser.reload()
        #expect(try await paper(browser) == dark, "the choice was not remembered")
        #expect(
          try await browser.value("document.querySelector('[data-theme=dark][aria-pressed=true]') !== null"))
        try await choose("system", browser)
        #expect(try await paper(browser) == light)
        try await browser.reload()
        #expect(try await paper(browser) == light)
      }
    }

    @Test func isRememberedInFilesToo() async throws {
      let lab = try SiteTests.lab
      try await lab.browse(keepsNothing: true) { browser in
        try await browser.go(to: lab.shop.url())
        try await choose("dark", browser)
        try await browser.go(to: lab.shop.page("flows/index"))
        #expect(try await paper(browser) < 60)
      }
    }

    /// The script that sets the theme is in the head, waits for nothing and stands before all that is drawn.
    @Test func nothingFlashes() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        for page in lab.shop.onePageOfEachKind {
          try await browser.go(to: lab.url(page, of: lab.shop))
          let isFirst: Bool = try await browser.run(
            """
            const [first] = document.scripts;
            return first.src.endsWith('/theme.js') && first.parentElement === document.head
              && !first.defer && !first.async && first.type === '' && document.documentElement.classList.contains('scripted');
            """)
          #expect(isFirst, "\(page)")
        }
      }
    }

    private func choose(_ theme: String, _ browser: BrowserSession) async throws {
      try await browser.run("document.querySelector('.theme-switch [data-theme=\(theme)]').click()")
    }

    /// How bright the page's ground is, from 0 to 255.
    private func paper(_ browser: BrowserSession) async throws -> Int {
      try await browser.run(
        """
        const canvas = document.createElement('canvas').getContext('2d');
        const colours = [document.body, document.documentElement].map((it) => getComputedStyle(it).backgroundColor);
        canvas.fillStyle = colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)');
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return Math.round((red + green + blue) / 3);
        """)
    }
  }
}
