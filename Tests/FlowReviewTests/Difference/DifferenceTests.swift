import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// What differs between two graphs besides links, in words and levels.
@Suite struct DifferenceTests {
  private static let shop = """
    AppFlow.cart push CartScreen
    AppFlow.help present HelpFlow
    HelpFlow.topics root TopicsScreen
    AppFlow: CartScreen onHelp -> help
    """

  @Test func nothing() {
    #expect(differences(Self.shop, Self.shop) == "")
    #expect(GraphDifference(from: .sketch(Self.shop), to: .sketch(Self.shop)).summary == "no changes")
  }

  @Test func addedAndRemoved() {
    let new = """
      AppFlow.cart push CartScreen
      AppFlow.news push NewsScreen
      """
    #expect(
      differences(Self.shop, new) == """
        risky removed flow HelpFlow: is gone, with its route
        risky removed route AppFlow.help: is gone, requested by CartScreen
        risky removed screen TopicsScreen: is gone
        harmless added route AppFlow.news: is new
        harmless added screen NewsScreen: is new
        """)
  }

  @Test func routes() {
    let old = """
      F.a push AScreen
      F.b push AScreen
      F.c push BScreen
      """
    let new = """
      F.a present AScreen
      F.b push BScreen
      F.c push BScreen
      """
    let changes = differences(old, new) { before, after in
      before.edit(route: "F.c") { $0.parameters = [Parameter(name: "id", type: "Int")] }
      after.edit(route: "F.c") {
        $0.parameters = [
          Parameter(name: "id", type: "UUID"), Parameter(name: "tab", type: "Int"),
          Parameter(name: "note", type: "String", isOptional: true),
        ]
        $0.guards = ["login"]
        $0.deprecated = Deprecation(until: "2030-01-01")
      }
    }
    #expect(
      changes == """
        risky changed route F.b: leads to BScreen instead of AScreen
        risky changed route F.c: takes id: UUID instead of Int; takes tab: Int, which is required; takes note: String?; now checks login first; is deprecated and works until 2030-01-01
        harmless changed route F.a: is shown by present instead of push
        """)
  }

  @Test func theWayThroughTheCodeIsNoChange() {
    let changes = differences("F.a push AScreen", "F.a push AScreen") { before, after in
      before.edit(route: "F.a") { $0.why = [CodeStep(kind: .made, text: "AScreen()")] }
      after.edit(route: "F.a") { $0.why = [CodeStep(kind: .made, text: "AScreen(id: 1)")] }
    }
    #expect(changes == "")
  }

  @Test func parametersByAnotherNameAndOptionalOnesAreHarmless() {
    let changes = differences("F.a push AScreen\nF.b push AScreen", "F.a push AScreen\nF.b push AScreen") {
      before, after in
      before.edit(route: "F.a") { $0.parameters = [Parameter(name: "id", type: "Int")] }
      after.edit(route: "F.a") { $0.parameters = [Parameter(name: "number", type: "Int")] }
      before.edit(route: "F.b") { $0.parameters = [Parameter(name: "id", type: "Int")] }
      after.edit(route: "F.b") { $0.parameters = [Parameter(name: "id", type: "Int", isOptional: true)] }
    }
    #expect(
      changes == """
        harmless changed route F.a: renames its parameter id to number
        harmless changed route F.b: takes id: Int? instead of Int
        """)
  }

  @Test func whatOtherModulesUseBreaks() {
    let old = """
      F.a push AScreen
      F.b push BScreen
      F: CScreen onA -> a
      F.c push CScreen
      """
    let new = "F.b push BScreen\nF.c push CScreen"
    let modules = { (before: inout FlowGraph, after: inout FlowGraph) in
      before.put("F", in: "Kit")
      before.put("CScreen", in: "Cart")
      after.put("F", in: "Kit")
      after.put("CScreen", in: "Cart")
    }
    #expect(
      differences(old, new, edit: modules) == """
        breaking removed route F.a: is gone, requested by CScreen, and is used by Cart
        risky removed screen AScreen: is gone
        """)
    #expect(differences(old, new).hasPrefix("risky removed route F.a: is gone, requested by CScreen\n"))
    // Whoever used it is gone as well.
    #expect(!differences(old, "F.b push BScreen", edit: modules).contains("breaking"))
  }

  @Test func whoAsksIsToldOfWhatIsNewOrGone() {
    let old = """
      F.a push AScreen
      F.old push CScreen
      F: AScreen onOld -> old
      F: CScreen onDone -> !done
      """
    let new = """
      F.a push AScreen
      F.c push CScreen
      F.new push DScreen
      F: AScreen onNew -> new
      F: CScreen onNew -> new
      F: DScreen onNew -> new
      F: DScreen onDone -> !left
      F: EScreen onNew -> new
      """
    let outcomes = { (before: inout FlowGraph, after: inout FlowGraph) in
      before.flows[0].outcomes = [Outcome(name: "done")]
      after.flows[0].outcomes = [Outcome(name: "left")]
    }
    let told = differences(old, new, edit: outcomes)
    #expect(
      told.contains("harmless added route F.new: is new, requested by AScreen, CScreen, DScreen and 1 more\n")
    )
    #expect(told.contains("risky removed outcome F done: is gone, requested by CScreen\n"), "\(told)")
    #expect(told.contains("harmless added outcome F left: is new, requested by DScreen\n"))
  }

  /// What a scan adds to tell routes of one method apart comes and goes with the others.
  @Test func theTargetInARoutesNameIsNoName() {
    let old = "F.start.AScreen push AScreen\nF.start.BScreen push BScreen"
    #expect(
      differences(old, "F.start push AScreen") == """
        risky removed route F.start.BScreen: is gone
        risky removed screen BScreen: is gone
        """)
    #expect(
      differences("F.begin push AScreen", "F.start push AScreen")
        == "harmless renamed route F.start: was called F.begin")
  }

  @Test func outcomes() {
    let changes = differences("F.a push AScreen", "F.a push AScreen") { before, after in
      before.flows[0].outcomes = [Outcome(name: "finished", type: "Order"), Outcome(name: "cancelled")]
      after.flows[0].outcomes = [Outcome(name: "finished"), Outcome(name: "left")]
    }
    #expect(
      changes == """
        risky removed outcome F cancelled: is gone
        risky changed outcome F finished: carries nothing instead of Order
        harmless added outcome F left: is new
        """)
  }

  @Test func transitions() {
    let routes = "F.a push AScreen\nF.b push BScreen\n"
    let old = routes + "F: AScreen onB -> b\nF: AScreen onEnd -> !done\nF: BScreen onBack -> <"
    let new = routes + "F: AScreen onNext -> b\nF: AScreen onEnd -> !done\nF: BScreen onA -> a"
    #expect(
      differences(old, new) == """
        risky removed transition F: BScreen → back: is gone
        harmless changed transition F: AScreen → b: is requested by onNext instead of onB
        harmless added transition F: BScreen → a: is new
        """)
  }

  @Test func entriesAndModules() {
    let changes = differences("F.a push AScreen", "F.a push AScreen") { before, after in
      after.flows[0].isEntry = false
      before.put("AScreen", in: "Kit")
    }
    #expect(
      changes == """
        risky changed flow F: is no longer an entry of the app
        harmless changed screen AScreen: is part of no module instead of Kit
        """)
  }

  @Test func aDeprecatedRouteMayGoAfterItsLastDay() {
    let edit = { (before: inout FlowGraph, after: inout FlowGraph) in
      before.edit(route: "F.b") { $0.deprecated = Deprecation(until: "2027-03-31") }
    }
    let (old, new) = ("F.a push AScreen\nF.b push AScreen", "F.a push AScreen")
    #expect(differences(old, new, today: "2027-03-31", edit: edit) == "risky removed route F.b: is gone")
    #expect(
      differences(old, new, today: "2027-04-01", edit: edit)
        == "harmless removed route F.b: is gone; was only guaranteed to work until 2027-03-31")
  }

  @Test func days() {
    #expect(Day("2027-04-01")?.description == "2027-04-01")
    for text in ["", "soon", "2027-13-01", "2027-00-10", "2027-1-1", "2027-04-01T00:00", "2027-04-32"] {
      #expect(Day(text) == nil, "\(text)")
    }
  }
}
