import SwiftFacts

/// The properties of objects that begin empty, as optionals and lists do.
///
/// If code assigns such a property for one object, another object for which nothing assigns it has no value there: a substitute would
/// give it those of all other objects. Properties that fulfil one requirement of a protocol, `var children: [Child] { get set }`, count as one.
struct UnsetProperties {
  /// The properties by their nodes and those of their initial values, which are counted from 1.
  private var properties = FlatMap()
  /// The nodes of the properties themselves.
  private var fields = FlatSet()
  /// The nodes of objects that code is seen to make, so that all assignments are seen, too.
  private var known = FlatSet()
  /// Whether the functions of the type assign a property, so that it is state.
  private var states: [PropertyIndex: Bool] = [:]
  private var assigned: Set<PropertyIndex> = []
  /// The properties of generic classes for what a subclass is for, `var cover: Route?`: one that none of them sets is of no use to the app.
  private var tools: Set<PropertyIndex> = []
  /// For each property, itself, or the requirement of a protocol that it fulfils.
  private var declarations: [PropertyIndex: PropertyIndex] = [:]
  private var lookedAt = 0
  private var lookedAtFilled = 0

  /// Adds the fields that are new, and finds the properties that are assigned by now.
  mutating func look(at solver: Solver) {
    for owner in solver.fieldOwners[lookedAt...] {
      guard let property = solver.propertyBeginningEmpty(owner.name, of: owner.object) else { continue }
      if states[property] == nil { states[property] = solver.assignsItself(property) }
      if solver.program.type(of: solver.program.properties[Int(property)]).isGeneric {
        tools.insert(property)
      }
      if declarations[property] == nil { declarations[property] = solver.program.requirement(of: property) }
      for node in solver.nodes(of: property, of: owner.object, at: owner.node) {
        properties[UInt64(node) + 1] = property
        if solver.objects[owner.object].kind == .instance { _ = known.insert(UInt64(node) + 1) }
      }
      _ = fields.insert(UInt64(owner.node) + 1)
      if !solver.isEmpty(owner.node) { assign(property) }
    }
    lookedAt = solver.fieldOwners.count
    for node in solver.nodes.filled[lookedAtFilled...] where fields.contains(UInt64(node) + 1) {
      if let property = properties[UInt64(node) + 1] { assign(property) }
    }
    lookedAtFilled = solver.nodes.filled.count
  }

  /// Tells whether a node is such a property, and functions of its type assign it: it has no value before these have run.
  @inline(__always) func isState(_ node: NodeIndex) -> Bool {
    properties[UInt64(node) + 1].flatMap { states[$0] } ?? false
  }

  /// Tells whether a node is such a property, and code assigns it for other objects, or for none though it is a tool for them.
  @inline(__always) func isUnset(_ node: NodeIndex) -> Bool {
    known.contains(UInt64(node) + 1)
      && properties[UInt64(node) + 1].map { tools.contains($0) || isAssigned($0) } ?? false
  }

  private mutating func assign(_ property: PropertyIndex) {
    assigned.insert(declarations[property] ?? property)
  }

  private func isAssigned(_ property: PropertyIndex) -> Bool {
    assigned.contains(declarations[property] ?? property)
  }
}

extension Solver {
  /// The stored property of an object, if it begins empty.
  fileprivate func propertyBeginningEmpty(_ name: Name, of object: ObjectIndex) -> PropertyIndex? {
    let info = objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0,
      let property = program.property(name, of: info.type)
    else { return nil }
    let declared = program.properties[Int(property)]
    guard declared.getter < 0, !declared.flags.contains(.isStatic),
      program.attributeNames(of: declared).allSatisfy({ $0 == "Published" })
    else { return nil }
    return program.beginsEmpty(declared) ? property : nil
  }

  /// The node of a property, and that of its initial value.
  fileprivate func nodes(
    of property: PropertyIndex, of object: ObjectIndex, at field: NodeIndex
  ) -> [NodeIndex] {
    guard program.properties[Int(property)].value >= 0,
      let template = bodies.template(of: property, .value)
    else { return [field] }
    return [field, resultNode(valueInstance(template, of: object))]
  }
}

extension Solver {
  /// Tells whether a function of a type assigns a property of its own object, so that it is state.
  fileprivate func assignsItself(_ property: PropertyIndex) -> Bool {
    let info = program.properties[Int(property)]
    return program.types[Int(info.owner)].functionOrder.contains { function in
      guard relevance.functions[Int(function)],
        program.functions[Int(function)].name != semantics.initializer,
        let template = bodies.template(of: function)
      else { return false }
      return template.steps.joined().contains { step in
        if case .store(Template.selfSlot, info.name, _, _) = step { true } else { false }
      }
    }
  }
}

extension Program {
  /// The requirement of a protocol that a property fulfils, or else the property itself.
  fileprivate func requirement(of property: PropertyIndex) -> PropertyIndex {
    let info = properties[Int(property)]
    guard info.owner >= 0 else { return property }
    return ancestors(info.owner).lazy.filter { self.types[Int($0)].kind == .protocol }
      .compactMap { self.types[Int($0)].properties[info.name] }.first ?? property
  }

  /// Recognises `var sheet: Sheet?`, `var pages: [Page] = []`, `var pages = [Page]()` and the same of dictionaries.
  fileprivate func beginsEmpty(_ property: PropertyInfo) -> Bool {
    let file = files[Int(property.file)]
    guard property.value >= 0 else {
      return property.type >= 0 && file.op(property.type) == .optionalType
    }
    switch file.op(property.value) {
    case .list, .pairs: return isEmptyList(property.value, in: file)
    case .call:
      var call = CodeCursor(file, property.value)
      _ = call.next()
      let callee = call.next()
      return [.list, .pairs].contains(file.op(callee)) && call.rows(3).isEmpty
    default: return false
    }
  }

  private func isEmptyList(_ node: Int32, in file: ProgramFile) -> Bool {
    var list = CodeCursor(file, node)
    _ = list.next()
    return list.list().isEmpty
  }
}
