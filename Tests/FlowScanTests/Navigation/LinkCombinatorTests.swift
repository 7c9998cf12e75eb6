import Testing

@testable import FlowScan

/// Parsers of an app's own that are put together of small ones, in the ways that teams write them.
@Suite struct LinkCombinatorTests {
  private static let all = [
    "shop://cart > ShopCoordinator.cart", "shop://orders > ShopCoordinator.orders",
    "shop://orders/: > ShopCoordinator.order", "shop://orders/:/again > ShopCoordinator.cart",
  ]

  /// The links, without the names of their parameters.
  private func links(_ parser: String) -> [String] {
    LinkApp.links(parser).map { link in
      let words = link.split(separator: " ", maxSplits: 1).map(String.init)
      let parts = words[0].split(separator: "/", omittingEmptySubsequences: false)
      return ([parts.map { $0.hasPrefix(":") ? ":" : $0 }.joined(separator: "/")] + words.dropFirst())
        .joined(separator: " ")
    }
  }

  @Test func aStructWithAClosure() {
    let links = links(
      """
      struct Rest {
        var text: ArraySlice<String>
        init?(_ url: URL) {
          guard let host = url.host else { return nil }
          text = ArraySlice([host] + url.path.split(separator: "/").map(String.init))
        }
      }
      struct Reading<Value> {
        let read: (inout Rest) -> Value?
        func map<Other>(_ change: @escaping (Value) -> Other) -> Reading<Other> {
          Reading<Other> { rest in read(&rest).map(change) }
        }
        func then(_ next: Reading<Void>) -> Reading<Value> {
          Reading { rest in
            guard let value = read(&rest), next.read(&rest) != nil else { return nil }
            return value
          }
        }
      }
      extension Reading where Value == Void {
        func with<Other>(_ next: Reading<Other>) -> Reading<Other> {
          Reading<Other> { rest in
            guard read(&rest) != nil else { return nil }
            return next.read(&rest)
          }
        }
      }
      func word(_ text: String) -> Reading<Void> {
        Reading { rest in
          guard rest.text.first == text else { return nil }
          rest.text.removeFirst()
          return ()
        }
      }
      let any = Reading<String> { rest in rest.text.popFirst() }
      let nothing = Reading<Void> { rest in rest.text.isEmpty ? () : nil }
      func first<Value>(of readings: Reading<Value>...) -> Reading<Value> {
        Reading { rest in
          for reading in readings {
            var copy = rest
            if let value = reading.read(&copy), copy.text.isEmpty {
              rest = copy
              return value
            }
          }
          return nil
        }
      }
      enum Pages {
        static let all: Reading<ShopRoute> = first(
          of: word("cart").map { .cart },
          word("orders").with(orders))
        private static let orders: Reading<ShopRoute> = first(
          of: nothing.map { .orders },
          any.map(ShopRoute.order),
          any.then(word("again")).map { _ in .cart })
      }
      func read(_ url: URL) -> ShopRoute? {
        guard var rest = Rest(url), let route = Pages.all.read(&rest), rest.text.isEmpty else { return nil }
        return route
      }
      """)
    #expect(links == Self.all)
  }

  @Test func aProtocolWithAStructForEachWay() {
    let links = links(
      """
      struct Path {
        private(set) var parts: [String]
        var isAtEnd: Bool { parts.isEmpty }
        mutating func next() -> String? { parts.isEmpty ? nil : parts.removeFirst() }
      }
      protocol Matcher {
        associatedtype Found
        func match(_ path: inout Path) -> Found?
      }
      struct Fixed: Matcher {
        let text: String
        func match(_ path: inout Path) -> Void? { path.next() == text ? () : nil }
      }
      struct Text: Matcher {
        func match(_ path: inout Path) -> String? { path.next() }
      }
      struct End: Matcher {
        func match(_ path: inout Path) -> Void? { path.isAtEnd ? () : nil }
      }
      struct Mapped<Base: Matcher, Found>: Matcher {
        let base: Base
        let transform: (Base.Found) -> Found
        func match(_ path: inout Path) -> Found? { base.match(&path).map(transform) }
      }
      struct Both<One: Matcher, Two: Matcher>: Matcher {
        let one: One
        let two: Two
        func match(_ path: inout Path) -> (One.Found, Two.Found)? {
          guard let first = one.match(&path), let second = two.match(&path) else { return nil }
          return (first, second)
        }
      }
      struct Either<Found>: Matcher {
        let matchers: [any Matcher]
        init(_ matchers: any Matcher...) { self.matchers = matchers }
        func match(_ path: inout Path) -> Found? {
          for matcher in matchers {
            var attempt = path
            if let found = matcher.match(&attempt) as? Found, attempt.isAtEnd {
              path = attempt
              return found
            }
          }
          return nil
        }
      }
      extension Matcher {
        func map<Other>(_ transform: @escaping (Found) -> Other) -> Mapped<Self, Other> {
          Mapped(base: self, transform: transform)
        }
        func and<Next: Matcher>(_ next: Next) -> Both<Self, Next> { Both(one: self, two: next) }
      }
      struct ShopMatcher {
        let routes = Either<ShopRoute>(
          Fixed(text: "cart").map { _ in ShopRoute.cart },
          Fixed(text: "orders").and(End()).map { _ in ShopRoute.orders },
          Fixed(text: "orders").and(Text()).map { ShopRoute.order($0.1) },
          Fixed(text: "orders").and(Text()).and(Fixed(text: "again")).map { _ in ShopRoute.cart })
        func route(for url: URL) -> ShopRoute? {
          var path = Path(parts: [url.host].compactMap { $0 } + url.pathComponents.dropFirst())
          return routes.match(&path)
        }
      }
      func read(_ url: URL) -> ShopRoute? { ShopMatcher().route(for: url) }
      """)
    #expect(links == Self.all)
  }

