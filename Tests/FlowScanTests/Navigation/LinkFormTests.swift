import FlowTestSupport
import Testing

/// Forms in which apps take a URL apart, each with the links that the code reads.
@Suite struct LinkFormTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let links: String
  }

  @Test(arguments: forms) func isRead(_ form: Form) {
    #expect(LinkApp.links(form.code).joined(separator: "\n") == form.links)
  }

  /// The segments up to a named one would be listed.
  @Test(arguments: [
    "parts[999999999999]", "parts[9223372036854775807]",
    "parts.dropFirst(9223372036854775807).dropFirst(9223372036854775807)[1]",
  ])
  func aNumberThatNoPathReachesNamesNoSegment(_ segment: String) {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        guard url.host == "orders" else { return nil }
        let parts = url.pathComponents
        return .order(\(segment))
      }
      """)
    #expect(links.first?.hasPrefix("shop://orders") == true)
  }

  /// Each segment may be what the pattern says, or one of two other texts: 3¹⁰ paths.
  @Test func aLongPatternThatIsHeldAgainstSegmentsEnds() {
    let pattern = (0..<10).map { "\"a\($0)\"" }.joined(separator: ", ")
    var links: [String] = []
    let time = ProcessorTime.measure {
      links = LinkApp.links(
        """
        struct Row { let pattern: [String] }
        let rows = [Row(pattern: [\(pattern)])]
        func read(_ url: URL) -> ShopRoute? {
          let segments = [url.host ?? ""] + url.pathComponents.filter { $0 != "/" }
          for row in rows where row.pattern.count == segments.count {
            let matches = zip(row.pattern, segments).allSatisfy { pattern, segment in
              pattern == segment || segment == "any" || segment == "free"
            }
            if matches { return .orders }
          }
          return nil
        }
        """)
    }
    #expect(time < .seconds(30), "\(time)")
    #expect(links.contains("shop://a0/a1/a2/a3/a4/a5/a6/a7/a8/a9 > ShopCoordinator.orders"))
  }

  /// The number of segments that code asks for, as the least that a link has.
  @Test(arguments: [
    ("parts.count > 1", "shop://orders/:value"), ("parts.count >= 2", "shop://orders/:value"),
    ("parts.count == 3", "shop://orders/:value/:value"), ("3 == parts.count", "shop://orders/:value/:value"),
    ("url.pathComponents.dropFirst().count > 1", "shop://orders/:value/:value"),
    ("parts.count > -9223372036854775808", "shop://orders"), ("!(parts.count <= 1)", "shop://orders/:value"),
  ])
  func segmentsThatAreCountedAreParameters(_ condition: String, _ pattern: String) {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        let parts = url.pathComponents
        guard url.host == "orders", \(condition) else { return nil }
        return .orders
      }
      """)
    #expect(links == ["\(pattern) > ShopCoordinator.orders"])
  }

  @Test func aPairThatIsCompared() {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        switch (url.host, url.pathComponents.dropFirst().first) {
        case let ("orders", id?): return .order(id)
        case ("orders", nil): return .orders
        case ("cart", _): return .cart
        default: return nil
        }
      }
      """)
    #expect(
      links == [
        "shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders",
        "shop://orders/:id > ShopCoordinator.order",
      ])
  }

  /// Code in a property of an object that its type keeps, and that others only know the type of.
  @Test(arguments: ["Parser(parse: {", "Parser {"]) func codeThatAnObjectKeeps(_ making: String) {
    let links = LinkApp.links(
      """
      struct Parser { var parse: (URL) -> ShopRoute? }
      extension Parser {
        static let live = \(making) url in
          url.host == "cart" ? .cart : nil
        }\(making.hasSuffix("{") && making.contains("(") ? ")" : "")
      }
      final class Reader {
        @Injected var parser: Parser
        func answer(_ url: URL) -> ShopRoute? { parser.parse(url) }
      }
      func read(_ url: URL) -> ShopRoute? { Reader().answer(url) }
      """)
    #expect(links == ["shop://cart > ShopCoordinator.cart"])
  }

  /// A path that was found to be longer is not the one with fewer segments.
  @Test func aListThatSegmentsEqualIsTheWholePath() {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        let parts = url.path.split(separator: "/").map(String.init)
        if parts.count == 2, parts[0] == "orders" { return .order(parts[1]) }
        if parts == ["orders"] { return .orders }
        return parts == ["my", "cart"] ? .cart : nil
      }
      """)
    #expect(
      links == [
        "shop://my/cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders",
        "shop://orders/:value > ShopCoordinator.order",
      ])
  }

  /// Of a path that begins with some segments, the others are as many as are asked for.
  @Test(arguments: [
    "parts.count == 3, parts.starts(with: [\"my\", \"orders\"])",
    "parts.starts(with: [\"my\", \"orders\"]), parts.count == 3",
    "parts.starts(with: prefix), parts.count > prefix.count",
    "!(parts.count != 3 || !parts.starts(with: prefix))",
  ])
  func aPathThatBeginsWithSegments(_ condition: String) {
    let links = LinkApp.links(
      """
      let prefix = ["my", "orders"]
      func read(_ url: URL) -> ShopRoute? {
        let parts = Array(url.pathComponents.dropFirst())
        if \(condition) { return .order(parts[2]) }
        if parts.starts(with: ["cart"]) { return .cart }
        return nil
      }
      """)
    #expect(
      links == [
        "shop://cart > ShopCoordinator.cart", "shop://my/orders/:value > ShopCoordinator.order",
      ])
  }

  @Test(arguments: ["url.host()", "url.host", "URLComponents(url: url, resolvingAgainstBaseURL: true)?.host"])
  func aLinkOfAnUnknownSchemeHasItsConditions(_ host: String) {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        switch \(host) {
        case "orders":
          guard let last = url.pathComponents.last else { return nil }
          return .order(last)
        case "cart" where url.pathComponents.isEmpty: return .cart
        case _: return nil
        }
      }
      """, scheme: "")
    #expect(links == ["*://cart > ShopCoordinator.cart", "*://orders/:value > ShopCoordinator.order"])
  }

  @Test func aNumberOfSegmentsThatNoPathHasIsCut() {
    let links = LinkApp.links(
      """
      func read(_ url: URL) -> ShopRoute? {
        guard url.host == "orders", url.pathComponents.count > 9223372036854775807 else { return nil }
        return .orders
      }
      """)
    let path = String(repeating: "/:value", count: 12)
    #expect(links == ["shop://orders\(path) > ShopCoordinator.orders"])
  }

  /// Each line doubles the value before it.
  @Test(arguments: [
    "x + x", "[x] + [x]", "(x, x)", "[x, x]", "[\"a\": x, \"b\": x]", "Pair(a: x, b: x)", "Both.both(x, x)",
  ])
  func valuesThatAreMadeOfThemselvesEnd(_ double: String) {
    let lines = (1...60).map { number in
      "    let a\(number) = \(double.replacing("x", with: "a\(number - 1)"))\n"
    }.joined()
    let links = LinkApp.links(
      """
      struct Pair { let a: Any, b: Any }
      enum Both { case both(Any, Any) }
      func check(_ any: Any) -> Bool { false }
      func read(_ url: URL) -> ShopRoute? {
        let a0 = "/orders"
      \(lines)
        return url.host == "orders" && check(a60) ? .orders : nil
      }
      """)
    #expect(links == ["shop://orders > ShopCoordinator.orders"])
  }

  static let forms = [
    Form(
      testDescription: "no further segment, before those with a text",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard url.host == "orders" else { return nil }
          let parts = url.path.split(separator: "/").map(String.init)
          guard let id = parts.first else { return .orders }
          switch parts.dropFirst().first {
          case nil: return .order(id)
          case "cart": return .cart
          default: return nil
          }
        }
        """#,
      links: """
        shop://orders > ShopCoordinator.orders
        shop://orders/:id > ShopCoordinator.order
        shop://orders/:id/cart > ShopCoordinator.cart
        """),
    Form(
      testDescription: "a segment that there is in longer links, or none",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          let parts = url.path.split(separator: "/").map(String.init)
          guard url.host == "my", let section = parts.first else { return nil }
          let id = parts.count > 1 ? parts[1] : nil
          switch (section, id) {
          case ("orders", let id?): return .order(id)
          case ("orders", nil): return .orders
          case ("cart", nil): return .cart
          default: return nil
          }
        }
        """#,
      links: """
        shop://my/cart > ShopCoordinator.cart
        shop://my/orders > ShopCoordinator.orders
        shop://my/orders/:id > ShopCoordinator.order
        """),
    Form(
      testDescription: "the first segments as a list, in links of a certain length",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard let host = url.host else { return nil }
          switch [host] + url.path.split(separator: "/").map(String.init) {
          case ["my", "cart"]: return .cart
          case let path where path.count == 3 && path.prefix(2) == ["my", "orders"]: return .order(path[2])
          case let path where path.count == 2 && path[0] == "orders": return .found(path[1])
          default: return nil
          }
        }
        extension ShopRoute {
          static func found(_ id: String) -> ShopRoute { .order(id) }
        }
        """#,
      links: """
        shop://my/cart > ShopCoordinator.cart
        shop://my/orders/:value > ShopCoordinator.order
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "segments without the first `/`, removed in place",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          var parts = url.pathComponents
          if parts.first == "/" { parts.removeFirst() }
          switch parts.first {
          case "cart": return .cart
          case "orders": return .order(parts[1])
          default: return nil
          }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "a list of the host and the segments",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          let segments = [url.host].compactMap { $0 } + url.pathComponents.filter { $0 != "/" }
          switch segments.first {
          case "cart": return .cart
          case "orders": return segments.count > 1 ? .order(segments[1]) : .orders
          default: return nil
          }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "the text of the host and the path, split again",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          let path = (url.host ?? "") + url.path
          let parts = path.split(separator: "/").map(String.init)
          switch parts.first {
          case "cart": return .cart
          case "orders": return .order(parts[1])
          default: return nil
          }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "the whole URL without its scheme, split",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          let components = url.absoluteString.replacingOccurrences(of: "shop://", with: "").components(separatedBy: "/")
          switch components.first {
          case "cart": return .cart
          case "orders": return components.count > 1 ? .order(components[1]) : .orders
          default: return nil
          }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "segments taken one by one",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard let host = url.host else { return nil }
          var segments = url.pathComponents.dropFirst()
          switch host {
          case "cart": return .cart
          case "orders":
            guard let id = segments.popFirst() else { return .orders }
            return .order(id)
          default: return nil
          }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        shop://orders/:id > ShopCoordinator.order
        """),
    Form(
      testDescription: "segments copied into an array",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          let parts = Array(url.pathComponents.dropFirst())
          switch (parts.first, parts.count) {
          case ("cart", 1): return .cart
          case ("orders", 1): return .orders
          case ("orders", 2): return .order(parts[1])
          default: return nil
          }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "the segment after a known one",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          let parts = url.pathComponents
          if let index = parts.firstIndex(of: "orders"), parts.count > index + 1 { return .order(parts[index + 1]) }
          return nil
        }
        """#,
      links: """
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "a segment as a number",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard url.host == "orders", let last = url.pathComponents.last, let id = Int(last) else { return nil }
          return .order("\(id)")
        }
        """#,
      links: """
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "a regular expression as a literal",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          if let match = url.absoluteString.firstMatch(of: /shop:\/\/orders\/(\d+)/) { return .order(String(match.1)) }
          return nil
        }
        """#,
      links: """
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "an enum made of the host by its initialiser",
      code: #"""
        enum Host: String { case cart, orders }
        func read(_ url: URL) -> ShopRoute? {
          guard let host = url.host.flatMap(Host.init(rawValue:)) else { return nil }
          switch host {
          case .cart: return .cart
          case .orders: return .orders
          }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        """),
    Form(
      testDescription: "an enum whose own initialiser hands on the host",
      code: #"""
        enum DeepLink: String { case cart, orders
          init?(url: URL) { self.init(rawValue: url.host ?? "") }
          var route: ShopRoute { switch self { case .cart: .cart; case .orders: .orders } }
        }
        func read(_ url: URL) -> ShopRoute? { DeepLink(url: url)?.route }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        """),
    Form(
      testDescription: "all cases of an enum, compared with the URL",
      code: #"""
        enum Entry: String, CaseIterable {
          case cart = "shop://cart"
          case orders = "shop://orders"
          var route: ShopRoute { self == .cart ? .cart : .orders }
        }
        func read(_ url: URL) -> ShopRoute? {
          Entry.allCases.first { url.absoluteString.hasPrefix($0.rawValue) }?.route
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        """),
    Form(
      testDescription: "no further segment first, then its texts",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard url.scheme == "shop" else { return nil }
          let parts = url.pathComponents.filter { $0 != "/" }
          switch url.host {
          case "bag": return readBag(parts)
          default: return nil
          }
        }
        func readBag(_ parts: [String]) -> ShopRoute? {
          switch parts.first {
          case nil: return .cart
          case "orders": return .orders
          default: return nil
          }
        }
        """#,
      links: """
        shop://bag > ShopCoordinator.cart
        shop://bag/orders > ShopCoordinator.orders
        """),
    Form(
      testDescription: "a query taken apart by hand",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard url.host == "order", let query = url.query else { return nil }
          var values: [String: String] = [:]
          for pair in query.components(separatedBy: "&") {
            let parts = pair.components(separatedBy: "=")
            values[parts[0]] = parts[1]
          }
          guard let id = values["id"] else { return .orders }
          return .order(id)
        }
        """#,
      links: """
        shop://order?id=:id > ShopCoordinator.order
        """),
    Form(
      testDescription: "a table of routes that is looked up at once",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard let host = url.host?.lowercased() else { return nil }
          return ["cart": ShopRoute.cart, "orders": .orders][host]
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        """),
    Form(
      testDescription: "handlers of which the first that accepts the URL makes the route",
      code: #"""
        protocol LinkHandler { func canHandle(_ url: URL) -> Bool; func route(for url: URL) -> ShopRoute? }
        struct CartHandler: LinkHandler {
          func canHandle(_ url: URL) -> Bool { url.host == "cart" }
          func route(for url: URL) -> ShopRoute? { .cart }
        }
        struct OrdersHandler: LinkHandler {
          func canHandle(_ url: URL) -> Bool { url.host == "orders" }
          func route(for url: URL) -> ShopRoute? { url.pathComponents.count > 1 ? .order(url.pathComponents[1]) : .orders }
        }
        let handlers: [LinkHandler] = [CartHandler(), OrdersHandler()]
        func read(_ url: URL) -> ShopRoute? { handlers.first { $0.canHandle(url) }?.route(for: url) }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "handlers that a class of the app keeps by host",
      code: #"""
        final class LinkRegistry {
          private var handlers: [String: (URL) -> ShopRoute?] = [:]
          func register(_ host: String, _ handler: @escaping (URL) -> ShopRoute?) { handlers[host] = handler }
          func route(for url: URL) -> ShopRoute? { url.host.flatMap { handlers[$0] }?(url) }
        }
        let registry: LinkRegistry = {
          let registry = LinkRegistry()
          registry.register("cart") { _ in .cart }
          registry.register("orders") { _ in .orders }
          return registry
        }()
        func read(_ url: URL) -> ShopRoute? { registry.route(for: url) }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        """),
    Form(
      testDescription: "handlers that a class of the app keeps by the parts of a pattern",
      code: #"""
        final class LinkTable {
          private struct Entry { let scheme: String; let parts: [Substring]; let handler: ([String: String]) -> Void }
          private var entries: [Entry] = []
          func add(_ pattern: String, handler: @escaping ([String: String]) -> Void) {
            guard let separator = pattern.range(of: "://") else { return }
            let parts = pattern[separator.upperBound...].split(separator: "/")
            entries.append(Entry(scheme: "shop", parts: parts, handler: handler))
          }
          func open(_ url: URL) -> Bool {
            for entry in entries where entry.scheme == url.scheme {
              if let values = match(url, entry.parts) { entry.handler(values); return true }
            }
            return false
          }
          private func match(_ url: URL, _ parts: [Substring]) -> [String: String]? { nil }
        }
        let table = LinkTable()
        func addLinks(_ coordinator: ShopCoordinator) {
          table.add("shop://cart") { _ in coordinator.go(to: .cart) }
          table.add("shop://orders/:id") { values in coordinator.go(to: .order(values["id"]!)) }
        }
        func read(_ url: URL) -> ShopRoute? { table.open(url) ? nil : nil }
        final class Starter: NSObject, UIApplicationDelegate {
          let shop = ShopCoordinator()
          func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { addLinks(shop); return true }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders/:id > ShopCoordinator.order
        """),
    Form(
      testDescription: "handlers that a class of the app is given in a table of tuples",
      code: #"""
        final class LinkTable {
          private struct Entry { let scheme: String; let parts: [Substring]; let handler: ([String: String]) -> Void }
          private var entries: [Entry] = []
          func add(_ pattern: String, handler: @escaping ([String: String]) -> Void) {
            guard let separator = pattern.range(of: "://") else { return }
            let parts = pattern[separator.upperBound...].split(separator: "/")
            entries.append(Entry(scheme: "shop", parts: parts, handler: handler))
          }
          func open(_ url: URL) -> Bool {
            for entry in entries where entry.scheme == url.scheme {
              if let values = match(url, entry.parts) { entry.handler(values); return true }
            }
            return false
          }
          private func match(_ url: URL, _ parts: [Substring]) -> [String: String]? { nil }
        }
        let table = LinkTable()
        typealias LinkRow = (pattern: String, open: (ShopCoordinator, [String: String]) -> Void)
        let rows: [LinkRow] = [
          ("shop://cart", { shop, _ in shop.go(to: .cart) }),
          ("shop://orders/:id", { $0.go(to: .order($1["id"]!)) }),
        ]
        func addLinks(_ coordinator: ShopCoordinator) {
          for row in rows {
            table.add(row.pattern) { values in row.open(coordinator, values) }
          }
        }
        func read(_ url: URL) -> ShopRoute? { table.open(url) ? nil : nil }
        final class Starter: NSObject, UIApplicationDelegate {
          let shop = ShopCoordinator()
          func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { addLinks(shop); return true }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders/:id > ShopCoordinator.order
        """),
    Form(
      testDescription: "handlers that a class of the app keeps by pattern",
      code: #"""
        final class DeepLinkRouter {
          typealias Handler = ([String: String]) -> Void
          struct Route { let pattern: String; let handler: Handler }
          private var routes: [Route] = []
          func register(_ pattern: String, handler: @escaping Handler) { routes.append(Route(pattern: pattern, handler: handler)) }
          func open(_ url: URL) -> Bool {
            for route in routes {
              if let parameters = match(url, route.pattern) { route.handler(parameters); return true }
            }
            return false
          }
          private func match(_ url: URL, _ pattern: String) -> [String: String]? {
            let parts = pattern.split(separator: "/")
            guard url.pathComponents.count == parts.count else { return nil }
            var found: [String: String] = [:]
            for (part, text) in zip(parts, url.pathComponents) where part.hasPrefix(":") { found[String(part.dropFirst())] = text }
            return found
          }
        }
        func setUp(_ router: DeepLinkRouter, _ shop: ShopCoordinator) {
          router.register("cart") { _ in shop.go(to: .cart) }
          router.register("orders/:id") { shop.go(to: .order($0["id"] ?? "")) }
        }
        func read(_ url: URL) -> ShopRoute? { nil }
        final class Starter: NSObject, UIApplicationDelegate {
          let router = DeepLinkRouter(); let shop = ShopCoordinator()
          func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { setUp(router, shop); return true }
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { router.open(url) }
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders/:id > ShopCoordinator.order
        """),
    Form(
      testDescription: "a path without the slashes at its ends",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard url.host == "orders" else { return nil }
          let id = url.path.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
          return id.isEmpty ? .orders : .order(id)
        }
        """#,
      links: """
        shop://orders > ShopCoordinator.orders
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "a scheme of the app, or a domain with the host among the segments",
      code: #"""
        extension Bundle { var linkScheme: String { "store" } }
        func read(_ url: URL) -> ShopRoute? {
          guard url.scheme == Bundle.main.linkScheme || url.host == "shop.example" else { return nil }
          var segments = url.path.components(separatedBy: "/").filter { !$0.isEmpty }
          if url.scheme == Bundle.main.linkScheme, let host = url.host { segments.insert(host, at: 0) }
          guard let first = segments.first else { return nil }
          let rest = segments.dropFirst()
          switch first {
          case "cart": return .cart
          case "order" where rest.count == 1: return .order(rest[rest.startIndex])
          default: return nil
          }
        }
        """#,
      links: """
        shop://shop.example/cart > ShopCoordinator.cart
        shop://shop.example/order/:value > ShopCoordinator.order
        store://cart > ShopCoordinator.cart
        store://order/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "segments that have the host before them only in links of the app's scheme",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
          var segments = components.path.split(separator: "/").map(String.init)
          if components.scheme == "shop", let host = components.host { segments.insert(host, at: 0) }
          switch (segments.first, segments.dropFirst().first) {
          case ("orders", let id?): return .order(id)
          case ("orders", nil): return .orders
          case ("cart", _): return .cart
          default: return nil
          }
        }
        func read(activity: NSUserActivity) -> ShopRoute? { activity.webpageURL.flatMap(read) }
        """#,
      links: """
        https://*/cart > ShopCoordinator.cart
        https://*/orders > ShopCoordinator.orders
        https://*/orders/:id > ShopCoordinator.order
        shop://cart > ShopCoordinator.cart
        shop://orders > ShopCoordinator.orders
        shop://orders/:id > ShopCoordinator.order
        """),
    Form(
      testDescription: "handlers that a class of the app keeps by pattern, and opens by texts",
      code: #"""
        struct Pattern { let text: String }
        final class ShopNavigator {
          typealias Builder = ([String: String]) -> UIViewController?
          struct Entry { let pattern: Pattern; let builder: Builder }
          private var entries: [Entry] = []
          func register(_ pattern: String, builder: @escaping Builder) { entries.append(Entry(pattern: Pattern(text: pattern), builder: builder)) }
          func open(_ path: String) -> UIViewController? { entries.first { $0.pattern.text == path }?.builder([:]) }
        }
        func setUp(_ navigator: ShopNavigator) {
          navigator.register("shop://cart") { _ in CartController() }
          navigator.register("shop://orders/<id>", builder: order())
        }
        func order() -> ShopNavigator.Builder { { _ in OrderController() } }
        func read(_ url: URL) -> ShopRoute? { nil }
        """#,
      links: """
        shop://cart
        shop://orders/<id>
        """),
    Form(
      testDescription: "parsers that tell which links they take, in a loop with a condition",
      code: #"""
        protocol LinkParser {
          func takes(_ url: URL) -> Bool
          func route(_ url: URL) -> ShopRoute
        }
        struct CartParser: LinkParser {
          func takes(_ url: URL) -> Bool { url.host == "cart" }
          func route(_ url: URL) -> ShopRoute { .cart }
        }
        struct OrderParser: LinkParser {
          func takes(_ url: URL) -> Bool { url.host == "order" }
          func route(_ url: URL) -> ShopRoute { .order(url.lastPathComponent) }
        }
        let parsers: [LinkParser] = [CartParser(), OrderParser()]
        func read(_ url: URL) -> ShopRoute? {
          for parser in parsers where parser.takes(url) { return parser.route(url) }
          return nil
        }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://order/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "a table of patterns that is held against the segments",
      code: #"""
        struct LinkTable {
          struct Row { let pattern: [String]; let make: ([String]) -> ShopRoute? }
          static let standard = LinkTable(rows: [
            Row(pattern: ["cart"]) { _ in .cart },
            Row(pattern: ["orders", ":id"]) { values in .order(values[0]) },
          ])
          let rows: [Row]
          func route(for url: URL) -> ShopRoute? {
            let segments = [url.host ?? ""] + url.pathComponents.filter { $0 != "/" }
            for row in rows where row.pattern.count == segments.count {
              var values: [String] = []
              let matches = zip(row.pattern, segments).allSatisfy { pattern, segment in
                guard pattern.hasPrefix(":") else { return pattern == segment }
                values.append(segment)
                return true
              }
              if matches { return row.make(values) }
            }
            return nil
          }
        }
        func read(_ url: URL) -> ShopRoute? { LinkTable.standard.route(for: url) }
        """#,
      links: """
        shop://cart > ShopCoordinator.cart
        shop://orders/:value > ShopCoordinator.order
        """),
    Form(
      testDescription: "a path taken apart with the empty text before its first slash",
      code: #"""
        func read(_ url: URL) -> ShopRoute? {
          let parts = url.path.components(separatedBy: "/")
          guard parts.count > 2, parts[1] == "orders" else { return nil }
          return .order(parts[2])
        }
        """#,
      links: "shop://orders/:value > ShopCoordinator.order"),
  ]
}
