import SwiftFacts

// Of several functions that the labels of a call fit, those that its types and its file do.
extension CallQueries {
  /// The functions that a name without arguments means where code without source calls it with another argument:
  /// `sheet(item: $sheet, content: build)`, `navigationDestination(for: Page.self, destination: build)`.
  func meant(_ functions: [FunctionIndex], handedIn call: CallSite) -> [FunctionIndex] {
    guard functions.count > 1 else { return functions }
    let template = bodies.templates[Int(call.template)]
    let given = call.arguments.flatMap {
      slotTypes.types($0.slot, of: template) + bodies.type(writtenAt: $0.slot, in: template)
    }
    let fitting = functions.filter { function in
      let info = program.functions[Int(function)]
      guard let first = info.parameters.first else { return false }
      return program.parameterType(first, of: info).types.contains(where: given.contains)
    }
    return fitting.isEmpty ? functions : fitting
  }

  /// The functions that a call means: those whose parameters are declared with the types of its arguments, if there are any, and of
  /// functions that only differ in their files, the nearest.
  func meant(_ functions: [FunctionIndex], _ site: Int32) -> [FunctionIndex] {
    guard functions.count > 1 else { return functions }
    let typed = given(site)
    let forms = forms(site)
    let applicable = functions.filter { !isOther($0, site, typed) && !isOfOtherForm($0, site, forms) }
    let fitting = applicable.isEmpty ? functions : applicable
    let exact = fitting.filter { isExact($0, site, typed) }
    return nearest(exact.isEmpty ? fitting : exact, site)
  }

  /// Tells whether no argument of a call can belong to a function: its parameters are of types of the source, and the arguments of others.
  func isOther(_ function: FunctionIndex, _ site: Int32) -> Bool { isOther(function, site, given(site)) }

  /// For each argument of a call, the types that it has in the source; empty if they are unknown.
  private func given(_ site: Int32) -> [[TypeIndex]] {
    let call = bodies.sites[Int(site)]
    let template = bodies.templates[Int(call.template)]
    return call.arguments.map { slotTypes.types($0.slot, of: template) }
  }

  /// The form of an argument as written, as far as that tells whether it is code.
  private enum Form {
    case closure, member, any
  }

  private func forms(_ site: Int32) -> [Form] {
    let call = bodies.sites[Int(site)]
    let file = bodies.templates[Int(call.template)].file
    guard case .call(_, let arguments)? = program.written(call.node, in: file)?.form,
      arguments.count == call.arguments.count
    else { return [] }
    return arguments.map { argument in
      switch argument.value.form {
      case .closure: .closure
      case .member(nil, _): .member
      case .call(let callee, _): if case .member(nil, _) = callee.form { .member } else { .any }
      default: .any
      }
    }
  }

  /// Tells whether a function takes code where a call writes a member without its type, `present(.filter)`, or a value of a type of the source
  /// where the call writes a closure: `present { .filter($0) }`.
  private func isOfOtherForm(_ function: FunctionIndex, _ site: Int32, _ forms: [Form]) -> Bool {
    guard forms.contains(where: { $0 != .any }) else { return false }
    let info = program.functions[Int(function)]
    return zip(forms, places(of: site, for: function) ?? []).contains { form, place in
      let type = program.parameterType(info.parameters[place], of: info)
      switch form {
      case .any: return false
      case .member: return type.isFunction
      case .closure:
        return !type.isFunction && !type.types.isEmpty
          && type.types.allSatisfy { !program.types[Int($0)].isForeign }
      }
    }
  }

  private func isExact(_ function: FunctionIndex, _ site: Int32, _ given: [[TypeIndex]]) -> Bool {
    let types = parameterTypes(function, site)
    let told = zip(given, types).filter { !$0.isEmpty && !$1.isEmpty }
    return types.count == given.count && !told.isEmpty
      && told.allSatisfy { argument, parameter in argument.contains { parameter.contains($0) } }
  }

  private func isOther(_ function: FunctionIndex, _ site: Int32, _ given: [[TypeIndex]]) -> Bool {
    zip(given, parameterTypes(function, site)).contains { argument, parameter in
      !argument.isEmpty && !parameter.isEmpty
        && parameter.allSatisfy { type in
          !program.types[Int(type)].isForeign && !argument.contains { program.inherits($0, from: type) }
        }
    }
  }

  /// For each argument of a call, the types that a function declares for it; empty where it accepts any.
  private func parameterTypes(_ function: FunctionIndex, _ site: Int32) -> [[TypeIndex]] {
    let info = program.functions[Int(function)]
    return (places(of: site, for: function) ?? []).map { place in
      let parameter = info.parameters[place]
      let type = program.parameterType(parameter, of: info)
      return type.isFunction || type.isTuple || type.isMetatype || type.isGeneric ? [] : type.types
    }
  }

  /// Of functions that are the same but for their files, as private ones and those of two modules are, the ones nearest to the call.
  private func nearest(_ functions: [FunctionIndex], _ site: Int32) -> [FunctionIndex] {
    guard functions.count > 1, functions.allSatisfy({ isSame($0, functions[0]) }) else { return functions }
    let file = bodies.templates[Int(bodies.sites[Int(site)].template)].file
    let files = functions.map { program.functions[Int($0)].file }
    guard Set(files).count == files.count, let best = program.resolution.nearest(of: files, to: file) else {
      return functions
    }
    return functions.filter { program.functions[Int($0)].file == best }
  }

  private func isSame(_ one: FunctionIndex, _ other: FunctionIndex) -> Bool {
    let (first, second) = (program.functions[Int(one)], program.functions[Int(other)])
    guard first.owner == second.owner, first.flags.contains(.isStatic) == second.flags.contains(.isStatic),
      mayRepeat(first.owner), first.generics.isEmpty, second.generics.isEmpty,
      first.parameters.map(\.label) == second.parameters.map(\.label),
      program.resultType(of: first) == program.resultType(of: second)
    else { return false }
    return zip(first.parameters, second.parameters).allSatisfy {
      program.parameterType($0, of: first) == program.parameterType($1, of: second)
    }
  }

  /// Tells whether extensions that repeat a function are private or of several modules; those of a protocol may be for different types.
  private func mayRepeat(_ owner: TypeIndex) -> Bool {
    if owner < 0 { return true }
    let info = program.types[Int(owner)]
    return info.isForeign && info.demands.isEmpty && types.inheritsScreen(owner)
  }
}
