import SwiftFacts

/// Types and functions that are not seen to be used: dead code, or used by code without source.
struct UnseenCode {
  let solver: Solver

  /// Makes relevant types that are not seen to be made: the framework does, or code without source.
  func makeUnmade(_ isWanted: (TypeIndex) -> Bool) {
    for index in solver.program.types.indices {
      let type = TypeIndex(index)
      let info = solver.program.types[index]
      guard !info.isForeign, info.kind == .class || info.kind == .struct, solver.objects.ofType[type] == nil,
        isWanted(type), !isMadeBelow(type)
      else { continue }
      solver.born.append(solver.plain(.some, type: type))
    }
  }

  /// Tells whether code makes objects of a class's subclasses: whoever makes none of the class itself uses it as their base.
  private func isMadeBelow(_ type: TypeIndex) -> Bool {
    !solver.program.types[Int(type)].subtypes.isEmpty
      && solver.program.concreteSubtypes(type).contains { below in
        below != type
          && solver.objects.ofType[below]?.contains { solver.objects[$0].kind == .instance } ?? false
      }
  }

  /// Runs functions of flows, and functions that request, which were not reached: dead code, or called from code without source.
  ///
  /// Those that lead to others come first, and what they reach by themselves is not entered again.
  func enterUncalled() {
    let uncalled = self.uncalled()
    let roots = CallRoots(uncalled.map(\.function), in: solver.program)
    var waiting = Array(uncalled.indices)
    var looks = 0
    while !waiting.isEmpty {
      looks += waiting.count
      // Where functions call each other in a long row, each round would look at all of them for one: the rest begins by itself.
      let first = looks < Self.mostLooks ? roots.first(of: waiting) : waiting
      for place in first { enter(uncalled[place].function, on: uncalled[place].object) }
      solver.frameworkCalls.enterBorn()
      solver.run()
      let tried = Set(first)
      waiting = waiting.filter { !tried.contains($0) && !solver.isEntered(uncalled[$0].function) }
    }
  }

  /// Runs an uncalled function; what it leads to may make the objects in whose place its object stands, and those run it too.
  private func enter(_ function: FunctionIndex, on object: ObjectIndex) {
    if solver.objects[object].kind == .some { solver.unmade.insert(function) }
    solver.enter(function, on: object)
  }

  /// Apps of a thousand files have the same graph with this limit as without it.
  private static let mostLooks = 2_000_000

  /// The functions that were not reached, with an object that each may run on.
  private func uncalled() -> [(function: FunctionIndex, object: ObjectIndex)] {
    var known: Set<FunctionIndex> = []
    let types = solver.objects.ofType.keys.sorted().filter {
      !solver.program.types[Int($0)].isForeign
        && (solver.interest.decides($0) || !solver.requests.asking.isEmpty)
    }
    return types.flatMap { type in
      solver.program.ancestors(type).filter { !solver.program.types[Int($0)].isForeign }
        .flatMap { solver.program.types[Int($0)].functionOrder }
        .compactMap { function -> (function: FunctionIndex, object: ObjectIndex)? in
          guard isUncalled(function, of: type), let object = receiver(of: function, of: type),
            known.insert(function).inserted
          else { return nil }
          return (function, object)
        }
    }
  }

  private func isUncalled(_ function: FunctionIndex, of type: TypeIndex) -> Bool {
    let declared = solver.program.functions[Int(function)]
    return declared.body >= 0 && isBeginning(declared, of: type) && !solver.isEntered(function)
      && (solver.interest.decides(type) || solver.requestDelivery.asks(declared))
  }

  private func receiver(of function: FunctionIndex, of type: TypeIndex) -> ObjectIndex? {
    solver.program.functions[Int(function)].flags.contains(.isStatic)
      ? solver.plain(.metatype, type: type) : example(of: type)
  }

  /// An object of a type that code makes, or if none does, one of which nothing is known but its type.
  func example(of type: TypeIndex) -> ObjectIndex? {
    let objects = (solver.objects.ofType[type] ?? []).filter { solver.objects[$0].kind != .metatype }
    return objects.first { solver.objects[$0].kind == .instance } ?? objects.first
  }

  /// Reads properties whose values make requests, even if they are not seen to be read.
  func enterAskingProperties() {
    guard !solver.requests.asking.isEmpty else { return }
    for type in solver.objects.ofType.keys.sorted() where !solver.program.types[Int(type)].isForeign {
      for property in solver.program.types[Int(type)].propertyOrder {
        let info = solver.program.properties[Int(property)]
        guard info.value >= 0, !info.flags.contains(.isStatic),
          solver.requestDelivery.asks(solver.program.mentions(in: info.file, from: info.begin, to: info.end))
        else { continue }
        for object in solver.objects.ofType[type] ?? [] where solver.objects[object].kind != .metatype {
          _ = solver.field(object, info.name)
        }
      }
    }
  }

  /// Tells whether an initialiser runs for a type that is not seen to be made: only its own do.
  private func isBeginning(_ function: FunctionInfo, of type: TypeIndex) -> Bool {
    guard function.name == solver.semantics.initializer else { return true }
    return function.owner == type
      && !(solver.objects.ofType[type] ?? []).contains { solver.objects[$0].kind == .instance }
  }

  /// Marks the functions of flows that top-level code calls as called from outside: `coordinator.start()`.
  ///
  /// Calls of such code to a flow through other types, as in a script for tests or pictures, are no part of the app's start.
  func enterScripted() {
    for instance in solver.instances.indices {
      let receiver = solver.instances[instance].receiver
      guard receiver >= 0, solver.objects[receiver].type >= 0,
        solver.interest.decides(solver.objects[receiver].type),
        solver.callers(of: instance).contains(where: { isScript($0.instance) })
      else { continue }
      solver.instances.markEntry(instance)
    }
  }

  private func isScript(_ instance: InstanceIndex) -> Bool {
    if case .script = solver.template(instance).kind { true } else { false }
  }
}
