import SwiftFacts
import ValueFlow

/// Finds where code waits for an answer, as in `let name = await ask()`.
///
/// The code after the wait is requested by whoever answers.
struct Waits {
  /// The source of the answer.
  enum Cause: Hashable {
    /// A continuation, which is resumed with it.
    case continuation(ObjectIndex)
    /// The source of messages, to code that loops over them.
    case messages(ObjectIndex)
    /// A stream of a screen, over which code loops.
    case stream(ObjectIndex)
    /// A child flow, which returns it from this function.
    case flow(TypeIndex, Name)
    /// Other code, which waits itself.
    case end(InstanceIndex)
  }

  private struct Wait: Hashable {
    /// The place of the call that waits.
    var begin: Int32
    /// The last place in that call.
    var place: Int32
    var block: Int32
    var cause: Cause
  }

  /// A place where an answer is given; if it is a message, with its name.
  typealias Answer = (instance: InstanceIndex, block: Int32, place: Int32, message: Name)

  private let solution: Solution
  private var waits: [InstanceIndex: Set<Wait>] = [:]
  private var answers: [ObjectIndex: [Answer]] = [:]
  /// The instances that wait for a continuation of their own.
  private let continuing: Set<InstanceIndex>
  /// The instances that loop over what a stream delivers, and so end later.
  private var looping: Set<InstanceIndex> = []
  /// The bodies of such loops, after which the code goes on when the stream ends, and not when their last answer is there.
  private var loopBodies: Set<InstanceIndex> = []
  private let ends: CallEnds
  private let passing = Passing()

  /// Whether code may return before it has waited itself, as far as that was asked.
  private final class Passing {
    struct Key: Hashable {
      var instance: InstanceIndex
      var depth: Int
    }

    var known: [Key: Bool] = [:]
  }

  init(_ solution: Solution, _ owners: CodeOwners) {
    self.solution = solution
    ends = CallEnds(solution.bodies)
    let continuations = solution.continuations
    continuing = Set(continuations.map(\.instance))
    for answer in solution.resumptions {
      let block = solution.bodies.sites[Int(answer.site)].block
      let place = solution.bodies.sites[Int(answer.site)].place
      answers[answer.continuation, default: []].append((answer.instance, block, place, 0))
    }
    var waiting: [InstanceIndex] = []
    for wait in continuations where !isOfTransition(wait.continuation) {
      let cause = Cause.continuation(wait.continuation)
      if add(cause, at: wait.site, in: wait.instance) { waiting.append(wait.instance) }
    }
    for loop in solution.messageLoops {
      _ = add(.messages(loop.source), at: loop.call.site, in: loop.call.instance)
      answers[loop.source] = solution.senders(to: loop.source).map { sender in
        let site = solution.bodies.sites[Int(sender.call.site)]
        return (sender.call.instance, site.block, site.place, sender.name)
      }
    }
    let heard = Set(solution.messageLoops.map(\.source))
    let loops = solution.calledLoops
    for loop in loops {
      guard loop.receiver >= 0, !heard.contains(loop.receiver), owners.owner(of: loop.receiver).isOfScreens
      else { continue }
      _ = add(.stream(loop.receiver), at: loop.site, in: loop.instance)
    }
    for loop in solution.taskLoops {
      loopBodies.formUnion(loop.tasks)
      for task in loop.tasks { _ = add(.end(task), at: loop.call.site, in: loop.call.instance) }
    }
    looping = Set(loops.map(\.instance))
    waiting += looping
    while let instance = waiting.popLast() {
      for edge in solution.callers(of: instance)
      where edge.site >= 0 && (edge.kind == .call || solution.lends(edge.site)) {
        if solution.bodies.loops.contains(edge.site) { loopBodies.insert(instance) }
        if add(cause(of: instance, for: edge, owners), at: edge.site, in: edge.instance) {
          waiting.append(edge.instance)
        }
      }
    }
  }

  /// Tells whether the code of an instance waits anywhere.
  func isWaiting(_ instance: InstanceIndex) -> Bool { waits[instance] != nil }

  /// Tells whether the code of an instance ends later than its call, since it waits or loops over a stream.
  func endsLater(_ instance: InstanceIndex) -> Bool { isWaiting(instance) || looping.contains(instance) }

