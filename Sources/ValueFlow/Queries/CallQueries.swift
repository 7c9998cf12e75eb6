import SwiftFacts

/// Queries about calls that do not depend on arriving values: the functions they may refer to, and the parameters of their arguments.
final class CallQueries {
  let bodies: Bodies
  let program: Program
  let semantics: Semantics
  let types: TypeQueries
  let slotTypes: SlotTypes
  // Results cached for all instances.
  private var meanings: [Meaning] = []
  private var meaningNumbers = FlatMap()
  private var places: [[Int]] = []
  private var placeNumbers = FlatMap()
  private var extensionFunctions = FlatMap()
  private lazy var functionsByName = Dictionary(grouping: program.functions.indices.map(FunctionIndex.init)) {
    program.functions[Int($0)].name
  }

  init(_ bodies: Bodies, _ semantics: Semantics, _ types: TypeQueries) {
    (self.bodies, self.program, self.semantics, self.types) = (bodies, bodies.program, semantics, types)
    slotTypes = SlotTypes(bodies, text: semantics.text)
  }

  // MARK: - Arguments

  /// The functions whose parameters accept the arguments of a call, by label.
  func candidates(_ functions: [FunctionIndex], _ site: Int32) -> [FunctionIndex] {
    let fitting = fitting(functions, site)
    return fitting.isEmpty && functions.count == 1 ? functions : fitting
  }

  /// The same for functions that the app adds to a type without source, which may have others with the same name and other labels.
  func fitting(_ functions: [FunctionIndex], _ site: Int32) -> [FunctionIndex] {
    let fitting = functions.filter { places(of: site, for: $0) != nil }
    return fitting.isEmpty ? [] : meant(fitting, site)
  }

  /// The parameter of each argument of a call; nil if they do not match.
  func places(of site: Int32, for function: FunctionIndex) -> [Int]? {
    let key = UInt64(pair: site, function)
    if let known = placeNumbers[key] { return known < 0 ? nil : places[Int(known)] }
    let info = program.functions[Int(function)]
    let found = info.parameters.places(of: bodies.sites[Int(site)].arguments) { mayTakeClosure($0, of: info) }
    placeNumbers[key] = found == nil ? -1 : Int32(places.count)
    if let found { places.append(found) }
    return found
  }

  /// Tells whether a parameter may take a closure; a type without source may be another name for that of one.
  private func mayTakeClosure(_ parameter: ParameterInfo, of info: FunctionInfo) -> Bool {
    let type = program.parameterType(parameter, of: info)
    if type.isFunction || type.types.isEmpty { return true }
    return type.types.contains { program.types[Int($0)].isForeign && !semantics.isPlain($0) }
  }

  /// The slot of the argument for a parameter.
  func argument(for parameter: Int, _ site: Int32, _ function: FunctionIndex) -> Slot? {
    guard let index = places(of: site, for: function)?.firstIndex(of: parameter) else { return nil }
    return bodies.sites[Int(site)].arguments[index].slot
  }

  /// Tells whether any argument has a label, which is not possible when calling a closure.
  func isLabelled(_ site: Int32) -> Bool {
    bodies.sites[Int(site)].arguments.contains { $0.label != 0 && !$0.flags.contains(.isTrailing) }
  }

  // MARK: - Functions

  /// The meaning of a call on objects of a type.
  struct Meaning {
    var functions: [FunctionIndex]
    /// Whether the inherited function without source is meant as well.
    var isForwarding = false
  }

  func meaning(of site: Int32, on type: TypeIndex, isStatic: Bool) -> Meaning {
    let key = UInt64(pair: site, type * 2 + (isStatic ? 1 : 0))
    if let known = meaningNumbers[key] { return meanings[Int(known)] }
    let found = search(bodies.sites[Int(site)].name, of: type, isStatic: isStatic, site)
    meaningNumbers[key] = Int32(meanings.count)
    meanings.append(found)
    return found
  }

  /// The function of an extension of a type without source, if no other function of the source fits the call.
  func extensionFunction(for site: Int32) -> FunctionIndex? {
    let key = UInt64(pair: site, 0)
    if let known = extensionFunctions[key] { return known < 0 ? nil : known }
    let found = onlyExtensionFunction(for: site)
    extensionFunctions[key] = found ?? -1
    return found
  }

  private func onlyExtensionFunction(for site: Int32) -> FunctionIndex? {
    let found = candidates(functionsByName[bodies.sites[Int(site)].name] ?? [], site)
    guard found.count == 1, let only = found.first else { return nil }
    let info = program.functions[Int(only)]
    guard info.owner >= 0, program.types[Int(info.owner)].isForeign, !info.flags.contains(.isStatic),
      places(of: site, for: only) != nil
    else { return nil }
    return only
  }

  private func search(_ name: Name, of type: TypeIndex, isStatic: Bool, _ site: Int32) -> Meaning {
    let all = program.methods(name, of: type).filter {
      name == semantics.initializer || program.functions[Int($0)].flags.contains(.isStatic) == isStatic
    }
    let found = candidates(all, site)
    guard types.inheritsScreen(type) else { return Meaning(functions: found) }
    // A screen's superclass may have functions with the same name and other labels, or for other types.
    if found.count == 1, places(of: site, for: found[0]) == nil || isOther(found[0], site) {
      return Meaning(functions: [])
    }
    let others = found.filter { !isCalledByItself($0, site) }
    return Meaning(
      functions: others,
      isForwarding: !others.isEmpty && others.allSatisfy { isForwarding($0, on: type) })
  }

  /// Tells whether the code of an extension calls the function of its own name, which is that of the class that it extends:
  /// `func pushViewController(_ page: UIViewController, animated: Bool = true) { pushViewController(page, animated: animated) }`.
  private func isCalledByItself(_ function: FunctionIndex, _ site: Int32) -> Bool {
    let info = program.functions[Int(function)]
    let call = bodies.sites[Int(site)]
    guard bodies.templates[Int(call.template)].function == function, semantics.words.contains(call.name),
      info.owner >= 0
    else { return false }
    let owner = program.types[Int(info.owner)]
    return owner.isForeign || owner.kind == .protocol
  }

  /// Tells whether a function forwards to the inherited one, as in
  /// `extension Presenting { func present(_ page: Page, animated: Bool = true) { present(page, animated: animated) } }`: on a screen, the
  /// inherited function of the same name is meant as well, unless the type has one that the call fits.
  private func isForwarding(_ function: FunctionIndex, on type: TypeIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard info.owner >= 0, program.types[Int(info.owner)].kind == .protocol,
      program.mentions(in: info.file, from: info.begin, to: info.end).contains(where: {
        $0.name == info.name && $0.kind == .called
      })
    else { return false }
    let others = program.methods(info.name, of: type).filter { $0 != function }
    let calls = (bodies.template(of: function)?.steps.joined() ?? [[]].joined()).compactMap {
      step -> Int32? in
      if case .call(let site) = step, bodies.sites[Int(site)].name == info.name { site } else { nil }
    }
    return calls.isEmpty
      || !calls.allSatisfy { call in others.contains { places(of: call, for: $0) != nil } }
  }
}

extension CallSite {
  /// Whether the call is an implicit member, such as `.push(detail)`.
  package var isImplicit: Bool { if case .implicit = callee { true } else { false } }
  /// Whether a superclass is called: `super.start()`.
  package var isOfParent: Bool { if case .parent = callee { true } else { false } }
  /// Whether the object that runs the code is called: `self.start()`.
  package var isOfSelf: Bool { if case .member(Template.selfSlot) = callee { true } else { false } }
}
