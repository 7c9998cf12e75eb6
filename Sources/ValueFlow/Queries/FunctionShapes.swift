import SwiftFacts

/// The properties that determine how the instances of a function are distinguished.
struct FunctionShape {
  /// Whether its results are distinguished by call.
  var givesObjects: Bool
  /// Whether it is a view without parameters, so that it could as well be a property.
  var isView: Bool
  /// The first parameter whose cases may choose between paths; -1 if there is none.
  var choosing: Int
  /// Whether that parameter chooses by an object other than a case: how something is shown, or a path by its type.
  var isByStyle: Bool
  /// Whether cases of that parameter contain what is shown, so that each is another request.
  var isByObject: Bool
  /// Whether its own code shows screens.
  var isShowing: Bool
  /// The parameter whose type argument is the type of the result, as in `make<T>(_ type: T.Type) -> T`; -1 if there is none.
  var naming: Int
  var parameters: Int
}

/// The shapes of functions, each computed on first use.
final class FunctionShapes {
  let bodies: Bodies
  let program: Program
  let semantics: Semantics
  let types: TypeQueries
  let interest: Interest
  private var shapes: [FunctionShape] = []
  private var numbers = FlatMap()
  /// The functions of flows that listen to what they are handed.
  private lazy var listeners = ListeningFunctions(shapes: self).all()

  init(_ bodies: Bodies, _ semantics: Semantics, _ types: TypeQueries, _ interest: Interest) {
    (self.bodies, self.program, self.semantics, self.types) = (bodies, bodies.program, semantics, types)
    self.interest = interest
  }

  subscript(function: FunctionIndex) -> FunctionShape {
    let key = UInt64(pair: function, 0)
    if let known = numbers[key] { return shapes[Int(known)] }
    let info = program.functions[Int(function)]
    let cases = choosing(info)
    let text = cases == nil ? identifying(info, function) : nil
    let style = (cases ?? text) == nil ? styling(info, function) ?? typing(info, function) : nil
    let shape = FunctionShape(
      givesObjects: givesObjects(info) && mayDiffer(function) || takesScreenType(info)
        || waitsForScreen(info) || runsChild(info) || listeners.contains(function), isView: isView(info),
      choosing: cases ?? text ?? style ?? -1,
      isByStyle: style != nil || text.map { isText($0, of: info) } ?? false,
      isByObject: cases.map { carriesScreens($0, of: info) } ?? false,
      isShowing: text != nil || isShowing(function),
      naming: naming(info) ?? -1, parameters: info.parameters.count)
    numbers[key] = Int32(shapes.count)
    shapes.append(shape)
    return shape
  }

  private func isShowing(_ function: FunctionIndex) -> Bool {
    bodies.template(of: function)?.steps.joined().contains { step in
      switch step {
      case .call(let site): semantics.showing.contains(bodies.sites[Int(site)].name)
      case .store(_, let name, _, _): semantics.selections.contains(name)
      default: false
      }
    } ?? false
  }

  private func isView(_ info: FunctionInfo) -> Bool {
    let types = info.parameters.isEmpty && info.result >= 0 ? program.resultType(of: info).types : []
    return !types.isEmpty && types.allSatisfy { semantics.views.contains(program.types[Int($0)].name) }
  }

  /// The first parameter that is an enum of the source or a flag; one that may be any of several enums comes before flags.
  private func choosing(_ info: FunctionInfo) -> Int? {
    if info.name == semantics.initializer { return nil }
    let types = info.parameters.map { program.parameterType($0, of: info) }
    let told = info.parameters.indices.first { index in
      isOnlyEnum(types[index]) && !isList(info.parameters[index], info)
        || isFlag(info.parameters[index], info)
    }
    if let told, !isFlag(info.parameters[told], info) { return told }
    return types.firstIndex(where: mayBeEnum) ?? info.parameters.firstIndex { isGivenEnum($0, info) }
      ?? info.parameters.firstIndex { mayBeAnyCase($0, info) } ?? told
  }

  /// Tells whether a parameter takes several cases at once, for which the code runs as a whole: `func run(_ steps: [Step])`.
  private func isList(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    program.written(parameter.type, in: info.file)?.isListType ?? false
      || program.text(of: parameter.type, in: info.file).hasPrefix("Array<")
  }

  private func isFlag(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    program.text(of: parameter.type, in: info.file) == "Bool"
  }

  private func isOnlyEnum(_ type: ResolvedType) -> Bool {
    type.types.count == 1 && type.types.allSatisfy(isEnum)
  }

