import FlowAnalysis
internal import FlowModel

/// Finds coordinators that call servers or store data.
struct ForeignWorkRule: SourceRule {
  let card = RuleCard(
    id: "foreign-work", title: "A coordinator that does the work of a model", severity: .warning,
    why:
      "Navigation is mixed with loading or storing data: neither can be tested without the other, and the coordinator grows with both.",
    evidence:
      "Knows Apple's types for requests, files, encoding, Core Data and the keychain, Alamofire, and `reduce` with a number, which adds up a list. Reading a setting is part of deciding what to show, and is not reported; changing one is.",
    remedy: "Move it to a model or a service that is passed to the coordinator.",
    bad: """
      final class OrdersCoordinator: Coordinator {
        func start() {
          URLSession.shared.dataTask(with: orders) { data, _, _ in
            self.navigation.pushViewController(OrdersViewController(data), animated: true)
          }
        }
      }
      """,
    good: """
      final class OrdersCoordinator: Coordinator {
        func start() {
          orders.load { list in
            self.navigation.pushViewController(OrdersViewController(list), animated: true)
          }
        }
      }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    // A request and its decoder on one line count as one piece of work.
    let lines = Dictionary(grouping: source.foreignWork) { "\($0.location.file):\($0.location.line)" }
    let firsts = lines.values.compactMap { $0.min { $0.location < $1.location } }
    return firsts.sorted { $0.location < $1.location }.map { work in
      let action =
        switch work.kind {
        case .network: "calls a server"
        case .storage: "reads or stores data"
        case .calculation: "adds up the values of a list"
        }
      return finding(.flow(work.flow), at: work.location, "'\(work.flow)' \(action) with '\(work.tool)'")
    }
  }
}
