import SwiftFacts

/// Channels that deliver the value of a result: `Future { promise in promise(.success(name)) }`.
struct Promises {
  let solver: Solver

  private static let types = ["Future", "Single", "Maybe"]

  /// The type of what code makes by calling a type.
  ///
  /// The screens of a flow answer by its promise, which is a publisher like any other; a service only answers who asked it.
  func made(_ type: TypeIndex, in instance: InstanceIndex) -> TypeIndex {
    let info = solver.program.types[Int(type)]
    guard info.isForeign, Self.types.contains(solver.program.name(info.name)) else { return type }
    let receiver = solver.instances[instance].receiver
    let isOfFlow = receiver >= 0 && solver.interest.decides(solver.objects[receiver].type)
    return isOfFlow ? solver.semantics.publisher : type
  }

  /// Tells whether a closure makes a publisher when someone listens: `Deferred { Future { … } }`.
  func isDeferred(_ call: CallSite) -> Bool {
    guard case .type(let number) = call.callee else { return false }
    return solver.bodies.types[Int(number)].types.contains {
      solver.program.name(solver.program.types[Int($0)].name) == "Deferred"
    }
  }

  /// Tells whether a call makes a publisher with a closure, which it runs but does not deliver.
  func isMadeWithClosure(_ object: ObjectIndex, by call: CallSite) -> Bool {
    guard call.callsType, object >= 0 else { return false }
    return solver.foreignCalls.isChannel(solver.objects[object].type) || isDeferred(call)
  }

  /// Tells whether a call gives a channel a result, and not the value itself: `promise(.success(name))`,
  /// `continuation.resume(with: result)`.
  func isKept(by call: CallSite) -> Bool {
    if call.callsValue { return true }
    return solver.program.name(call.name) == "resume"
      && call.arguments.contains { solver.program.name($0.label) == "with" }
  }

  /// Makes what a node has arrive at those who get it from a channel.
  func keep(_ from: NodeIndex, in channel: ObjectIndex) {
    solver.add(Use(kind: .deliver, a: solver.content(channel)), to: from)
  }

  func deliver(_ object: ObjectIndex, to content: NodeIndex) {
    let info = solver.objects[object]
    if info.kind == .enumCase {
      switch solver.program.name(info.name) {
      case "success": return solver.copy(solver.field(object, solver.program.part(0)), to: content)
      case "failure": return
      default: break
      }
    }
    if solver.foreignCalls.keeps(object, isPut: true, asScreen: false) { solver.add(object, to: content) }
  }
}