  func isEnum(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].kind == .enum && !program.types[Int(type)].isForeign
  }

  /// Tells whether only enums of the source conform to a protocol, as to that of the routes of a generic router:
  /// `func show<Page: Routable>(_ page: Page)`.
  private func mayBeEnum(_ type: ResolvedType) -> Bool {
    guard let only = type.types.first, type.types.count == 1, program.types[Int(only)].kind == .protocol,
      !program.types[Int(only)].isForeign
    else { return false }
    let all = program.concreteSubtypes(only)
    return !all.isEmpty && all.allSatisfy(isEnum)
  }

  /// The parameter that names the type of the result.
  private func naming(_ info: FunctionInfo) -> Int? {
    guard info.result >= 0, !isMetatype(info.result, info) else { return nil }
    let result = program.text(of: info.result, in: info.file)
    guard let name = program.names.known(result), info.generics[name] != nil else { return nil }
    return info.parameters.firstIndex { parameter in
      isMetatype(parameter.type, info) && program.text(of: parameter.type, in: info.file) == result
    }
  }

  func isMetatype(_ type: Int32, _ info: FunctionInfo) -> Bool {
    type >= 0 && program.files[Int(info.file)].op(type) == .metatype
  }

  private func givesObjects(_ info: FunctionInfo) -> Bool {
    guard info.result >= 0 else { return false }
    let type = program.resultType(of: info)
    return type.types.isEmpty || type.types.contains(where: givesObjects)
  }

  /// Tells whether objects that a function makes of a type or its subtypes may be distinguished.
  private func givesObjects(_ type: TypeIndex) -> Bool {
    if semantics.plainTypes.contains(type) { return false }
    let info = program.types[Int(type)]
    if info.isForeign || info.kind == .enum { return true }
    return info.kind == .protocol && program.rootedTypes.contains(type)
      || program.concreteSubtypes(type).contains { program.types[Int($0)].isForeign || types.isApart($0) }
  }

  // MARK: - Whether results differ

  /// Tells whether the result of a function may differ from call to call: it makes an object, calls a function that does, or returns an
  /// argument.
  private func mayDiffer(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard let template = bodies.template(of: function) else { return true }
    let result = program.resultType(of: info)
    for slot in template.parameters where mayGive(bodies.types[Int(template.slotTypes[Int(slot)])], result) {
      return true
    }
    return makes(template, giving: result)
  }

  /// Tells whether an argument may be the result, or contain it.
  private func mayGive(_ handed: ResolvedType, _ given: ResolvedType) -> Bool {
    // An object made of a metatype argument is made by a call.
    if handed.isMetatype { return given.isMetatype }
    if handed.types.isEmpty || handed.isFunction || handed.isTuple { return true }
    return handed.types.contains { mayGive($0, given) }
  }

  private func mayGive(_ handed: TypeIndex, _ given: ResolvedType) -> Bool {
    if semantics.plainTypes.contains(handed) { return false }
    if given.types.isEmpty || given.types.contains(where: { program.types[Int($0)].isForeign }) {
      return true
    }
    let info = program.types[Int(handed)]
    if info.isForeign { return types.relevance.isCounted(handed) || semantics.anyTypes.contains(info.name) }
    return info.kind != .enum || !info.cases.values.allSatisfy(\.parameters.isEmpty)
      || given.types.contains { program.isCompatible(handed, with: $0) }
  }

  private func makes(_ template: Template, giving given: ResolvedType) -> Bool {
    template.steps.joined().contains { step in
      switch step {
      case .text, .method: true
      case .tuple: given.isTuple || given.types.isEmpty
      case .enumCase(let type, let name, _, _, _): mayBe(name, of: bodies.types[Int(type)], given)
      case .closure(let inner, _): makes(bodies.templates[Int(inner)], giving: given)
      case .call(let site): asks(bodies.sites[Int(site)])
      default: false
      }
    }
  }

  /// Tells whether a case may be the result of a function.
  private func mayBe(_ name: Name, of type: ResolvedType, _ given: ResolvedType) -> Bool {
    guard let made = type.types.first else {
      return given.types.isEmpty
        || given.types.contains { program.types[Int($0)].isForeign || program.hasMember(name, $0) }
    }
    return given.types.isEmpty || given.types.contains { program.isCompatible(made, with: $0) }
  }

  /// Tells whether a call may reach code of the source or make an object.
  private func asks(_ call: CallSite) -> Bool {
    if case .member = call.callee { return program.isCalled(call.name) }
    return true
  }
}
