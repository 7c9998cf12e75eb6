import SwiftFacts

/// The bodies of a program as templates, each built on first use.
package final class Bodies {
  package let program: Program
  package internal(set) var templates: [Template] = []
  package internal(set) var sites: [CallSite] = []
  var types: [ResolvedType] = [.unknown]
  /// For each type its argument, which is asked far more often than the rest.
  private(set) var typeArguments: [TypeIndex] = [-1]
  private var typeNumbers: [ResolvedType: Int32] = [.unknown: 0]
  private var functionTemplates = FlatMap()
  private var propertyTemplates = FlatMap()
  private var standardTemplates = FlatMap()
  private var propertyTypes = FlatMap()
  /// The loads of each body, computed on demand.
  var loads: [Int32: [Slot: Load]] = [:]
  /// For templates and slots, whether the body tests the slot for cases.
  var testedSlots = FlatMap()

  /// The calls that stand for loops over streams.
  package internal(set) var loops: Set<Int32> = []

  let initializer: Name
  let toggle: Name
  let bindable: Name?
  /// The name of the function that pairs the elements of two lists, unless the source has one of its own.
  let zipping: Name?
  /// Functions that call what they are given with each value.
  let mapping: Set<Name>
  /// Functions that call what they are given for each element.
  let visiting: Set<Name>
  /// The name of subscripts, if the source has any.
  let subscripting: Name?

  /// Functions of lists that insert their argument.
  let appending: Set<Name>
  /// Functions without source that code hands on by name.
  let handing: Set<Name>

  package init(_ program: Program, appending: Set<String> = [], handing: Set<String> = []) {
    self.program = program
    self.handing = Set(handing.compactMap { program.names.known($0) })
    self.appending = Set(
      appending.union(["append", "insert", "add", "push"]).compactMap { program.names.known($0) })
    initializer = program.special("init")
    toggle = program.special("toggle")
    bindable = program.names.known(Program.bindable)
    mapping = Set(["map", "compactMap"].compactMap { program.names.known($0) })
    visiting = mapping.union(["flatMap", "forEach"].compactMap { program.names.known($0) })
    zipping = program.names.known("zip").flatMap { program.isCalled($0) ? nil : $0 }
    subscripting = program.hasSubscripts ? program.names.known("subscript") : nil
  }

  func number(_ type: ResolvedType) -> Int32 {
    if let known = typeNumbers[type] { return known }
    let number = Int32(types.count)
    typeNumbers[type] = number
    types.append(type)
    typeArguments.append(type.argument)
    return number
  }

  /// The number of a property's declared type.
  func type(of property: PropertyIndex) -> Int32 {
    let key = UInt64(pair: property, 0)
    if let known = propertyTypes[key] { return known }
    let number = number(program.type(of: program.properties[Int(property)]))
    propertyTypes[key] = number
    return number
  }

  func template(of function: FunctionIndex) -> Template? {
    let key = UInt64(pair: function, 0)
    if let known = functionTemplates[key] { return templates[Int(known)] }
    let info = program.functions[Int(function)]
    guard info.body >= 0 else { return nil }
    let template = add(.function(function), file: info.file, owner: info.owner, place: info.place, function)
    functionTemplates[key] = template.id
    let lowering = BodyLowering(self, template)
    lowering.declareParameters(info)
    lowering.lowerBody(info.body, givesLast: info.result >= 0)
    return template
  }

  enum PropertyBody: Int32 { case value, getter, setter }

  func template(of property: PropertyIndex, _ body: PropertyBody) -> Template? {
    let key = UInt64(pair: property, body.rawValue)
    if let known = propertyTemplates[key] { return templates[Int(known)] }
    let info = program.properties[Int(property)]
    let node = body == .value ? info.value : body == .getter ? info.getter : info.setter
    let injected = body == .value ? InjectedValue(info, program) : nil
    guard node >= 0 || injected != nil else { return nil }
    let kind: Template.Kind =
      body == .value ? .value(property) : body == .getter ? .getter(property) : .setter(property)
    let template = add(kind, file: info.file, owner: info.owner, place: info.place, -1)
    propertyTemplates[key] = template.id
    let lowering = BodyLowering(self, template)
    if body == .getter, givesCases(info) { template.slotTypes[1] = type(of: property) }
    if body == .setter { lowering.declareSetter(info) }
    if let injected {
      lowering.lowerInjected(injected, info.attributes[0])
    } else if body == .value {
      lowering.lowerValue(node)
    } else {
      lowering.lowerBody(node, givesLast: body == .getter)
    }
    return template
  }

  /// Tells whether a property is declared as an enum of the source, so that its code need not name that: `return .detail`.
  private func givesCases(_ info: PropertyInfo) -> Bool {
    let types = program.type(of: info).types
    return !types.isEmpty
      && types.allSatisfy { program.types[Int($0)].kind == .enum && !program.types[Int($0)].isForeign }
  }

  func template(ofStandard parameter: Int32, of function: FunctionIndex) -> Template? {
    let key = UInt64(pair: function, parameter)
    if let known = standardTemplates[key] { return templates[Int(known)] }
    let info = program.functions[Int(function)]
    let node = info.parameters[Int(parameter)].standard
    guard node >= 0 else { return nil }
    let template = add(
      .standard(function, parameter), file: info.file, owner: info.owner, place: info.place, function)
    standardTemplates[key] = template.id
    BodyLowering(self, template).lowerValue(node)
    return template
  }

  func scripts() -> [Template] {
    program.files.indices.compactMap { index in
      let statements = program.files[index].source.script
      guard !statements.isEmpty else { return nil }
      let template = add(.script, file: Int32(index), owner: -1, place: 0, -1)
      let lowering = BodyLowering(self, template)
      for statement in statements { _ = lowering.statement(statement) }
      return template
    }
  }

  /// Tells whether a slot of a body holds a type of the source and nothing else.
  func givesType(_ slot: Slot, in template: Template) -> Bool {
    type(writtenAt: slot, in: template).contains { !program.types[Int($0)].isForeign }
  }

  /// The type that a slot of a body holds as `DetailController.self`; nothing if it holds other values.
  func type(writtenAt slot: Slot, in template: Template) -> [TypeIndex] {
    for case .type(let number, slot) in template.steps.joined() { return types[Int(number)].types }
    return []
  }

  /// Tells whether a slot of a body holds the type of a generic parameter: `S.self`.
  func isOpenType(_ slot: Slot, in template: Template) -> Bool {
    for case .type(let number, slot) in template.steps.joined() {
      return types[Int(number)].types.isEmpty || types[Int(number)].isGeneric
    }
    return false
  }

  /// The names of the functions whose results are cast into a slot of a body.
  func casts(to slot: Slot, in template: Template) -> [Name] {
    let steps = template.steps.joined()
    return steps.flatMap { step -> [Name] in
      guard case .cast(let from, _, slot) = step else { return [] }
      return steps.compactMap { step in
        guard case .call(let site) = step, sites[Int(site)].result == from else { return nil }
        return sites[Int(site)].name
      }
    }
  }

  func add(
    _ kind: Template.Kind, file: Int32, owner: TypeIndex, place: Int32, _ function: FunctionIndex
  ) -> Template {
    let template = Template(
      id: Int32(templates.count), kind: kind, file: file, owner: owner, place: place, function: function)
    templates.append(template)
    template.slotTypes = [0, 0]
    template.slotPlaces = [(place, 0), (place, 0)]
    return template
  }
}
