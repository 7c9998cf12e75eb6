import FlowModel
import Testing

/// The links that tables declare, with the ways that they go and what is asked before.
@Suite struct TableLinkTests {
  private let source = """
    import FlowKit
    final class AppFlow: Coordinator {
      struct Routes: RouteTable {
        let login = Sheet { (_: AppFlow) in DoorFlow() }
        let zoo = Start { (_: AppFlow, id: City.ID) in ZooFlow() }.guarded(by: .member)
      }
    }
    final class DoorFlow: Coordinator { struct Routes: RouteTable { let door = Root { (_: DoorFlow) in AScreen() } } }
    final class ZooFlow: Coordinator {
      struct Routes: RouteTable {
        let animal = Push("zoo://:city/animals/:kind?mood=:mood?&n=:n?") { (_: ZooFlow, kind: Kind, mood: Mood?) in AScreen() }
          .named("kind", "mood").summary("An animal.").owner("@zoo").since("2").example("zoo://1/animals/cat")
          .deprecated(until: "2027-01-01", "Gone.").guarded(by: .member, .adult)
        let lost = Push("zoo://lost") { (_: ZooFlow) in AScreen() }
        let same = Push("zoo://lost") { (_: ZooFlow) in AScreen() }
      }
    }
    enum Kind: String, CaseIterable { case cat, dog = "hound" }
    enum Mood: Int, CaseIterable { case calm = 3, angry }
    struct City { let id: Int }
    struct AScreen: Presentable {}
    extension RouteGuard {
      static let member = RouteGuard("member") { (app: AppFlow) in
        if app.isMember { return .enter }
        return .first(.notMember) { goOn in app.go(\\.login) { _ in goOn() } }
      }
      static let adult = RouteGuard("adult") { (app: AppFlow) in .refuse(.child) }
    }
    final class Launcher { let registry = Registry(root: AppFlow.self, name: "Zoo") }
    """

  @Test func aLinkHasWhatItsRouteAndItsWayTell() {
    let graph = Fixture(
      source.replacing("id: City.ID", with: "city: City.ID").replacing(
        "ZooFlow() }.g", with: "ZooFlow() }.named(\"city\").g")
    ).scan()
    #expect(
      text(graph.links) == """
        zoo://:city/animals/:kind?mood=:mood?&n=:n? -> AppFlow.zoo, ZooFlow.animal
          city: Int host, kind: Kind path cat|hound, mood: Mood? query 3|4, n: String? query
          An animal. @zoo since 2 until 2027-01-01 Gone. try zoo://1/animals/cat after adult, member
        zoo://lost -> not reached, ZooFlow.lost
        zoo://lost (ZooFlow.same) -> not reached, ZooFlow.same
        """)
  }

  @Test func whatAGateShowsIsShownByItsLinks() {
    let graph = Fixture(source.replacing("City.ID", with: "City.ID?")).scan()
    let gates = graph.transitions.filter { $0.from.kind == .link }
    let lines = gates.map { "\($0.from.id) -\($0.triggers.joined())-> \($0.route)" }
    #expect(
      lines.sorted() == [
        "zoo://:city/animals/:kind?mood=:mood?&n=:n? -member-> AppFlow.login",
        "zoo://lost (ZooFlow.same) -member-> AppFlow.login",
        "zoo://lost -member-> AppFlow.login",
      ])
  }

  @Test func aGateInTheRowItselfIsPlayed() {
    let graph = Fixture(
      """
      import FlowKit
      final class HomeFlow: Coordinator {
        struct Routes: RouteTable {
          let login = Sheet { (_: HomeFlow) in AScreen() }
          let vault = Push("home://vault") { (_: HomeFlow) in AScreen() }
            .guarded(by: RouteGuard("login") { (home: HomeFlow) in
              home.isIn ? .enter : .first(.out) { goOn in home.go(\\.login) }
            })
        }
      }
      struct AScreen: Presentable {}
      func main() { HomeFlow().launch(in: window) }
      """
    ).scan()
    #expect(graph.links.map(\.guards) == [["login"]])
    let gates = graph.transitions.filter { $0.from.kind == .link }
    #expect(
      gates.map { "\($0.from.id) -\($0.triggers.joined())-> \($0.route)" } == [
        "home://vault -login-> HomeFlow.login"
      ])
  }

  @Test func theShortestWayWinsAndOfTwoTheFirstById() {
    let graph = Fixture(
      """
      import FlowKit
      final class AppFlow: Coordinator {
        struct Routes: RouteTable {
          let long = Push { (_: AppFlow) in MidFlow() }
          let z = Push { (_: AppFlow) in EndFlow() }
          let a = Push { (_: AppFlow) in EndFlow() }
        }
      }
      final class MidFlow: Coordinator { struct Routes: RouteTable { let a = Push { (_: MidFlow) in EndFlow() } } }
      final class EndFlow: Coordinator { struct Routes: RouteTable { let end = Push("a://end") { (_: EndFlow) in AScreen() } } }
      struct AScreen: Presentable {}
      func main() { AppFlow().launch(in: window) }
      """
    ).scan()
    #expect(graph.links.map(\.path) == [["AppFlow.a", "EndFlow.end"]])
  }

  private func text(_ links: [Link]) -> String { links.flatMap(lines).joined(separator: "\n") }

  private func lines(of link: Link) -> [String] {
    let way = link.path.isEmpty ? "not reached, \(link.route)" : link.path.joined(separator: ", ")
    let parameters = link.parameters.map { parameter in
      "\(parameter.name): \(parameter.type)\(parameter.isOptional ? "?" : "") \(parameter.place.rawValue)"
        + (parameter.allowed.isEmpty ? "" : " \(parameter.allowed.joined(separator: "|"))")
    }
    let details = [
      link.summary, link.owner, link.since.isEmpty ? "" : "since \(link.since)",
      link.deprecated.map { "until \($0.until) \($0.message)" } ?? "",
      link.examples.isEmpty ? "" : "try \(link.examples.joined(separator: ", "))",
      link.guards.isEmpty ? "" : "after \(link.guards.joined(separator: ", "))",
    ].filter { !$0.isEmpty }
    return ["\(link.id) -> \(way)"]
      + [parameters.joined(separator: ", "), details.joined(separator: " ")].filter { !$0.isEmpty }.map {
        "  \($0)"
      }
  }
}
