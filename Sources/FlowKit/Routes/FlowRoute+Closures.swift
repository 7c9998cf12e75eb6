// A route is made of a closure that takes the flow and up to four parameters, after the pattern of its link, if it has one.

extension FlowRoute {
  /// A route without parameters.
  public init(_ link: String = "", _ build: @escaping @MainActor @Sendable (Flow) -> Target)
  where Input == Void {
    self.init(
      link, [], build: { flow, _ in build(flow) }, gather: { $0.isEmpty ? () : nil }, spread: { [] })
  }

  /// A route with one parameter.
  public init(_ link: String = "", _ build: @escaping @MainActor @Sendable (Flow, Input) -> Target) {
    self.init(
      link, [ParameterType(Input.self)], build: build,
      gather: { $0.count == 1 ? $0[0] as? Input : nil }, spread: { [$0] })
  }

  /// A route with two parameters.
  public init<A, B>(_ link: String = "", _ build: @escaping @MainActor @Sendable (Flow, A, B) -> Target)
  where Input == (A, B) {
    self.init(
      link, [ParameterType(A.self), ParameterType(B.self)], build: { build($0, $1.0, $1.1) },
      gather: { values in
        guard values.count == 2, let a = values[0] as? A, let b = values[1] as? B else { return nil }
        return (a, b)
      }, spread: { [$0.0, $0.1] })
  }

  /// A route with three parameters.
  public init<A, B, C>(_ link: String = "", _ build: @escaping @MainActor @Sendable (Flow, A, B, C) -> Target)
  where Input == (A, B, C) {
    self.init(
      link, [ParameterType(A.self), ParameterType(B.self), ParameterType(C.self)],
      build: { build($0, $1.0, $1.1, $1.2) },
      gather: { values in
        guard values.count == 3, let a = values[0] as? A, let b = values[1] as? B, let c = values[2] as? C
        else { return nil }
        return (a, b, c)
      }, spread: { [$0.0, $0.1, $0.2] })
  }

  /// A route with four parameters.
  public init<A, B, C, D>(
    _ link: String = "", _ build: @escaping @MainActor @Sendable (Flow, A, B, C, D) -> Target
  ) where Input == (A, B, C, D) {
    self.init(
      link,
      [ParameterType(A.self), ParameterType(B.self), ParameterType(C.self), ParameterType(D.self)],
      build: { build($0, $1.0, $1.1, $1.2, $1.3) },
      gather: { values in
        guard values.count == 4, let a = values[0] as? A, let b = values[1] as? B, let c = values[2] as? C,
          let d = values[3] as? D
        else { return nil }
        return (a, b, c, d)
      }, spread: { [$0.0, $0.1, $0.2, $0.3] })
  }

  private init(
    _ link: String, _ parameters: [ParameterType],
    build: @escaping @MainActor @Sendable (Flow, Input) -> Target,
    gather: @escaping @Sendable ([Any]) -> Input?, spread: @escaping @Sendable (Input) -> [Any]
  ) {
    var details = RouteDetails(presentation: Style.presentation)
    details.link = link
    details.parameters = parameters
    self.init(core: RouteCore(details), build: build, gather: gather, spread: spread)
  }
}
