import SwiftFacts

/// Calls: which functions they reach, and what flows in and out.
extension Solver {
  /// A member is called on an object.
  func call(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    let info = objects[Int(receiver)]
    let name = bodies.sites[Int(site)].name
    switch info.kind {
    case .instance, .some, .enumCase, .metatype:
      guard info.type >= 0 else { return foreignCall(site, in: instance, on: receiver) }
      if callMethod(name, of: info.type, on: receiver, site, in: instance) { return }
      if callProperty(name, of: info.type, on: receiver, site, in: instance) { return }
      if info.kind == .metatype, name == semantics.initializer {
        return construct(info.type, site, in: instance)
      }
      foreignCall(site, in: instance, on: receiver)
    case .closure, .method:
      name == semantics.callAsFunction
        ? callValue(site, in: instance, receiver) : foreignCall(site, in: instance, on: receiver)
    default: foreignCall(site, in: instance, on: receiver)
    }
  }

  private func callMethod(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    let isStatic = objects[Int(receiver)].kind == .metatype
    let all = program.methods(name, of: type).filter {
      name == semantics.initializer || program.functions[Int($0)].flags.contains(.isStatic) == isStatic
    }
    if name == semantics.initializer, isStatic { return false }
    let found = candidates(all, site)
    // What a screen inherits may have functions of the same name and other labels.
    if found.count == 1, !takes(found[0], site), inheritsScreen(type) { return false }
    choose(found, site, in: instance, on: receiver)
    if !found.isEmpty, found.allSatisfy(isForwarding), inheritsScreen(type) {
      foreignCall(site, in: instance, on: receiver)
    }
    return !found.isEmpty
  }

  /// `extension Presenting { func present(_ page: Page, animated: Bool = true) { present(page, animated: animated) } }`:
  /// on a screen the function of the same name that it inherits is meant as well.
  private func isForwarding(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard info.owner >= 0, program.types[Int(info.owner)].kind == .protocol else { return false }
    return program.mentions(in: info.file, from: info.begin, to: info.end).contains {
      $0.name == info.name && $0.kind == .called
    }
  }

  private func takes(_ function: FunctionIndex, _ site: Int32) -> Bool {
    assignment(of: bodies.sites[Int(site)].arguments, to: program.functions[Int(function)].parameters) != nil
  }

  private func inheritsScreen(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { program.types[Int($0)].isForeign && relevance.isCounted($0) }
  }

  /// A closure that stands in a property.
  private func callProperty(
    _ name: Name, of type: TypeIndex, on receiver: ObjectIndex, _ site: Int32, in instance: InstanceIndex
  ) -> Bool {
    guard program.property(name, of: type) != nil else { return false }
    let value = node()
    load(from: receiver, name, to: value, instance, bodies.sites[Int(site)].place)
    add(Use(kind: .callValue, a: instance, b: site), to: value)
    return true
  }

  /// The functions whose parameters take the arguments of a call, by their labels.
  func candidates(_ functions: [FunctionIndex], _ site: Int32) -> [FunctionIndex] {
    if functions.isEmpty { return [] }
    let arguments = bodies.sites[Int(site)].arguments
    let fitting = functions.filter {
      assignment(of: arguments, to: program.functions[Int($0)].parameters) != nil
    }
    if fitting.isEmpty { return functions.count == 1 ? functions : [] }
    return fitting
  }

  /// For each argument its parameter; nil where they do not fit.
  func assignment(of arguments: [CallArgument], to parameters: [ParameterInfo]) -> [Int]? {
    var found: [Int] = []
    var next = 0
    for (index, argument) in arguments.enumerated() {
      let isTrailing = argument.flags.contains(.isTrailing)
      if let last = found.last, argument.label == 0, !isTrailing, parameters[last].flags.contains(.isVariadic)
      {
        found.append(last)
        continue
      }
      var position = next
      while position < parameters.count {
        let parameter = parameters[position]
        let fits =
          isTrailing && argument.label == 0
          ? isLastClosure(position, parameters, trailing: arguments.count - index)
          : parameter.label == argument.label
        if fits { break }
        guard parameter.standard >= 0 || parameter.flags.contains(.isVariadic) || isTrailing else {
          return nil
        }
        position += 1
      }
      guard position < parameters.count else { return nil }
      found.append(position)
      next = position + 1
    }
    let rest = parameters.indices.dropFirst(next)
    guard rest.allSatisfy({ parameters[$0].standard >= 0 || parameters[$0].flags.contains(.isVariadic) })
    else {
      return nil
    }
    return found
  }

  private func isLastClosure(_ position: Int, _ parameters: [ParameterInfo], trailing: Int) -> Bool {
    position == parameters.count - trailing
      || parameters.dropFirst(position + 1).allSatisfy { $0.standard >= 0 }
  }

