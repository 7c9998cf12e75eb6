import Testing

@testable import FlowScan

/// Tables of patterns of an app's own kind, which code of the app holds against the segments of a link.
@Suite struct LinkPatternTableTests {
  @Test(arguments: [
    // A text that the initialiser takes apart.
    """
    struct Row {
      let parts: [String]
      let make: ([String: String]) -> ShopRoute?
      init(_ path: String, _ make: @escaping ([String: String]) -> ShopRoute?) {
        parts = path.split(separator: "/").map(String.init)
        self.make = make
      }
      func match(_ segments: [String]) -> ShopRoute? {
        guard segments.count == parts.count else { return nil }
        var values: [String: String] = [:]
        for (part, segment) in zip(parts, segments) {
          if part.hasPrefix(":") {
            values[String(part.dropFirst())] = segment
          } else if part != segment {
            return nil
          }
        }
        return make(values)
      }
    }
    let rows = [
      Row("/orders") { _ in .orders },
      Row("/orders/:id") { $0["id"].map { .order($0) } },
      Row("/search/:text") { $0["text"].map { .search($0) } },
    ]
    func find(_ segments: [String]) -> ShopRoute? {
      for row in rows { if let route = row.match(segments) { return route } }
      return nil
    }
    """,
    // A list, by index, in a function beside it.
    """
    struct Row {
      var parts: [String]
      var route: (String) -> ShopRoute
    }
    let rows = [
      Row(parts: ["orders"], route: { _ in .orders }),
      Row(parts: ["orders", "*"], route: { .order($0) }),
      Row(parts: ["search", "*"], route: { .search($0) }),
    ]
    func fits(_ parts: [String], _ segments: [String]) -> Bool {
      guard parts.count == segments.count else { return false }
      for index in parts.indices {
        if parts[index] == "*" { continue }
        guard parts[index] == segments[index] else { return false }
      }
      return true
    }
    func find(_ segments: [String]) -> ShopRoute? {
      for row in rows where fits(row.parts, segments) { return row.route(segments[1]) }
      return nil
    }
    """,
    // Parts of an enum, which texts are literals of, made by a function without its type.
    """
    enum Part: Hashable, ExpressibleByStringLiteral {
      case word(String)
      case id
      init(stringLiteral value: String) { self = .word(value) }
    }
    struct Match {
      var values: [Part: String] = [:]
      var id: String { values[.id] ?? "" }
    }
    struct Pattern {
      let parts: [Part]
      static func path(_ parts: Part...) -> Pattern { Pattern(parts: parts) }
      func match(_ segments: [String]) -> Match? {
        guard segments.count == parts.count else { return nil }
        var match = Match()
        for (part, segment) in zip(parts, segments) {
          switch part {
          case .word(let text):
            guard text.caseInsensitiveCompare(segment) == .orderedSame else { return nil }
          case .id: match.values[part] = segment
          }
        }
        return match
      }
    }
    struct Row {
      let pattern: Pattern
      let make: (Match) -> ShopRoute?
      init(_ pattern: Pattern, _ make: @escaping (Match) -> ShopRoute?) {
        self.pattern = pattern
        self.make = make
      }
    }
    enum Orders { static let rows = [Row(.path("orders")) { _ in .orders }, Row(.path("orders", .id)) { .order($0.id) }] }
    enum Searches { static let rows = [Row(.path("search", .id)) { .search($0.id) }] }
    struct Table {
      private let rows: [Row]
      init(_ features: [Row]...) { rows = features.flatMap { $0 } }
      static let all = Table(Orders.rows, Searches.rows)
      func find(_ segments: [String]) -> ShopRoute? {
        for row in rows {
          if let match = row.pattern.match(segments), let route = row.make(match) { return route }
        }
        return nil
      }
    }
    func find(_ segments: [String]) -> ShopRoute? { Table.all.find(segments) }
    """,
  ])
  func eachRowIsALinkOfItsOwn(_ table: String) {
    let links = LinkApp.links(
      """
      \(table)
      func read(_ url: URL) -> ShopRoute? {
        guard url.scheme == "https", url.host == "shop.example" else { return nil }
        return find(url.path.split(separator: "/").map(String.init))
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    let patterns = links.map { $0.replacing(/:\w+/, with: ":") }
    #expect(
      patterns == [
        "https://shop.example/orders > ShopCoordinator.orders",
        "https://shop.example/orders/: > ShopCoordinator.order", "https://shop.example/search/:",
      ])
  }

  /// Templates that lead to functions or closures, of which the first fits, and hosts by another table.
  @Test func aDictionaryOfTemplatesLeadsToFunctions() {
    let links = LinkApp.links(
      """
      typealias Params = [String: String]
      private let templates: [String: (Params) -> ShopRoute?] = [
        "/cart": { _ in .cart },
        "/orders": orders,
        "/orders/:order_id": order,
      ]
      private let hosts: [String: (Params) -> ShopRoute?] = ["find": { _ in .search(nil) }]
      private func orders(_: Params) -> ShopRoute? { .orders }
      private func order(_ params: Params) -> ShopRoute? { params["order_id"].map { .order($0) } }
      private func query(of url: URL) -> Params {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return items.reduce(into: [:]) { found, item in found[item.name] = item.value }
      }
      private func params(of url: URL, by template: String) -> Params? {
        guard url.scheme == "https", url.host == "shop.example" else { return nil }
        let parts = template.components(separatedBy: "/").filter { !$0.isEmpty }
        let segments = url.path.components(separatedBy: "/").filter { !$0.isEmpty }
        guard parts.count == segments.count else { return nil }
        var params = query(of: url)
        for (part, segment) in zip(parts, segments) {
          if part.hasPrefix(":") {
            params[String(part.dropFirst())] = segment
          } else if part != segment {
            return nil
          }
        }
        return params
      }
      func read(_ url: URL) -> ShopRoute? {
        if url.scheme == "shop" { return url.host.flatMap { hosts[$0] }.flatMap { $0(query(of: url)) } }
        return templates.reduce(nil) { found, row in
          let (template, route) = row
          return found ?? params(of: url, by: template).flatMap(route)
        }
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    let patterns = links.map { $0.replacing(/:\w+/, with: ":") }
    #expect(
      patterns == [
        "https://shop.example/cart > ShopCoordinator.cart",
        "https://shop.example/orders > ShopCoordinator.orders",
        "https://shop.example/orders/: > ShopCoordinator.order", "shop://find",
      ])
  }

  @Test func eachPatternIsAskedForItsParameter() {
    let links = LinkApp.links(
      """
      struct Pattern {
        private let parts: [Substring]
        init(_ text: String) { parts = text.split(separator: "/") }
        func match(_ segments: [String]) -> [String: String]? {
          guard segments.count == parts.count else { return nil }
          var values: [String: String] = [:]
          for (part, segment) in zip(parts, segments) {
            if part.hasPrefix(":") {
              values[String(part.dropFirst())] = segment
            } else if part != segment {
              return nil
            }
          }
          return values
        }
      }
      private let order = Pattern("orders/:id")
      private let search = Pattern("search/:text/results")
      func read(_ url: URL) -> ShopRoute? {
        guard url.scheme == "shop", let host = url.host else { return nil }
        let segments = [host] + url.pathComponents.filter { $0 != "/" }
        if let id = order.match(segments)?["id"] { return .order(id) }
        if let text = search.match(segments)?["text"] { return .search(text) }
        return nil
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(links == ["shop://orders/:id > ShopCoordinator.order", "shop://search/:text/results"])
  }

  /// A parser whose initialiser makes the table, itself or by a function.
  @Test(arguments: [
    "Self.makePatterns()",
    "[Pattern(\"/orders\") { _ in .orders }, Pattern(\"/orders/:id\") { .order($0[\"id\"]) }]",
  ])
  func aTableThatAnInitialiserMakes(table: String) {
    let links = LinkApp.links(
      """
      struct Pattern {
        struct Values {
          fileprivate var values: [String: String] = [:]
          subscript(name: String) -> String { values[name] ?? "" }
        }
        private let parts: [String]
        private let make: (Values) -> ShopRoute
        init(_ text: String, make: @escaping (Values) -> ShopRoute) {
          parts = text.split(separator: "/").map(String.init)
          self.make = make
        }
        func match(_ url: URL) -> ShopRoute? {
          let segments = url.pathComponents.filter { $0 != "/" }
          guard segments.count == parts.count else { return nil }
          var values = Values()
          for (part, segment) in zip(parts, segments) {
            if part.hasPrefix(":") {
              values.values[String(part.dropFirst())] = segment
            } else if part != segment {
              return nil
            }
          }
          return make(values)
        }
      }
      struct LinkParser {
        private let patterns: [Pattern]
        init(isStrict: Bool = false) { patterns = \(table) }
        func parse(_ url: URL) -> ShopRoute? {
          url.host == "shop.com" ? patterns.lazy.compactMap { $0.match(url) }.first : nil
        }
        private static func makePatterns() -> [Pattern] {
          [Pattern("/orders") { _ in .orders }, Pattern("/orders/:id") { .order($0["id"]) }]
        }
      }
      let parser = LinkParser()
      func read(_ url: URL) -> ShopRoute? { parser.parse(url) }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(
      links == [
        "shop://shop.com/orders > ShopCoordinator.orders",
        "shop://shop.com/orders/:value > ShopCoordinator.order",
      ])
  }

  @Test func aLoopThatMaySkipEachElementEnds() {
    let parts = (0..<60).map { "\"part\($0)\"" }.joined(separator: ", ")
    let links = LinkApp.links(
      """
      let parts = [\(parts)]
      func read(_ url: URL) -> ShopRoute? {
        for (part, segment) in zip(parts, url.pathComponents) {
          if part == segment { continue }
          if segment == "never" { return nil }
        }
        return url.host == "cart" ? .cart : nil
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(links == ["shop://cart > ShopCoordinator.cart"])
  }

  @Test func aSchemeInsideOfPagesIsNoLink() {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        if url.scheme?.caseInsensitiveCompare("javascript") == .orderedSame { return .search(nil) }
        return url.host == "cart" ? .cart : nil
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(links == ["shop://cart > ShopCoordinator.cart"])
  }

  @Test func aRowOnlyHoldsForTheOriginsThatItNames() {
    let links = LinkApp.links(
      """
      struct Origin: OptionSet {
        let rawValue: Int
        static let app = Origin(rawValue: 1 << 0)
        static let web = Origin(rawValue: 1 << 1)
        static let anywhere: Origin = [.app, .web]
      }
      struct Row {
        let host: String
        let origin: Origin
        let route: (URL) -> ShopRoute
        init(_ host: String, from origin: Origin = .app, to route: @escaping (URL) -> ShopRoute) {
          (self.host, self.origin, self.route) = (host, origin, route)
        }
      }
      let rows = [
        Row("cart") { _ in .cart }, Row("orders", from: .anywhere) { _ in .orders },
        Row("search", from: .web) { _ in .search(nil) },
      ]
      func origin(of url: URL) -> (Origin, String)? {
        switch (url.scheme, url.host) {
        case ("shop", let host?): return (.app, host)
        case ("https", "shop.example"): return (.web, url.lastPathComponent)
        default: return nil
        }
      }
      func read(_ url: URL) -> ShopRoute? {
        guard let (origin, name) = origin(of: url) else { return nil }
        for row in rows where row.origin.contains(origin) {
          if row.host == name { return row.route(url) }
        }
        return nil
      }
      func read(activity: NSUserActivity) -> ShopRoute? { nil }
      """)
    #expect(
      links == [
        "https://shop.example/orders > ShopCoordinator.orders", "https://shop.example/search",
        "shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders",
      ])
  }

  @Test func aPatternMayBeginWithItsScheme() {
    let links = LinkApp.links(
      """
      struct Pattern: ExpressibleByStringLiteral {
        let scheme: String
        let parts: [String]
        init(stringLiteral text: String) {
          let halves = text.components(separatedBy: "://")
          scheme = halves[0]
          parts = halves[1].split(separator: "/").map(String.init)
        }
        func match(_ url: URL) -> [String: String]? {
          guard url.scheme?.lowercased() == scheme else { return nil }
          let segments = [url.host].compactMap { $0 } + url.pathComponents.filter { $0 != "/" }
          guard segments.count == parts.count else { return nil }
          var values: [String: String] = [:]
          for (part, segment) in zip(parts, segments) {
            if part.hasPrefix(":") {
              values[String(part.dropFirst())] = segment
            } else if part != segment {
              return nil
            }
          }
          return values
        }
      }
      let orders: [Pattern] = ["shop://orders/:id", "https://shop.com/o/:id"]
      func read(_ url: URL) -> ShopRoute? {
        guard let values = orders.compactMap({ $0.match(url) }).first, let id = values["id"] else { return nil }
        return .order(id)
      }
      func read(activity: NSUserActivity) -> ShopRoute? { activity.webpageURL.flatMap(read) }
      """, domains: ["shop.com"])
    #expect(
      links == [
        "https://shop.com/o/:id > ShopCoordinator.order", "shop://orders/:id > ShopCoordinator.order",
      ])
  }
}
