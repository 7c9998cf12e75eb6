import SwiftFacts

/// Functions that the framework calls on the objects of the source, whoever made them.
struct FrameworkCalls {
  let solver: Solver
  private var functions: FrameworkFunctions { FrameworkFunctions(program: solver.program) }

  /// Runs the functions of new objects that the source does not call.
  func enterBorn() {
    while !solver.born.isEmpty {
      let objects = solver.born
      solver.born = []
      for object in objects {
        let isBegun = solver.interest.begins(solver.objects[object].type)
        if isBegun { initialize(object) }
        if solver.objects[object].kind == .some { solver.construction.initializeUnseen(object) }
        enterFunctions(of: object) {
          isBegun || !solver.calledNames.contains($0) || solver.semantics.called.contains($0)
        }
      }
      solver.run()
    }
  }

  /// Runs the initialiser by which the framework makes an object that starts the app.
  private func initialize(_ object: ObjectIndex) {
    guard solver.objects[object].kind == .some else { return }
    for function in solver.program.methods(solver.semantics.initializer, of: solver.objects[object].type)
    where solver.program.functions[Int(function)].parameters.isEmpty { solver.enter(function, on: object) }
  }

  private func enterFunctions(of object: ObjectIndex, where isEntered: (Name) -> Bool) {
    let type = solver.objects[object].type
    guard type >= 0 else { return }
    solver.routeValues.enterRoutes(of: object)
    solver.routeValues.enterBuilders(of: object)
    for ancestor in solver.program.ancestors(type) where !solver.program.types[Int(ancestor)].isForeign {
      let info = solver.program.types[Int(ancestor)]
      if info.kind == .protocol { continue }
      for function in info.functionOrder {
        let declared = solver.program.functions[Int(function)]
        guard declared.body >= 0, !declared.flags.contains(.isStatic),
          isEntered(declared.name) || functions.isConnected(declared) || solver.unmade.contains(function),
          declared.name != solver.semantics.initializer
        else { continue }
        solver.enter(function, on: object)
      }
      makeUnread(info.propertyOrder, of: object)
      for property in info.propertyOrder
      where solver.semantics.called.contains(solver.program.properties[Int(property)].name) {
        guard let template = solver.bodies.template(of: property, .getter) else {
          if solver.program.properties[Int(property)].value >= 0 {
            _ = solver.field(object, solver.program.properties[Int(property)].name)
          }
          continue
        }
        let getter = solver.instance(template, receiver: object, context: 0, key: 0, outer: -1)
        solver.instances.markEntry(getter)
      }
    }
  }

  /// Makes the initial values that connect an object and that nobody reads, since nothing can be done with their type:
  /// `lazy var button: RoundButton = { … button.addTarget(self, action: #selector(close), for: .touchUpInside) … }()`.
  private func makeUnread(_ properties: [PropertyIndex], of object: ObjectIndex) {
    for property in properties {
      let info = solver.program.properties[Int(property)]
      guard info.value >= 0, !info.flags.contains(.isStatic), solver.relevance.properties[Int(property)],
        solver.typeQueries.isIdle(solver.bodies.type(of: property))
      else { continue }
      _ = solver.field(object, info.name)
    }
  }

  /// Runs functions that only the framework can call, whatever else has their name: `@objc func help()`,
  /// `func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)`.
  func enterExposed() {
    let exposed = solver.objects.ofType.keys.sorted().flatMap { type in
      exposedFunctions(of: type).flatMap { function in
        (solver.objects.ofType[type] ?? []).filter { solver.objects[$0].kind != .metatype }
          .map { (function, $0) }
      }
    }
    for (function, object) in exposed { solver.enter(function, on: object) }
  }

  private func exposedFunctions(of type: TypeIndex) -> [FunctionIndex] {
    if solver.program.types[Int(type)].isForeign || solver.interest.isOnlyAsked(type) { return [] }
    var seen: Set<Name> = []
    return solver.program.ancestors(type).flatMap { solver.program.types[Int($0)].functionOrder }.filter {
      seen.insert(solver.program.functions[Int($0)].name).inserted && isExposed($0)
    }
  }

  private func isExposed(_ index: FunctionIndex) -> Bool {
    let function = solver.program.functions[Int(index)]
    return function.body >= 0 && !function.flags.contains(.isStatic) && !solver.isEntered(index)
      && function.name != solver.semantics.initializer && functions.isExposed(function)
  }
}