  // MARK: - Overloads

  struct Overload {
    var functions: [FunctionIndex]
    var instance: InstanceIndex
    var site: Int32
    var receiver: ObjectIndex
  }

  /// Of several functions of one name and labels, those count whose types take what arrives.
  func choose(
    _ functions: [FunctionIndex], _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex
  ) {
    guard functions.count > 1 else {
      if let only = functions.first { invoke(only, site, in: instance, on: receiver) }
      return
    }
    overloads.append(Overload(functions: functions, instance: instance, site: site, receiver: receiver))
    let use = Use(kind: .overload, a: Int32(overloads.count - 1))
    for argument in bodies.sites[Int(site)].arguments { add(use, to: node(instance, argument.slot)) }
    undecided.append(Int32(overloads.count - 1))
  }

  func overload(_ number: Int, _ object: ObjectIndex) {
    let overload = overloads[number]
    let fitting = overload.functions.filter { fits($0, overload, object) }
    // Fewest parameters left out is what the compiler would choose.
    let fewest = fitting.map { program.functions[Int($0)].parameters.count }.min()
    for function in fitting where program.functions[Int(function)].parameters.count == fewest {
      invoke(function, overload.site, in: overload.instance, on: overload.receiver)
    }
  }

  /// Whether a function takes what stands at the arguments of a call, the object that just arrived among it.
  private func fits(_ function: FunctionIndex, _ overload: Overload, _ object: ObjectIndex) -> Bool {
    let arguments = bodies.sites[Int(overload.site)].arguments
    let info = program.functions[Int(function)]
    guard let places = assignment(of: arguments, to: info.parameters) else { return false }
    var isTold = false
    for (argument, place) in zip(arguments, places) {
      let node = node(overload.instance, argument.slot)
      let type = program.parameterType(info.parameters[place], of: info)
      guard takes(node, type) else { return false }
      isTold = isTold || !type.types.isEmpty && holds(object, at: node)
    }
    return isTold
  }

  /// Whether a node has something that fits a type, or nothing yet.
  func takes(_ node: NodeIndex, _ type: ResolvedType) -> Bool {
    let found = objects(at: node)
    if found.isEmpty || type.types.isEmpty { return true }
    return found.contains { object in
      let info = objects[Int(object)]
      if info.kind == .closure { return type.types.allSatisfy { program.types[Int($0)].isForeign } }
      if info.kind == .enumCase, info.type < 0 {
        return type.types.contains {
          program.types[Int($0)].isForeign || program.hasMember(info.name, $0)
        }
      }
      return info.type < 0 || type.types.contains { program.isCompatible(info.type, with: $0) }
    }
  }

  // MARK: - Invoking

  func invoke(_ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex)
  {
    let info = program.functions[Int(function)]
    guard relevance.functions[Int(function)], let template = bodies.template(of: function) else {
      return skip(site, in: instance)
    }
    if let place = splitting(info, on: receiver), let argument = argument(for: place, site, info) {
      return add(
        Use(kind: .split, a: instance, b: site, c: function, d: receiver), to: node(instance, argument))
    }
    let context = givesObjects(info) ? context(of: site, in: instance) : 0
    let callee = self.instance(template, receiver: receiver, context: context, key: 0, outer: -1)
    connect(callee, function, site, in: instance)
  }

  /// A function of which nothing is followed calls the closures that it is handed, as far as anybody knows.
  private func skip(_ site: Int32, in instance: InstanceIndex) {
    guard skipped.insert(UInt64(UInt32(instance)) << 32 | UInt64(UInt32(site + 1))) else { return }
    for argument in bodies.sites[Int(site)].arguments {
      add(Use(kind: .foreignArgument, a: instance, b: site, c: -1), to: node(instance, argument.slot))
    }
  }

  /// The slot of the argument for a parameter.
  private func argument(for parameter: Int, _ site: Int32, _ info: FunctionInfo) -> Slot? {
    let arguments = bodies.sites[Int(site)].arguments
    guard let places = assignment(of: arguments, to: info.parameters),
      let index = places.firstIndex(of: parameter)
    else { return nil }
    return arguments[index].slot
  }

  /// A function with several ways that a case chooses runs for each case apart.
  func split(
    _ object: ObjectIndex, _ site: Int32, in instance: InstanceIndex, function: FunctionIndex,
    receiver: ObjectIndex
  ) {
    let info = program.functions[Int(function)]
    guard let template = bodies.template(of: function), let place = splitting(info, on: receiver),
      mayBe(object, program.parameterType(info.parameters[place], of: info))
    else { return }
    let context = givesObjects(info) ? context(of: site, in: instance) : 0
    let key = object < 0 ? 0 : caseKey(of: object)
    let callee = self.instance(template, receiver: receiver, context: context, key: key, outer: -1)
    connect(callee, function, site, in: instance, splitting: place, key)
  }

