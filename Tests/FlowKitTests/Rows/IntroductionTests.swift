import FlowKit
import Testing

/// What Pasquier's introduction asks.
@MainActor @Suite struct PasquierTests {
  @Test func storingIsShowingAndFreeingIsLeaving() {
    let pages = Launched(PagesFlow())
    let child = Weak(pages.flow.go(\.next).shown)
    #expect(pages.flow.children.first === child.object)
    pages.screen.goBack()
    #expect(pages.flow.children.isEmpty)
    #expect(child.object == nil)
  }

  @Test func aCompletionClosureHearsTheResult() {
    var user: String?
    let app = Launched(AppFlow())
    app.flow.go(\.login) { user = $0.outcome }.shown?.finish("ann")
    #expect(user == "ann")
  }
}
