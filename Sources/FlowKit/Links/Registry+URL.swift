// The reverse of opening a link: the URL of a route and its parameters. Parameters that belong to earlier steps are given by name.

extension Registry {
  /// The URL of a route without parameters.
  public func url<Table: RouteTable, Style, Flow, Target>(
    for route: KeyPath<Table, FlowRoute<Style, Flow, Void, Target>>, with others: [String: String] = [:]
  ) throws(LinkError) -> String {
    try Table.url(route, (), others)
  }

  /// The URL of a route with one parameter.
  ///
  /// ```swift
  /// try registry.url(for: \CheckoutFlow.Routes.receipt, 42)       // "shop://orders/42"
  /// try registry.url(for: \BookFlow.Routes.page, 12, with: ["book": "7"])   // "shop://books/7/pages/12"
  /// ```
  public func url<Table: RouteTable, Style, Flow, A, Target>(
    for route: KeyPath<Table, FlowRoute<Style, Flow, A, Target>>, _ a: A, with others: [String: String] = [:]
  ) throws(LinkError) -> String {
    try Table.url(route, a, others)
  }

  /// The URL of a route with two parameters.
  public func url<Table: RouteTable, Style, Flow, A, B, Target>(
    for route: KeyPath<Table, FlowRoute<Style, Flow, (A, B), Target>>, _ a: A, _ b: B,
    with others: [String: String] = [:]
  ) throws(LinkError) -> String {
    try Table.url(route, (a, b), others)
  }

  /// The URL of a route with three parameters.
  public func url<Table: RouteTable, Style, Flow, A, B, C, Target>(
    for route: KeyPath<Table, FlowRoute<Style, Flow, (A, B, C), Target>>, _ a: A, _ b: B, _ c: C,
    with others: [String: String] = [:]
  ) throws(LinkError) -> String {
    try Table.url(route, (a, b, c), others)
  }

  /// The URL of a route with four parameters.
  public func url<Table: RouteTable, Style, Flow, A, B, C, D, Target>(
    for route: KeyPath<Table, FlowRoute<Style, Flow, (A, B, C, D), Target>>, _ a: A, _ b: B, _ c: C, _ d: D,
    with others: [String: String] = [:]
  ) throws(LinkError) -> String {
    try Table.url(route, (a, b, c, d), others)
  }
}

extension RouteTable {
  fileprivate static func url<Style, Flow, Input, Target>(
    _ path: KeyPath<Self, FlowRoute<Style, Flow, Input, Target>>, _ input: Input, _ others: [String: String]
  ) throws(LinkError) -> String {
    let route = Self()[keyPath: path]
    return try LinkReverse(id: TypeName.of(Target.self), details: route.details)
      .url(route.spread(input), others)
  }
}
