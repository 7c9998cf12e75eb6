import SwiftFacts
import ValueFlow

/// Names and members, and the values of properties.
struct LinkMembers {
  let walk: LinkWalk

  func named(_ name: Name, _ state: LinkState, in frame: LinkFrame) -> LinkValue {
    if let value = state.values[name] { return value }
    let text = walk.program.name(name)
    if text == "self" { return state.values[walk.selfName] ?? .unknown }
    if case .object? = state.values[walk.selfName], let own = state.values[walk.selfName] {
      let found = field(name, of: own, state)
      if found != .unknown { return found }
      if case .object(let type, _) = own, isFunction(name, of: type) { return .bound(own, name) }
    }
    if frame.scope >= 0, let value = staticMember(name, of: frame.scope) { return value }
    if text.first?.isUppercase == true, let type = type(name, in: frame) { return type }
    if let property = walk.program.globalProperties[name] { return constant(property) }
    return walk.program.globalFunctions[name] == nil ? .unknown : .method(-1, name)
  }

  /// A property of the receiver that is a link or an enum.
  func ofSelf(_ name: Name, _ place: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults? {
    guard state.values[name] == nil, let own = state.values[walk.selfName], walk.program.name(name) != "self"
    else {
      return nil
    }
    switch own {
    case .part(let part) where part.member(walk.program.name(name)) != nil || isExtended(name): break
    case .raw(let type, _), .enumCase(let type, _, _):
      if walk.program.name(name) != "rawValue", type < 0 || walk.program.property(name, of: type) == nil {
        return nil
      }
    case .object(let type, _):
      guard field(name, of: own, state) == .unknown, type >= 0,
        let property = walk.program.property(name, of: type),
        walk.program.properties[Int(property)].getter >= 0,
        !walk.program.properties[Int(property)].flags.contains(.isStatic),
        own.carries || isPlain(property)
      else { return nil }
    default: return nil
    }
    return member(name, of: own, place, state, in: frame)
  }

  /// Tells whether a property has a type of the system, such as the host that a parser is for: `var host: String { "cart" }`.
  private func isPlain(_ property: PropertyIndex) -> Bool {
    let types = walk.program.type(of: walk.program.properties[Int(property)]).types
    return !types.isEmpty && types.allSatisfy { LinkCalls.plainTypes.contains(walk.program.typeName($0)) }
  }

  private func isExtended(_ name: Name) -> Bool {
    Self.systemTypes.contains { text in
      walk.program.names.known(text).flatMap { walk.program.foreignTypes[$0] }.map {
        walk.program.property(name, of: $0) != nil
      }
        ?? false
    }
  }

  /// The type with a name that is declared in another one.
  func type(_ text: String, nestedIn owner: TypeIndex) -> TypeIndex? {
    let path = walk.program.typeName(owner) + "." + text
    return walk.program.names.known(path) == nil
      ? nil : walk.program.type(named: path, in: owner, file: walk.program.types[Int(owner)].file)
  }

  func type(_ name: Name, in frame: LinkFrame) -> LinkValue? {
    if walk.program.name(name) == "Self" { return frame.scope >= 0 ? .type(frame.scope) : nil }
    let resolved = walk.program.resolution.resolve(name, scope: frame.scope, file: frame.file, generics: [:])
    return resolved.types.first.map { .type($0) }
  }

  func member(_ base: Int32, _ name: Name, _ place: Int32, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    guard base >= 0 else {
      walk.note(place, state, in: frame)
      return [(implied(name, in: frame) ?? .enumCase(-1, name, []), state)]
    }
    return walk.expressions.evaluate(base, state, in: frame).flatMap { result in
      member(name, of: result.value, place, result.state, in: frame)
    }
  }

  func member(
    _ name: Name, of value: LinkValue, _ place: Int32, _ state: LinkState, in frame: LinkFrame
  ) -> LinkResults {
    switch value {
    case .oneOf(let values):
      return walk.joined(values.flatMap { member(name, of: $0, place, state, in: frame) })
    case .none: return [(.none, state)]
    case .type(let type): return [(typeMember(name, of: type, place, state, in: frame), state)]
    case .part(let part):
      if part.isList, walk.program.name(name) == "startIndex" { return [(.number(part.firstIndex), state)] }
      if part.isList, part.root == .url, walk.program.name(name) == "isEmpty" { return ended(part, state) }
      if let found = part.member(walk.program.name(name)) {
        return [(.part(found), there(found, state, isWeb: true))]
      }
      return extended(name, value, state)
    case .raw(let type, let part):
      if walk.program.name(name) == "rawValue" { return [(.part(part), state)] }
      return getter(name, of: type, value, state) ?? [(.unknown, state)]
    case .enumCase(let type, let own, _):
      if walk.program.name(name) == "rawValue" {
        return [(walk.conditions.rawText(own, of: type).map { .text($0) } ?? .unknown, state)]
      }
      return getter(name, of: type, value, state) ?? [(.unknown, state)]
    case .object(let type, _):
      let found = field(name, of: value, state)
      if found != .unknown { return [(found, state)] }
      if let found = getter(name, of: type, value, state) { return found }
      if isFunction(name, of: type) { return [(.bound(value, name), state)] }
      // An object may stand for a list of such objects.
      return [(["first", "last"].contains(walk.program.name(name)) ? value : .unknown, state)]
    case .list(let values):
      let text = walk.program.name(name)
      if text == "lazy" { return [(value, state)] }
      if text == "count" { return [(.number(values.count), state)] }
      if text == "isEmpty" { return [(.flag(values.isEmpty), state)] }
      if text == "indices" { return [(.list(values.indices.map { .number($0) }), state)] }
      return [
        (text == "first" ? values.first ?? .none : text == "last" ? values.last ?? .none : .unknown, state)
      ]
    case .tuple(let parts): return [(part(name, of: parts), state)]
    case .text(let text) where walk.program.name(name) == "isEmpty": return [(.flag(text.isEmpty), state)]
    case .unknown: return [(brought(walk.program.name(name)), state)]
    default: return [(.unknown, state)]
    }
  }

  /// The paths on which no segments are left, and on which some are.
  private func ended(_ part: LinkPart, _ state: LinkState) -> LinkResults {
    var held = state
    // The `/` before a path is missing with it.
    let list = part.step == .segments(-1) ? part.with(.segments(0)) : part
    let isPossible = held.address.assume(list, has: 0)
    return (isPossible ? [(.flag(true), held)] : []) + [(.flag(false), state)]
  }

  /// A parser that the type around the code keeps of itself, called without the type: `.end.map { … }`.
  private func implied(_ name: Name, in frame: LinkFrame) -> LinkValue? {
    for type in frame.result?.types ?? []
    where walk.mayRead(type) && walk.program.enumCase(name, of: type) == nil {
      if let found = staticMember(name, of: type), found.isAssembled { return found }
    }
    return nil
  }

  /// The part of a tuple with a number or a label; unknown if the tuples of the program have the label at different places.
  func part(_ name: Name, of parts: [LinkValue]) -> LinkValue {
    let indices = walk.program.indices(ofPart: name, among: parts.count)
    return indices.count == 1 ? parts[indices[0]] : .unknown
  }

  /// The value of properties with a known meaning anywhere.
  private func brought(_ name: String) -> LinkValue {
    switch name {
    case "webpageURL": .part(LinkPart(step: .whole, isWeb: true))
    case "urlContexts": .part(LinkPart(step: .whole))
    case "userActivities": .part(LinkPart(step: .activity))
    default: .unknown
    }
  }

  private func there(_ part: LinkPart, _ state: LinkState, isWeb: Bool) -> LinkState {
    var state = state
    if part.isWeb { state.address.isWeb = true }
    return state
  }

  /// A property that the app adds to the system's types of links.
  private func extended(_ name: Name, _ value: LinkValue, _ state: LinkState) -> LinkResults {
    for type in Self.systemTypes {
      guard let known = walk.program.names.known(type), let type = walk.program.foreignTypes[known] else {
        continue
      }
      if let found = getter(name, of: type, value, state) { return found }
    }
    return [(.unknown, state)]
  }

  static let systemTypes = [
    "URL", "String", "URLComponents", "NSUserActivity", "NSURL", "URLQueryItem", "Array",
  ]

  private func typeMember(
    _ name: Name, of type: TypeIndex, _ place: Int32, _ state: LinkState, in frame: LinkFrame
  ) -> LinkValue {
    if let own = caseName(name, of: type) {
      walk.note(place, state, in: frame)
      return .enumCase(type, own, [])
    }
    if let value = staticMember(name, of: type) ?? allCases(name, of: type) { return value }
    if isFunction(name, of: type) { return .method(type, name) }
    let path = walk.program.names.known(walk.program.typeName(type) + "." + walk.program.name(name))
    return path.flatMap { self.type($0, in: frame) } ?? instance(of: type)
  }

  /// The case that a name means, as it is or with labels: `offer(id:)`.
  private func caseName(_ name: Name, of type: TypeIndex) -> Name? {
    if walk.program.enumCase(name, of: type) != nil { return name }
    let base = walk.program.names.known(String(walk.program.name(name).prefix { $0 != "(" }))
    return base.flatMap { walk.program.enumCase($0, of: type) == nil ? nil : $0 }
  }

  /// Tells whether a value is not a case but what makes one: `Route.order` of `case order(id: String)`.
  func isMaker(_ value: LinkValue) -> Bool {
    guard case .enumCase(let type, let name, []) = value, type >= 0 else { return false }
    return walk.program.enumCase(name, of: type)?.parameters.isEmpty == false
  }

  /// The value of a static member of a type without source, if the app adds properties to that: `Bundle.main.urlScheme`.
  private func instance(of type: TypeIndex) -> LinkValue {
    let info = walk.program.types[Int(type)]
    let isExtended = info.isForeign && !info.properties.isEmpty
    return isExtended && !Self.systemTypes.contains(walk.program.typeName(type))
      ? .object(type, [:]) : .unknown
  }

  private func allCases(_ name: Name, of type: TypeIndex) -> LinkValue? {
    let info = walk.program.types[Int(type)]
    guard walk.program.name(name) == "allCases", info.kind == .enum, info.caseOrder.count < 200 else {
      return nil
    }
    return .list(info.caseOrder.map { .enumCase(type, $0, []) })
  }

  private func isFunction(_ name: Name, of type: TypeIndex) -> Bool {
    let base = String(walk.program.name(name).prefix { $0 != "(" })
    return base == "init"
      || walk.program.names.known(base).map { !walk.program.methods($0, of: type).isEmpty } ?? false
  }

  // MARK: - Properties

  func staticMember(_ name: Name, of type: TypeIndex) -> LinkValue? {
    guard let property = walk.program.property(name, of: type),
      walk.program.properties[Int(property)].flags.contains(.isStatic)
    else { return nil }
    return isOption(property, of: type) ? .enumCase(type, name, []) : constant(property)
  }

  /// Tells whether a property is one of the flags of an option set, and not a name for several: `static let web = Self(rawValue: 2)`.
  private func isOption(_ property: PropertyIndex, of type: TypeIndex) -> Bool {
    let info = walk.program.properties[Int(property)]
    guard let options = walk.program.names.known("OptionSet").flatMap({ walk.program.foreignTypes[$0] }),
      walk.program.inherits(type, from: options),
      case .call(_, let arguments)? = walk.program.written(info.value, in: info.file)?.form
    else { return false }
    return arguments.first.map { walk.program.name($0.label) == "rawValue" } ?? false
  }

  /// The initial value of a property, as far as it is written out.
  func constant(_ property: PropertyIndex) -> LinkValue {
    let info = walk.program.properties[Int(property)]
    let node = info.value >= 0 ? info.value : info.getter
    guard node >= 0, walk.constants.count < 8, walk.constants.insert(property).inserted else {
      return declared(info)
    }
    // A literal is the same however deep the code that reads it.
    let depth = walk.depth
    walk.depth = walk.constants.count
    defer {
      walk.depth = depth
      walk.constants.remove(property)
    }
    let frame = LinkFrame(file: info.file, scope: info.owner, result: walk.program.type(of: info))
    let known = walk.statements.run(node, LinkState(), in: frame).map { outcome -> LinkValue in
      switch outcome {
      case .next(let value, _), .given(let value, _): typed(value, by: walk.program.type(of: info))
      }
    }
    let value = known.reduce(.unknown) { LinkWalk.either($0, $1) }
    if isPassing(value, info) { return passing(value, info) }
    return value == .unknown || value == .none ? declared(info) : value
  }

  /// The type of a property that only begins with a value, which a case tells if the declaration does not.
  private func passing(_ value: LinkValue, _ info: PropertyInfo) -> LinkValue {
    if case .enumCase(let type, _, _) = value, type >= 0, info.type < 0 { return .object(type, [:]) }
    return declared(info)
  }

  /// Tells whether a property only begins with a value that chooses a path, as the state of an app does, `var phase = Phase.launch`, or with
  /// a list that code fills.
  private func isPassing(_ value: LinkValue, _ info: PropertyInfo) -> Bool {
    guard !info.flags.contains(.isConstant), info.getter < 0 else { return false }
    switch value {
    case .enumCase, .flag, .number: return ChangedNames(walk: walk).contains(info.name)
    case .list(let values): return values.isEmpty && FilledLists(walk: walk).contains(info)
    default: return false
    }
  }

  /// An object of which only the type is known.
  private func declared(_ info: PropertyInfo) -> LinkValue { object(of: walk.program.type(of: info)) }

  func object(of type: ResolvedType) -> LinkValue {
    guard let only = type.types.first, !type.isFunction, !walk.program.types[Int(only)].isForeign else {
      return .unknown
    }
    return .object(only, [:])
  }

  func field(_ name: Name, of value: LinkValue, _ state: LinkState) -> LinkValue {
    guard case .object(let type, let fields) = value else { return .unknown }
    if let known = fields[name] { return known }
    let owners = LinkReceivers(program: walk.program).of(value, type, asked: name).map(\.type)
    let found = owners.compactMap { owner -> LinkValue? in
      guard let property = walk.program.property(name, of: owner) else { return nil }
      let info = walk.program.properties[Int(property)]
      // A computed property is evaluated for each object.
      if info.getter >= 0, info.value < 0, !info.flags.contains(.isStatic) { return nil }
      if let made = GivenConstants(walk: walk).assembled(property, of: owner) { return made }
      let value = constant(property)
      if value != .unknown { return value }
      let code = code(named: name, of: owner)
      return code == .unknown ? GivenConstants(walk: walk).value(of: property, of: owner) : code
    }
    return found.reduce(.unknown) { LinkWalk.either($0, $1) }
  }

  /// The code that the objects which a type keeps of itself have in a property: `static let live = Parser(parse: { url in … })`.
  private func code(named name: Name, of type: TypeIndex) -> LinkValue {
    let info = walk.program.types[Int(type)]
    guard let property = walk.program.property(name, of: type),
      walk.program.type(of: walk.program.properties[Int(property)]).isFunction
    else { return .unknown }
    let kept = info.propertyOrder.filter {
      walk.program.properties[Int($0)].flags.contains(.isStatic)
    }
    return kept.prefix(8).map(constant).reduce(.unknown) { found, object in
      guard case .object(type, let fields) = object, let code = fields[name], code.isCode else {
        return found
      }
      return LinkWalk.either(found, code)
    }
  }

  /// The values of a computed property, for each path through its code.
  private func getter(_ name: Name, of type: TypeIndex, _ value: LinkValue, _ state: LinkState)
    -> LinkResults?
  {
    guard type >= 0, walk.depth < 12 else { return nil }
    var found: LinkResults = []
    for receiver in LinkReceivers(program: walk.program).of(value, type, asked: name) {
      guard let property = walk.program.property(name, of: receiver.type) else { continue }
      let info = walk.program.properties[Int(property)]
      guard info.getter >= 0 else { continue }
      let results = walk.calls.enter(
        info.getter, LinkFrame(file: info.file, scope: info.owner, given: state.address.bare),
        [walk.selfName: receiver.object], state,
        result: walk.program.type(of: info), givesLast: true)
      let file = walk.program.files[Int(info.file)]
      found += results.map { ($0.value.list(as: info.type, in: file), $0.state) }
    }
    return found.isEmpty ? nil : walk.joined(found)
  }
}

extension LinkMembers {
  /// A value as text, for finding where one is lost.
  func text(_ value: LinkValue) -> String {
    switch value {
    case .enumCase(let type, let name, let values):
      "\(type < 0 ? "" : walk.program.typeName(type)).\(walk.program.name(name))(\(values.map(text).joined(separator: ", ")))"
    case .raw(let type, let part): "\(walk.program.typeName(type)) of \(part.root) \(part.step)"
    case .part(let part): "\(part.root) \(part.step)"
    case .object(let type, _): walk.program.typeName(type)
    case .oneOf(let values): values.map(text).joined(separator: " | ")
    default: "\(value)"
    }
  }
}
