import SwiftFacts

/// The rounds of the analysis: first what certainly runs, then what is not seen to be called, then unknown values.
extension Solver {
  /// Analyses the whole program.
  package func solve() {
    for template in bodies.scripts() { _ = instance(template, receiver: -1, context: 0, key: 0, outer: -1) }
    makeUnmade(interest.begins)
    settle()
    for property in interest.asked { ask(for: property) }
    settle()
    addUnseen()
    standIns.suppliesStates = true
    standIns.settled = -1
    settle()
    addUnseen()
    openUnmadeCases()
    enterScripted()
  }

  /// Adds types and functions that are not seen to be used: they come last, since observed facts are more precise.
  private func addUnseen() {
    var before = -1
    while before != progress {
      before = progress
      makeUnmade(interest.counts)
      settle()
      callHeld(interest.decides)
      settle()
      answerUnheard()
      enterHandlers()
      settle()
      enterDelegated()
      settle()
      enterUncalled()
      enterSenders()
      enterAskingProperties()
      settle()
    }
  }

  /// Marks the functions of flows that top-level code calls as called from outside: `coordinator.start()`.
  ///
  /// What such code does with a flow through other types, as a script for tests or pictures does, is no part of the app's start.
  private func enterScripted() {
    for instance in instances.indices {
      let receiver = instances[instance].receiver
      guard receiver >= 0, objects[receiver].type >= 0, interest.decides(objects[receiver].type),
        callers(of: instance).contains(where: { isScript($0.instance) })
      else { continue }
      instances.markEntry(instance)
    }
  }

  private func isScript(_ instance: InstanceIndex) -> Bool {
    if case .script = template(instance).kind { true } else { false }
  }

  /// Continues with substitutes for missing values until nothing is new.
  func settle() {
    enterBorn()
    run()
    while standIns.settled != progress {
      standIns.settled = progress
      if !deliverMessages() { supplyMissing() }
      enterBorn()
      run()
      log(summary)
    }
  }

  var summary: String {
    "\(instances.count) instances, \(objects.count) objects, \(nodes.count) nodes, \(nodes.factCount) facts, \(nodes.uses.count) uses, \(foreign.calls.count) foreign"
  }

  var progress: Int { nodes.factCount + instances.count + instances.callerCount + foreign.calls.count }

  // MARK: - Calls by the framework

  /// Runs the functions of new objects that the source does not call.
  private func enterBorn() {
    while !born.isEmpty {
      let objects = born
      born = []
      for object in objects {
        let isBegun = interest.begins(self.objects[object].type)
        if isBegun { initialize(object) }
        if self.objects[object].kind == .some { initializeUnseen(object) }
        enter(object) { isBegun || !self.calledNames.contains($0) || self.semantics.called.contains($0) }
      }
      run()
    }
  }

  /// Runs the initialiser by which the framework makes an object that starts the app.
  private func initialize(_ object: ObjectIndex) {
    guard objects[object].kind == .some else { return }
    for function in program.methods(semantics.initializer, of: objects[object].type)
    where program.functions[Int(function)].parameters.isEmpty { enter(function, on: object) }
  }

  private func enter(_ object: ObjectIndex, where isEntered: (Name) -> Bool) {
    let type = objects[object].type
    guard type >= 0 else { return }
    enterRoutes(of: object)
    enterBuilders(of: object)
    for ancestor in program.ancestors(type) where !program.types[Int(ancestor)].isForeign {
      let info = program.types[Int(ancestor)]
      if info.kind == .protocol { continue }
      for function in info.functionOrder {
        let declared = program.functions[Int(function)]
        guard declared.body >= 0, !declared.flags.contains(.isStatic),
          isEntered(declared.name) || isAction(declared), declared.name != semantics.initializer
        else { continue }
        enter(function, on: object)
      }
      makeUnread(info.propertyOrder, of: object)
      for property in info.propertyOrder
      where semantics.called.contains(program.properties[Int(property)].name) {
        guard let template = bodies.template(of: property, .getter) else {
          if program.properties[Int(property)].value >= 0 {
            _ = field(object, program.properties[Int(property)].name)
          }
          continue
        }
        let getter = instance(template, receiver: object, context: 0, key: 0, outer: -1)
        instances.markEntry(getter)
      }
    }
  }

  /// Makes the initial values that connect an object and that nobody reads, since nothing can be done with their type:
  /// `lazy var button: RoundButton = { … button.addTarget(self, action: #selector(close), for: .touchUpInside) … }()`.
  private func makeUnread(_ properties: [PropertyIndex], of object: ObjectIndex) {
    for property in properties {
      let info = program.properties[Int(property)]
      guard info.value >= 0, !info.flags.contains(.isStatic), relevance.properties[Int(property)],
        typeQueries.isIdle(bodies.type(of: property))
      else { continue }
      _ = field(object, info.name)
    }
  }

