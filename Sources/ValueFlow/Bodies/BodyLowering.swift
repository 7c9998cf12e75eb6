import SwiftFacts

/// Lowers the code of one body to the steps of its template.
final class BodyLowering {
  let bodies: Bodies
  let template: Template
  let file: ProgramFile
  let around: BodyLowering?
  var program: Program { bodies.program }
  /// The visible names, innermost scope last.
  var scopes: [[Name: Slot]] = [[:]]
  private var captured: [Slot: Slot] = [:]
  /// The current block.
  var block: Int32 = 0
  /// The place of the current expression.
  var place: Int32 = 0
  /// The expressions of slots on which functions are called, for appending to lists.
  var appendTargets: [Slot: Int32] = [:]
  /// The types of which locals are made: `let child = DetailCoordinator()`.
  var madeTypes: [Slot: ResolvedType] = [:]
  /// The local flags that a case decides: `let isModal = route.isModal`.
  var decided: Set<Slot> = []
  /// The conditions of the current arm that the analysis does not decide.
  var states: [BlockState] = []
  /// For slots that are read from an object, that one and the property.
  private(set) var reads: [Slot: (base: Slot, name: Name)] = [:]
  /// The type of the cell that the next closure sets up, with whether that is its first parameter or its last.
  var cellHint: (type: ResolvedType, isFirst: Bool)?
  /// Whether the body has an explicit result.
  var hasResult = false
  /// Whether the values of statements are of use, as in an expression or for a result builder; those of most functions are not.
  var collects = false

  init(_ bodies: Bodies, _ template: Template, around: BodyLowering? = nil) {
    self.bodies = bodies
    self.template = template
    self.around = around
    file = bodies.program.files[Int(template.file)]
  }

  // The parts that lower each kind of code, by subject.

  var branches: BranchLowering { BranchLowering(lowering: self) }
  var calls: CallLowering { CallLowering(lowering: self) }
  var assignments: AssignmentLowering { AssignmentLowering(lowering: self) }
  var naming: NameLowering { NameLowering(lowering: self) }

  // MARK: - Slots and steps

  func slot(_ type: ResolvedType = .unknown) -> Slot {
    template.slotTypes.append(bodies.number(type))
    template.slotPlaces.append((place, block))
    return Slot(template.slotTypes.count - 1)
  }

  func add(_ step: Step) {
    if case .load(let base, let name, let slot, _) = step { reads[slot] = (base, name) }
    template.steps[Int(block)].append(step)
  }

  func declare(_ name: Name, _ slot: Slot) { scopes[scopes.count - 1][name] = slot }

  /// The slot of a name declared in this body or around it.
  func lookup(_ name: Name) -> Slot? {
    for scope in scopes.reversed() {
      if let slot = scope[name] { return slot }
    }
    return around?.lookup(name).map(capture)
  }

  func capture(_ outer: Slot) -> Slot {
    if let known = captured[outer] { return known }
    template.captures.append(outer)
    let slot = -Slot(template.captures.count)
    captured[outer] = slot
    return slot
  }

  /// The receiver of the body.
  var selfSlot: Slot {
    guard let around else { return Template.selfSlot }
    return capture(around.selfSlot)
  }

  func newBlock(tests: [Test], isRest: Bool = false) -> Int32 {
    let index = Int32(template.blocks.count)
    template.blocks.append(Block(parent: block, tests: tests, isRest: isRest))
    template.blocks[Int(block)].children.append(index)
    template.steps.append([])
    return index
  }

  // MARK: - Types

  func resolve(_ node: Int32) -> ResolvedType {
    guard node >= 0 else { return .unknown }
    let generics = template.function >= 0 ? program.functions[Int(template.function)].generics : [:]
    return program.resolution.resolve(
      TypeNode(file: template.file, node: node, scope: template.owner), generics: generics)
  }

  func number(_ node: Int32) -> Int32 { bodies.number(resolve(node)) }

  /// Whether the body is an initialiser of an enum, which makes a case by assigning to `self`.
  var makesCase: Bool {
    guard case .function(let function) = template.kind, template.owner >= 0 else { return false }
    return program.types[Int(template.owner)].kind == .enum
      && program.name(program.functions[Int(function)].name) == "init"
  }

  /// Lowers `self = .detail(id)`, and delegation to another initialiser of the enum.
  func giveSelf(_ value: Slot) {
    add(.copy(from: value, to: Template.resultSlot))
    template.givesSelf = true
  }

  // MARK: - Parameters

  func declareParameters(_ info: FunctionInfo) {
    template.slotTypes[1] = bodies.number(
      makesCase ? ResolvedType(types: [template.owner]) : program.resultType(of: info))
    for parameter in info.parameters {
      let slot = self.slot(program.parameterType(parameter, of: info))
      template.parameters.append(slot)
      declare(parameter.name, slot)
      if let name = genericName(of: parameter.type) { template.genericParameters.append((slot, name)) }
    }
  }

  /// The generic parameter of the class around the code that a type is, optional or not; nil for any other type.
  private func genericName(of type: Int32) -> Name? {
    guard type >= 0, template.owner >= 0 else { return nil }
    let generics = program.types[Int(template.owner)].genericOrder
    if generics.isEmpty { return nil }
    var cursor = CodeCursor(file, type)
    switch file.op(type) {
    case .optionalType: return genericName(of: cursor.next())
    case .namedType:
      let name = cursor.name()
      return generics.contains(name) ? name : nil
    default: return nil
    }
  }

  func declareSetter(_ info: PropertyInfo) {
    let slot = self.slot(program.type(of: info))
    template.parameters = [slot]
    for name in ["newValue", "oldValue"] {
      if let known = program.names.known(name) { declare(known, slot) }
    }
  }

  func lowerBody(_ node: Int32, givesLast: Bool) {
    collects = givesLast && !ReturnSearch(file: file).hasReturn(in: node)
    let last = statement(node)
    if givesLast, !hasResult, let last { add(.copy(from: last, to: Template.resultSlot)) }
  }

  func lowerValue(_ node: Int32) {
    if let value = expression(node) { add(.copy(from: value, to: Template.resultSlot)) }
  }

  /// Lowers the value that a wrapper takes from a container: what the container has, or what that makes when it is called.
  func lowerInjected(_ value: InjectedValue, _ node: Int32) {
    let type = slot()
    add(.type(bodies.number(ResolvedType(types: [value.container], isMetatype: true)), to: type))
    let container = slot()
    add(.load(from: type, value.shared, to: container, place: template.place))
    let entry = slot()
    add(.load(from: container, value.entry, to: entry, place: template.place))
    add(.copy(from: entry, to: Template.resultSlot))
    place = template.place
    let made = calls.addCall(of: .member(container), value.entry, [], to: slot(), node)
    add(.copy(from: made, to: Template.resultSlot))
  }
}
