import SwiftFacts
import ValueFlow

/// Publishers in whose place code goes on with others: in `tapped.flatMap { self.askName() }.subscribe { … }`, who taps asks for the screen of
/// `askName`, and that screen for what follows.
struct ExchangedPublishers {
  private let solution: Solution
  /// For each publisher, those of screens and flows that closures return for what it delivers.
  private var later: [ObjectIndex: Set<ObjectIndex>] = [:]

  init(_ solution: Solution, _ owners: CodeOwners) {
    self.solution = solution
    let names = Set(Self.words.compactMap { solution.program.names.known($0) })
    for call in solution.foreignCalls(where: { names.contains($0.name) })
    where call.receiver >= 0 && solution.isChannel(call.receiver) {
      let site = solution.bodies.sites[Int(call.site)]
      let code = site.arguments.indices.flatMap {
        solution.objects(at: solution.node(ofArgument: $0, of: call.site, in: call.instance))
      }
      let instances = code.filter { solution.info(of: $0).kind == .closure }
        .compactMap(solution.knownInstance(ofClosure:))
      // Where a closure may go on at once, both deliver.
      if instances.contains(where: { Self.mayGoOn($0, solution) }) { continue }
      let given = instances.flatMap { solution.objects(at: solution.resultNode($0)) }
      let exchanged = given.filter { $0 != call.receiver && Self.isOfScreenOrFlow($0, solution, owners) }
      later[call.receiver, default: []].formUnion(exchanged)
    }
  }

  /// Tells whether of a publisher that arrives somewhere nothing but what was exchanged for it is delivered.
  func isExchanged(_ publisher: ObjectIndex, at node: NodeIndex) -> Bool {
    later[publisher]?.contains { solution.holds($0, at: node) } ?? false
  }

  /// Tells whether a publisher arrives somewhere in place of another one.
  func isBrought(_ publisher: ObjectIndex, to node: NodeIndex) -> Bool {
    solution.unsortedObjects(at: node).contains { later[$0]?.contains(publisher) ?? false }
  }

  private static let words = ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "switchMap"]

  /// Tells whether a closure makes a publisher of a value: `.just(name)`.
  private static func mayGoOn(_ closure: InstanceIndex, _ solution: Solution) -> Bool {
    solution.calls(of: closure).contains {
      solution.program.name(solution.bodies.sites[Int($0)].name) == "just"
    }
  }

  /// Tells whether an object is a publisher that a screen or flow keeps, or that a flow makes; those of services only answer.
  private static func isOfScreenOrFlow(_ object: ObjectIndex, _ solution: Solution, _ owners: CodeOwners)
    -> Bool
  {
    guard solution.isChannel(object) else { return false }
    if owners.owner(of: object) != .nobody { return true }
    return solution.objects.makers(of: object).contains {
      solution.receiverType(of: $0.instance).map { $0 >= 0 && owners.isFlow($0) } ?? false
    }
  }
}