  /// Whether an object, if it is any, can be of a type.
  private func mayBe(_ object: ObjectIndex, _ declared: ResolvedType) -> Bool {
    guard object >= 0, objects[Int(object)].type >= 0, !declared.types.isEmpty else { return true }
    return declared.types.contains { program.isCompatible(objects[Int(object)].type, with: $0) }
  }

  /// The parameter whose cases choose between ways, where others are handed over with it.
  ///
  /// A flow answers each request apart; others that are handed nothing else do not tell them apart.
  func splitting(_ info: FunctionInfo, on receiver: ObjectIndex) -> Int? {
    let isFlow = receiver >= 0 && objects[Int(receiver)].type >= 0 && decides(objects[Int(receiver)].type)
    guard info.parameters.count > 1 || isFlow || givesObjects(info), program.name(info.name) != "init" else {
      return nil
    }
    return info.parameters.indices.first { index in
      let type = program.parameterType(info.parameters[index], of: info)
      guard let only = type.types.first, type.types.count == 1 else { return false }
      return program.types[Int(only)].kind == .enum && !program.types[Int(only)].isForeign
        || program.name(program.types[Int(only)].name) == "Bool"
    }
  }

  /// Whether what a function gives is told apart by the call.
  private func givesObjects(_ info: FunctionInfo) -> Bool {
    guard info.result >= 0 else { return false }
    let type = program.resultType(of: info)
    if type.types.isEmpty { return true }
    return !type.types.allSatisfy { semantics.plainTypes.contains($0) }
  }

  /// Lets the arguments of a call flow to the parameters, and the result back.
  private func connect(
    _ callee: InstanceIndex, _ function: FunctionIndex, _ site: Int32, in instance: InstanceIndex,
    splitting split: Int = -1, _ key: Name = 0
  ) {
    let call = bodies.sites[Int(site)]
    calls(.call, from: instance, site, block: call.block, to: callee)
    let info = program.functions[Int(function)]
    let template = template(callee)
    let places = assignment(of: call.arguments, to: info.parameters) ?? Array(call.arguments.indices)
    for (argument, place) in zip(call.arguments, places) where place < template.parameters.count {
      let from = node(instance, argument.slot)
      let to = node(callee, template.parameters[place])
      if place == split {
        add(Use(kind: .copyCase, a: to, b: key), to: from)
      } else {
        copy(from, to: to)
      }
    }
    for index in info.parameters.indices where !places.contains(index) {
      standard(Int32(index), of: function, to: callee)
    }
    copy(resultNode(callee), to: node(instance, call.result))
  }

  /// What a parameter is where it is left out.
  private func standard(_ parameter: Int32, of function: FunctionIndex, to callee: InstanceIndex) {
    guard let value = bodies.template(ofStandard: parameter, of: function) else { return }
    let receiver = instances[Int(callee)].receiver
    let given = instance(value, receiver: receiver, context: 0, key: 0, outer: -1)
    copy(resultNode(given), to: node(callee, template(callee).parameters[Int(parameter)]))
  }

  // MARK: - Other calls

  func callGlobal(_ site: Int32, in instance: InstanceIndex) {
    let name = bodies.sites[Int(site)].name
    let found = candidates(program.globalFunctions[name] ?? [], site)
    if found.isEmpty { return foreignCall(site, in: instance, on: -1) }
    choose(found, site, in: instance, on: -1)
  }

  /// `super.start()` runs what the type above has, for the same object.
  func callParent(_ site: Int32, in instance: InstanceIndex) {
    let owner = template(instance).owner
    let call = bodies.sites[Int(site)]
    guard owner >= 0 else { return }
    let receiver = selfNode(instance)
    for parent in program.types[Int(owner)].supertypes {
      let found = candidates(program.methods(call.name, of: parent), site)
      guard !found.isEmpty else { continue }
      for object in objects(at: receiver) { choose(found, site, in: instance, on: object) }
      return
    }
    for object in objects(at: receiver) { foreignCall(site, in: instance, on: object) }
  }

  private func selfNode(_ instance: InstanceIndex) -> NodeIndex {
    var instance = instance
    while instances[Int(instance)].outer >= 0 { instance = instances[Int(instance)].outer }
    return node(instance, Template.selfSlot)
  }