  @Test func functionsThatReturnClosures() {
    let links = links(
      """
      typealias Taking<Value> = (inout [String]) -> Value?
      func exactly(_ text: String) -> Taking<String> {
        { parts in
          guard parts.first == text else { return nil }
          return parts.removeFirst()
        }
      }
      func anything() -> Taking<String> {
        { parts in
          guard !parts.isEmpty else { return nil }
          return parts.removeFirst()
        }
      }
      func end<Value>(_ value: Value) -> Taking<Value> { { $0.isEmpty ? value : nil } }
      func both<One, Two, Value>(
        _ one: @escaping Taking<One>, _ two: @escaping Taking<Two>, _ make: @escaping (One, Two) -> Value
      ) -> Taking<Value> {
        { parts in
          guard let first = one(&parts) else { return nil }
          guard let second = two(&parts) else { return nil }
          return make(first, second)
        }
      }
      func firstOf<Value>(_ all: [Taking<Value>]) -> Taking<Value> {
        { parts in
          for one in all {
            var copy = parts
            if let value = one(&copy), copy.isEmpty { return value }
          }
          return nil
        }
      }
      private let shop: Taking<ShopRoute> = firstOf([
        both(exactly("cart"), end(true)) { _, _ in ShopRoute.cart },
        both(exactly("orders"), end(true)) { _, _ in ShopRoute.orders },
        both(exactly("orders"), anything()) { _, id in ShopRoute.order(id) },
        both(both(exactly("orders"), anything()) { $1 }, exactly("again")) { _, _ in ShopRoute.cart },
      ])
      func read(_ url: URL) -> ShopRoute? {
        guard let host = url.host else { return nil }
        var parts = [host] + url.pathComponents.filter { $0 != "/" }
        return shop(&parts)
      }
      """)
    #expect(links == Self.all)
  }

  @Test func whatIsLeftIsReturned() {
    let links = links(
      """
      final class Step<Value> {
        let run: ([String]) -> (value: Value, rest: [String])?
        init(_ run: @escaping ([String]) -> (value: Value, rest: [String])?) { self.run = run }
        func flatMap<Other>(_ next: @escaping (Value) -> Step<Other>) -> Step<Other> {
          Step<Other> { parts in
            guard let (value, rest) = self.run(parts) else { return nil }
            return next(value).run(rest)
          }
        }
        func map<Other>(_ change: @escaping (Value) -> Other) -> Step<Other> {
          Step<Other> { parts in self.run(parts).map { (change($0), $1) } }
        }
        func or(_ other: Step<Value>) -> Step<Value> {
          Step { parts in self.run(parts) ?? other.run(parts) }
        }
      }
      func named(_ text: String) -> Step<Void> {
        Step<Void> { parts in parts.first == text ? ((), Array(parts.dropFirst())) : nil }
      }
      func text() -> Step<String> {
        Step<String> { parts in
          guard let first = parts.first else { return nil }
          return (first, Array(parts.dropFirst()))
        }
      }
      func end() -> Step<Void> { Step<Void> { parts in parts.isEmpty ? ((), parts) : nil } }
      func makeSteps() -> Step<ShopRoute> {
        let cart = named("cart").flatMap { end() }.map { ShopRoute.cart }
        let orders = named("orders").flatMap { end() }.map { ShopRoute.orders }
        let order = named("orders").flatMap { text() }.flatMap { id in
          end().map { ShopRoute.order(id) }.or(named("again").map { ShopRoute.cart })
        }
        return cart.or(orders).or(order)
      }
      func read(_ url: URL) -> ShopRoute? {
        guard let host = url.host else { return nil }
        let parts = [host] + url.pathComponents.dropFirst()
        guard let (route, rest) = makeSteps().run(parts), rest.isEmpty else { return nil }
        return route
      }
      """)
    #expect(links == Self.all)
  }

  /// Where code mixes operators without parentheses, their precedence would decide, which is not read: no link is made up.
  @Test(arguments: [
    (
      """
      let orders = end(.orders) <|> id
      let inCart = word("cart") *> end(.cart)
      let inOrders = word("orders") *> orders
      let shop = inCart <|> inOrders
      """, 3
    ),
    ("let shop = word(\"cart\") *> end(.cart) <|> word(\"orders\") *> end(.orders)", 0),
  ])
  func operatorsOfTheApp(_ table: String, _ count: Int) {
    let links = links(
      """
      struct Parser<A> { let run: (inout [Substring]) -> A? }
      infix operator *>: MultiplicationPrecedence
      infix operator <|>: AdditionPrecedence
      func *> <A, B>(one: Parser<A>, two: Parser<B>) -> Parser<B> {
        Parser<B> { input in one.run(&input) == nil ? nil : two.run(&input) }
      }
      func <|> <A>(one: Parser<A>, two: Parser<A>) -> Parser<A> {
        Parser<A> { input in
          let start = input
          if let found = one.run(&input) { return found }
          input = start
          return two.run(&input)
        }
      }
      func word(_ text: Substring) -> Parser<Void> {
        Parser { input in
          guard input.first == text else { return nil }
          input = Array(input.dropFirst())
          return ()
        }
      }
      func end(_ route: ShopRoute) -> Parser<ShopRoute> { Parser { $0.isEmpty ? route : nil } }
      let id = Parser<ShopRoute> { input in
        guard input.count == 1 else { return nil }
        return .order(String(input.removeFirst()))
      }
      \(table)
      func read(_ url: URL) -> ShopRoute? {
        var input = [Substring(url.host ?? "")] + url.path.split(separator: "/")
        return shop.run(&input)
      }
      """)
    #expect(links == Array(Self.all.prefix(count)))
  }
}
