import Testing

@testable import FlowSite

/// Addresses: short where they can be, different where they must be, the same in every run.
@Suite struct AddressesTests {
  @Test(arguments: [
    ("CheckoutFlow", "checkoutflow"), ("Shop.CheckoutFlow", "shop-checkoutflow"),
    ("shop://orders/:id", "shop-orders-id"), ("-a--b-", "a-b"), ("a_b", "a-b"),
  ])
  func readable(id: String, slug: String) {
    #expect(PathNames([id])[id] == slug)
  }

  @Test(arguments: [
    "", "…", "日本語", "CON", "index", String(repeating: "Long", count: 100), "a\u{0}b", "../..",
  ])
  func othersAreMarked(id: String) throws {
    let slug = try #require(PathNames([id])[id])
    #expect(slug.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil && slug.utf8.count <= 70, "\(slug)")
    #expect(slug.suffix(7).first == "-", "\(slug)")
  }

  @Test func thoseThatWouldCollideAreToldApartWhateverTheOrder() throws {
    let ids = ["HomeFlow", "homeflow", "Home Flow", "OtherFlow"]
    let names = PathNames(ids)
    let slugs = ids.compactMap { names[$0] }
    #expect(Set(slugs).count == 4)
    #expect(names["OtherFlow"] == "otherflow")
    #expect(ids.map { PathNames(ids.reversed())[$0] } == slugs)
  }

  @Test func referencesNameTheFile() {
    let page = SiteAddress(folder: "flows/a")
    #expect(page.root == "../../")
    #expect(SiteAddress(folder: "links/b").href(from: page.root, anchor: "x") == "../../links/b/index.html#x")
    #expect(SiteAddress.overview.href(from: "./") == "index.html")
    #expect(page.shortPath == "flows/a/")
  }

  @Test(arguments: [
    ("../index.md", "ci/a.md", "index.md"), ("./b.md", "a.md", "b.md"), ("x/../c.md", "d/e.md", "d/c.md"),
    ("../../up.md", "a/b.md", nil), ("/root.md", "a.md", nil),
  ])
  func references(reference: String, file: String, expected: String?) {
    #expect(PathText.resolved(reference, from: file) == expected)
  }
}