  /// A closure, or a function as a value, is called.
  func callValue(_ site: Int32, in instance: InstanceIndex, _ object: ObjectIndex) {
    let info = objects[Int(object)]
    let call = bodies.sites[Int(site)]
    switch info.kind {
    case .closure:
      // What a closure makes for a factory is told apart as what the factory makes.
      let context = instances[Int(instance)].context
      let callee = closureInstance(object, context: context == 0 ? nil : context)
      calls(.call, from: instance, site, block: call.block, to: callee)
      for (argument, slot) in zip(call.arguments, template(callee).parameters) {
        copy(node(instance, argument.slot), to: node(callee, slot))
      }
      copy(resultNode(callee), to: node(instance, call.result))
    case .method: callMethodValue(info, site, in: instance)
    case .enumCase:
      // `map(Route.detail)`: the case with what it carries.
      for (index, argument) in call.arguments.enumerated() {
        copy(node(instance, argument.slot), to: field(object, program.part(index)))
      }
      add(object, to: node(instance, call.result))
    case .metatype: construct(info.type, site, in: instance)
    case .instance, .some:
      self.call(site, in: instance, on: object, named: semantics.callAsFunction)
    default: break
    }
  }

  private func call(_ site: Int32, in instance: InstanceIndex, on object: ObjectIndex, named name: Name) {
    let type = objects[Int(object)].type
    guard type >= 0 else { return }
    for function in program.methods(name, of: type) { invoke(function, site, in: instance, on: object) }
  }

  private func callMethodValue(_ info: ObjectInfo, _ site: Int32, in instance: InstanceIndex) {
    let call = bodies.sites[Int(site)]
    for function in functions(of: info) {
      guard let template = bodies.template(of: function) else { continue }
      let callee = self.instance(template, receiver: info.outer, context: 0, key: 0, outer: -1)
      calls(.call, from: instance, site, block: call.block, to: callee)
      for (argument, slot) in zip(call.arguments, template.parameters) {
        copy(node(instance, argument.slot), to: node(callee, slot))
      }
      copy(resultNode(callee), to: node(instance, call.result))
    }
  }

  /// The functions that a function as a value may be.
  func functions(of info: ObjectInfo) -> [FunctionIndex] {
    guard info.outer >= 0 else { return program.globalFunctions[info.name] ?? [] }
    let type = objects[Int(info.outer)].type
    return type >= 0 ? program.methods(info.name, of: type) : []
  }

  func closureInstance(_ object: ObjectIndex, context: Int32? = nil) -> InstanceIndex {
    let info = objects[Int(object)]
    let outer = instances[Int(info.outer)]
    return instance(
      bodies.templates[Int(info.name)], receiver: outer.receiver, context: context ?? outer.context, key: 0,
      outer: info.outer)
  }

  // MARK: - Construction

  func construct(_ type: TypeIndex, _ site: Int32, in instance: InstanceIndex) {
    let call = bodies.sites[Int(site)]
    let info = program.types[Int(type)]
    if info.kind == .protocol { return }
    guard relevance[type], !semantics.isPlain(type) else { return foreignCall(site, in: instance, on: -1) }
    // Which case an enum is made as is not known.
    let made = make(
      info.kind == .enum ? .some : .instance, type: type, site: Int64(site) + 1, in: instance,
      block: call.block, place: call.place)
    let found = candidates(program.methods(semantics.initializer, of: type), site)
    // An initialiser that says which case it makes says more.
    let isTold = info.kind == .enum && found.contains { bodies.template(of: $0)?.givesSelf == true }
    if !isTold { add(made.object, to: node(instance, call.result)) }
    if made.isNew, !info.isForeign {
      for argument in call.arguments {
        handed.append((made.object, argument.label, node(instance, argument.slot)))
      }
    }
    if !found.isEmpty {
      choose(found, site, in: instance, on: made.object)
    } else if info.isForeign || info.kind == .class || info.kind == .actor {
      foreignCall(site, in: instance, on: made.object)
    } else {
      fill(made.object, type, call, in: instance)
    }
    if made.isNew, !info.isForeign { born.append(made.object) }
  }

  /// A struct that declares no initialiser takes its properties in their order.
  private func fill(_ object: ObjectIndex, _ type: TypeIndex, _ call: CallSite, in instance: InstanceIndex) {
    let closures = program.types[Int(type)].propertyOrder.filter {
      let property = program.properties[Int($0)]
      return property.getter < 0 && !property.flags.contains(.isStatic)
        && (program.type(of: property).isFunction || !property.attributes.isEmpty)
    }
    var trailing = closures.suffix(
      call.arguments.filter { $0.flags.contains(.isTrailing) && $0.label == 0 }.count)[...]
    for argument in call.arguments {
      let from = node(instance, argument.slot)
      if argument.label != 0 {
        copy(from, to: field(object, argument.label))
      } else if argument.flags.contains(.isTrailing), let property = trailing.popFirst() {
        copy(from, to: field(object, program.properties[Int(property)].name))
      }
      copyToContent(from, object)
    }
  }

  private func copyToContent(_ from: NodeIndex, _ object: ObjectIndex) {
    if program.types[Int(objects[Int(object)].type)].isForeign { copy(from, to: content(object)) }
  }
}