  /// Tells whether the code of an instance itself waits for a continuation that others resume, as for the end of a flow.
  func keepsContinuation(_ instance: InstanceIndex) -> Bool {
    continuing.contains(instance)
  }

  /// The causes of the last wait before a place, and of later ones on some paths only; `isCertain` if every path has one.
  func causes(before place: Int32, _ block: Int32, in instance: InstanceIndex) -> (
    causes: Set<Cause>, isCertain: Bool
  ) {
    let last = lastWaits(before: place, block, in: instance)
    return (resolved(last.waits, in: instance), last.isCertain)
  }

  /// The causes of the last wait before a place where code ends, without those in loops over streams.
  func causes(beforeEnd place: Int32, _ block: Int32, in instance: InstanceIndex) -> Set<Cause> {
    resolved(lastWaits(before: place, block, in: instance).waits, in: instance, entersLoops: false)
  }

  /// The causes of the last wait in the turn of a loop before that of a place, if none of its own turn comes before the place.
  func causes(inTurnBefore place: Int32, _ block: Int32, in instance: InstanceIndex) -> Set<Cause> {
    guard let all = waits[instance], let loop = loop(around: block, in: instance) else { return [] }
    let inside = all.filter { encloses(loop, $0.block, in: instance) }
    if inside.contains(where: { $0.place < place && encloses($0.block, block, in: instance) }) { return [] }
    let later = inside.filter { $0.place >= place && !leaves(loop, after: $0, in: instance) }
    // The first of them waits for what is shown at the place itself.
    guard let own = later.map(\.place).min(), let last = later.map(\.place).max(), last > own else {
      return []
    }
    return resolved(later.filter { $0.place == last }, in: instance)
  }

  /// The causes of the waits in the loop around a block, in whose next turns code may come to the block.
  func causes(inLoopAround block: Int32, in instance: InstanceIndex) -> Set<Cause> {
    guard let all = waits[instance], let loop = loop(around: block, in: instance) else { return [] }
    let returning = all.filter {
      encloses(loop, $0.block, in: instance) && !leaves(loop, after: $0, in: instance)
    }
    return resolved(returning, in: instance, entersLoops: false)
  }

  /// Tells whether code returns after a wait, whatever else it does there, and so has no further turn of a loop.
  private func leaves(_ loop: Int32, after wait: Wait, in instance: InstanceIndex) -> Bool {
    solution.template(instance).returns.contains {
      $0.place > wait.place && encloses($0.block, wait.block, in: instance)
        && encloses(loop, $0.block, in: instance)
    }
  }

  /// Tells whether code waits between the test of a block and a place in it.
  func isWaiting(
    before place: Int32, _ block: Int32, after tested: Int32, in instance: InstanceIndex
  ) -> Bool {
    waits[instance]?.contains {
      $0.place < place && encloses($0.block, block, in: instance) && encloses(tested, $0.block, in: instance)
    } ?? false
  }

  /// The last wait before a place, and later ones on some paths only; also those before it if the code that it waits for may return at once.
  private func lastWaits(
    before place: Int32, _ block: Int32, in instance: InstanceIndex, depth: Int = Waits.depth
  ) -> (waits: Set<Wait>, isCertain: Bool) {
    let all = waits(before: place, in: instance)
    var found: Set<Wait> = []
    var limit = Int32.max
    while true {
      let earlier = all.filter { $0.place < limit }
      let certain = earlier.filter { encloses($0.block, block, in: instance) }
      let last = certain.map(\.place).max() ?? -1
      found.formUnion(
        earlier.filter { $0.place == last || $0.place > last && encloses(block, $0.block, in: instance) })
      let lasts = certain.filter { $0.place == last }
      guard !lasts.isEmpty, lasts.allSatisfy({ mayPass($0, depth: depth) }) else {
        return (found, !certain.isEmpty)
      }
      limit = last
    }
  }

  /// The waits before a place, and those in the arguments of a call there, which the call comes after: `push(Page(await load()))`.
  private func waits(before place: Int32, in instance: InstanceIndex) -> Set<Wait> {
    guard let all = waits[instance] else { return [] }
    let end = ends.end(ofCallsAt: place, in: solution.instances[instance].template)
    return all.filter { $0.place < place || $0.begin > place && $0.place <= end }
  }

