import FlowTestSupport
import Foundation
import Testing

/// A team's week: what a gate in CI says to each day's work on the Shop, and what lets it pass.
@Suite(.enabled(if: Shell.find("git") != nil, "needs git on the PATH"))
struct TeamWeekTests {
  @Test func theGateOfAWeek() throws {
    let week = try Week()
    defer { week.folder.remove() }
    try expectPassed(week)
    try mondayALinkIsRenamed(week)
    try tuesdayItIsKeptAsDeprecated(week)
    try wednesdayAScreenComesWithoutASummary(week)
    try thursdayACoordinatorLeaks(week)
    try fridayTheGraphFileIsForgotten(week)
  }

  private func mondayALinkIsRenamed(_ week: Week) throws {
    try week.replace("shop://orders/:id(Int)", with: "shop://order/:id(Int)", in: "Flows/OrdersFlow.swift")
    let result = try week.check("--write")
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        """
        refused  changes        1 breaking change, 1 harmless since main
          Sources/Flows/OrdersFlow.swift:10:9: error: link shop://orders/:id(Int) is gone; \
        'shop://orders/1007' opened OrderScreen but now opens nothing [change-breaking]
              Make the old URLs open what they opened before, for example by keeping the link as deprecated, or accept the change with \
        --allow 'shop://orders/:id(Int)'.

        """), "\(result.output)")
    // Who knows what they do may say so.
    #expect(try week.check("--allow", "shop://orders/:id(Int)").status == 0)
  }

  private func tuesdayItIsKeptAsDeprecated(_ week: Week) throws {
    try week.replace(
      "    let help = Sheet",
      with: """
            let oldOrder = Push("shop://orders/:id(Int)") { (flow: OrdersFlow, id: Order.ID) in
              OrderScreen(id: id, onHelp: { [weak flow] in flow?.go(\\.help, .delivery) })
            }
            .summary("The old address of an order.").owner("@shop/orders").example("shop://orders/1007")
            .deprecated(until: "2099-12-31", "Use `shop://order/:id`.")
            let help = Sheet
        """, in: "Flows/OrdersFlow.swift")
    #expect(
      try week.check("--write").output.contains("passed   changes        3 harmless changes since main\n"))
    try expectPassed(week)
  }

  private func wednesdayAScreenComesWithoutASummary(_ week: Week) throws {
    let screen = "\nstruct InvoiceScreen: ShopScreen {\n  let title = \"Invoice\"\n  let id: Order.ID\n}\n"
    try week.append(screen, to: "Screens/OrderScreens.swift")
    try week.replace(
      "    let help = Sheet",
      with: """
            let invoice = Sheet { (_: OrdersFlow, id: Order.ID) in InvoiceScreen(id: id) }
            let help = Sheet
        """, in: "Flows/OrdersFlow.swift")
    let result = try week.check("--write")
    #expect(result.status == 1)
    #expect(
      result.output.contains("21 of 22 screens have a summary: 95 %; the minimum is 100 % [coverage-low]"))
    #expect(
      result.output.contains(
        "Screens/OrderScreens.swift:20:8: note: the screen 'InvoiceScreen' has no summary [coverage-missing]")
    )
    let count = try week.flowdoc("coverage")
    #expect(
      count.output.contains("screens     summary      95 %  21 of 22  (at least 100 %)"), "\(count.output)")
    #expect(count.status == 1)

    try week.replace(
      "\nstruct InvoiceScreen", with: "\n/// What was paid, as a document.\nstruct InvoiceScreen",
      in: "Screens/OrderScreens.swift")
    #expect(try week.check("--write").status == 0)
    #expect(try week.flowdoc("coverage").status == 0)
  }

  private func thursdayACoordinatorLeaks(_ week: Week) throws {
    try week.write(
      """
      import FlowKit

      /// Talks with a person about an order.
      final class ChatFlow: Coordinator {
        struct Routes: RouteTable {
          /// A form to ask a person.
          let contact = Root { (_: ChatFlow) in ContactScreen(subject: nil, onSent: {}) }
        }

        let orders: OrdersFlow

        init(_ orders: OrdersFlow) { self.orders = orders }
      }

      """, to: "Flows/ChatFlow.swift")
    try week.replace(
      "  let shop: ShopState\n",
      with: """
          let shop: ShopState
          private var chat: ChatFlow?

          func talk() {
            let chat = ChatFlow(self)
            self.chat = chat
            chat.start()
          }

        """, in: "Flows/OrdersFlow.swift")
    let leak =
      "Sources/Flows/ChatFlow.swift:10:7: error: 'orders' of 'ChatFlow' retains 'OrdersFlow', which retains 'ChatFlow' [parent-strong]\n"
    let result = try week.check("--write")
    #expect(result.output.contains("refused  findings       1 error, 0 warnings"), "\(result.output)")
    #expect(result.output.contains(leak), "\(result.output)")
    #expect(try week.flowdoc("lint").output.contains(leak))

    try week.replace(
      "let orders: OrdersFlow", with: "weak var orders: OrdersFlow?", in: "Flows/ChatFlow.swift")
    #expect(try week.check("--write").status == 0)
  }

  private func fridayTheGraphFileIsForgotten(_ week: Week) throws {
    try week.replace("let contact = Push", with: "let contact = Sheet", in: "Flows/HelpFlow.swift")
    let result = try week.check()
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        refused  graph          flowdoc.graph.json is out of date
          flowdoc.graph.json:1:1: error: the committed graph differs from the source: \
        route HelpFlow.contact is shown by present instead of push [graph-stale]
              Run flowdoc check --write, and commit the file.

        """), "\(result.output)")
    let mended = try week.check("--write")
    #expect(mended.output.hasPrefix("passed   graph          flowdoc.graph.json is brought up to date\n"))
    #expect(mended.errors == "wrote flowdoc.graph.json\ncheck passed\n")
    try expectPassed(week)

    // Lines that move make no file stale.
    try week.replace("import FlowKit\n", with: "import FlowKit\n\n\n", in: "Flows/HelpFlow.swift")
    let moved = try week.check()
    #expect(
      moved.output.hasPrefix(
        "passed   graph          flowdoc.graph.json is up to date except for line numbers\n"))
    #expect(moved.status == 0)
  }

  private func expectPassed(_ week: Week) throws {
    let result = try week.check()
    #expect(result.status == 0, "\(result.output)")
    #expect(result.errors == "check passed\n")
    #expect(
      result.output.hasPrefix("passed   graph          flowdoc.graph.json is up to date\n"),
      "\(result.output)")
  }
}

/// A repository with the Shop in it, and a gate that asks for what teams ask.
private struct Week {
  let folder: Folder

  init() throws {
    folder = try Folder.temporary()
    try FileManager.default.copyItem(
      at: Repository.file("Examples/Shop/Sources/ShopApp"), to: folder.url("Sources"))
    try folder.write(
      """
      {
        "name": "Shop",
        "sources": ["Sources"],
        "check": {"graph": "flowdoc.graph.json", "against": "main"},
        "coverage": {"screens": {"summary": 100}, "links": {"summary": 100, "owner": 100, "example": 100}},
        "rules": {"parent-strong": "error"},
      }
      """, to: ".flowdoc.json")
    try git("init", "--quiet", "--initial-branch", "main")
    try commit("The Shop")
    #expect(try flowdoc("check", "--write", "--against", "HEAD").status == 0)
    try commit("The graph")
    try git("switch", "--quiet", "--create", "work")
  }

  func check(_ arguments: String...) throws -> Shell.Result { try flowdoc(["check"] + arguments) }

  func flowdoc(_ arguments: String...) throws -> Shell.Result { try flowdoc(arguments) }

  private func flowdoc(_ arguments: [String]) throws -> Shell.Result {
    try Shell.run(
      Products.flowdoc, arguments, in: folder.root, environment: ["XDG_CACHE_HOME": folder.path(".cache")])
  }

  func write(_ text: String, to file: String) throws { try folder.write(text, to: "Sources/\(file)") }

  func append(_ text: String, to file: String) throws {
    try folder.write(folder.read("Sources/\(file)") + text, to: "Sources/\(file)")
  }

  func replace(_ old: String, with new: String, in file: String) throws {
    let text = try folder.read("Sources/\(file)")
    #expect(text.contains(old), "the week is out of step with the Shop: \(file)")
    try folder.write(text.replacing(old, with: new), to: "Sources/\(file)")
  }

  private func commit(_ message: String) throws {
    try git("add", "--all")
    try git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", message)
  }

  private func git(_ arguments: String...) throws {
    let result = try Shell.run(Shell.find("git") ?? "git", arguments, in: folder.root)
    #expect(result.status == 0, "\(result.errors)")
  }
}