  /// Tells whether the framework calls a function for a control, whatever else has its name.
  private func isAction(_ function: FunctionInfo) -> Bool {
    !function.attributes.isEmpty
      && program.attributeNames(function.attributes.map { CodeNode(file: function.file, node: $0) })
        .contains("IBAction")
  }

  func enter(_ function: FunctionIndex, on object: ObjectIndex) {
    guard relevance.functions[Int(function)], !isHandler(function, of: object),
      let template = bodies.template(of: function)
    else { return }
    let entered = instance(template, receiver: object, context: 0, key: 0, outer: -1)
    instances.markEntry(entered)
  }

  /// Runs the initial value of a property for code without source.
  private func ask(for property: PropertyIndex) {
    let info = program.properties[Int(property)]
    if info.owner < 0 || info.flags.contains(.isStatic) {
      _ = staticNode(property)
    } else {
      _ = field(plain(.some, type: info.owner), info.name)
    }
  }

  // MARK: - Unused types and functions

  /// Makes relevant types that are not seen to be made: the framework does, or code without source.
  private func makeUnmade(_ isWanted: (TypeIndex) -> Bool) {
    for index in program.types.indices {
      let type = TypeIndex(index)
      let info = program.types[index]
      guard !info.isForeign, info.kind == .class || info.kind == .struct, objects.ofType[type] == nil,
        isWanted(type)
      else { continue }
      born.append(plain(.some, type: type))
    }
  }

  /// Runs functions of flows, and functions that request, which were not reached: dead code, or called from code without source.
  ///
  /// Those that lead to others come first, and what they reach by themselves is not entered again.
  private func enterUncalled() {
    let uncalled = self.uncalled()
    let roots = CallRoots(uncalled.map(\.function), in: program)
    var waiting = Array(uncalled.indices)
    var looks = 0
    while !waiting.isEmpty {
      looks += waiting.count
      // Where functions call each other in a long row, each round would look at all of them for one: the rest begins by itself.
      let first = looks < Self.mostLooks ? roots.first(of: waiting) : waiting
      for place in first { enter(uncalled[place].function, on: uncalled[place].object) }
      enterBorn()
      run()
      let tried = Set(first)
      waiting = waiting.filter { !tried.contains($0) && !isEntered(uncalled[$0].function) }
    }
  }

  /// Apps of a thousand files have the same graph with this limit as without it.
  private static let mostLooks = 2_000_000

  func isEntered(_ function: FunctionIndex) -> Bool {
    enteredFunctions.contains(UInt64(function) + 1)
  }

  /// The functions that were not reached, with an object that each may run on.
  private func uncalled() -> [(function: FunctionIndex, object: ObjectIndex)] {
    var known: Set<FunctionIndex> = []
    let types = objects.ofType.keys.sorted().filter {
      !program.types[Int($0)].isForeign && (interest.decides($0) || !requests.asking.isEmpty)
    }
    return types.flatMap { type in
      program.ancestors(type).filter { !program.types[Int($0)].isForeign }
        .flatMap { program.types[Int($0)].functionOrder }
        .compactMap { function -> (function: FunctionIndex, object: ObjectIndex)? in
          guard isUncalled(function, of: type), let object = receiver(of: function, of: type),
            known.insert(function).inserted
          else { return nil }
          return (function, object)
        }
    }
  }

  private func isUncalled(_ function: FunctionIndex, of type: TypeIndex) -> Bool {
    let declared = program.functions[Int(function)]
    return declared.body >= 0 && isBeginning(declared, of: type) && !isEntered(function)
      && (interest.decides(type) || asks(declared))
  }

  private func receiver(of function: FunctionIndex, of type: TypeIndex) -> ObjectIndex? {
    program.functions[Int(function)].flags.contains(.isStatic)
      ? plain(.metatype, type: type) : objects.ofType[type]?.first
  }

  /// Reads properties whose values make requests, even if they are not seen to be read.
  private func enterAskingProperties() {
    guard !requests.asking.isEmpty else { return }
    for type in objects.ofType.keys.sorted() where !program.types[Int(type)].isForeign {
      for property in program.types[Int(type)].propertyOrder {
        let info = program.properties[Int(property)]
        guard info.value >= 0, !info.flags.contains(.isStatic),
          asks(program.mentions(in: info.file, from: info.begin, to: info.end))
        else { continue }
        for object in objects.ofType[type] ?? [] where objects[object].kind != .metatype {
          _ = field(object, info.name)
        }
      }
    }
  }

  /// Tells whether an initialiser runs for a type that is not seen to be made: only its own do.
  private func isBeginning(_ function: FunctionInfo, of type: TypeIndex) -> Bool {
    guard function.name == semantics.initializer else { return true }
    return function.owner == type
      && !(objects.ofType[type] ?? []).contains { objects[$0].kind == .instance }
  }
}