  private static let depth = 4

  /// Tells whether the code that a wait is for returns on some path before it has waited itself: `if let known { return known }`.
  private func mayPass(_ wait: Wait, depth: Int) -> Bool {
    guard depth > 0, case .end(let inner) = wait.cause else { return false }
    let key = Passing.Key(instance: inner, depth: depth)
    if let known = passing.known[key] { return known }
    let found = solution.template(inner).returns.contains { end in
      solution.isActive(inner, block: end.block)
        && lastWaits(before: end.place, end.block, in: inner, depth: depth - 1).waits.isEmpty
    }
    passing.known[key] = found
    return found
  }

  /// The causes of waits; of one for the end of other code, those of the last waits there.
  private func resolved(
    _ waits: Set<Wait>, in instance: InstanceIndex, entersLoops: Bool = true
  ) -> Set<Cause> {
    var found: Set<Cause> = []
    var seen: Set<InstanceIndex> = [instance]
    var waiting = Array(waits)
    while let wait = waiting.popLast() {
      guard case .end(let inner) = wait.cause else {
        found.insert(wait.cause)
        continue
      }
      guard seen.insert(inner).inserted, entersLoops || !loopBodies.contains(inner) else { continue }
      for end in ends(of: inner) { waiting += lastWaits(before: end.place, end.block, in: inner).waits }
    }
    return found
  }

  /// The places where code ends; a function without a result may run to its last line.
  private func ends(of instance: InstanceIndex) -> [(place: Int32, block: Int32)] {
    let template = solution.template(instance)
    var ends = template.returns
    if ends.isEmpty || !template.givesResult { ends.append((Int32.max, 0)) }
    return ends
  }

  /// The innermost loop around a block.
  private func loop(around block: Int32, in instance: InstanceIndex) -> Int32? {
    let template = solution.template(instance)
    var block = block
    while block >= 0 {
      if template.loops.contains(block) { return block }
      block = template.blocks[Int(block)].parent
    }
    return nil
  }

  /// The places where a continuation is resumed, or the messages of a source are sent.
  func answers(of object: ObjectIndex) -> [Answer] { answers[object] ?? [] }

  /// The object that a caller waits for if it waits for the end of an instance's code; for a child flow, that flow.
  private func cause(of instance: InstanceIndex, for edge: CallerEdge, _ owners: CodeOwners) -> Cause {
    // An object that a flow only keeps to show its screens is not a child that answers.
    guard solution.receiver(of: instance) != solution.receiver(of: edge.instance),
      case .flow(let flow) = owners.owner(ofCode: instance),
      owners.owner(ofCode: edge.instance) != .flow(flow)
    else { return .end(instance) }
    return .flow(flow, solution.functionName(of: instance))
  }

  private mutating func add(_ cause: Cause, at site: Int32, in instance: InstanceIndex) -> Bool {
    let call = solution.bodies.sites[Int(site)]
    let wait = Wait(begin: call.place, place: ends.end(ofCall: site), block: call.block, cause: cause)
    return waits[instance, default: []].insert(wait).inserted
  }

  /// Tells whether only the end of a transition resumes a continuation, which nobody asks for:
  /// `page.dismiss(animated: true) { continuation.resume() }`, or the code around it where there is nothing to dismiss.
  private func isOfTransition(_ continuation: ObjectIndex) -> Bool {
    let answers = answers(of: continuation)
    return !answers.isEmpty
      && answers.allSatisfy { answer in
        let callers = solution.callers(of: answer.instance)
        let transitions = Set(callers.filter(isTransition).map(\.instance))
        return !callers.isEmpty && callers.allSatisfy { transitions.contains($0.instance) }
      }
  }

  private func isTransition(_ edge: CallerEdge) -> Bool {
    edge.kind == .foreign && edge.site >= 0 && solution.showsOrGoesBack(edge.site)
  }

  /// Tells whether a block is another one, or contains it.
  private func encloses(_ outer: Int32, _ inner: Int32, in instance: InstanceIndex) -> Bool {
    let blocks = solution.template(instance).blocks
    var block = inner
    while block >= 0 {
      if block == outer { return true }
      block = blocks[Int(block)].parent
    }
    return false
  }
}
