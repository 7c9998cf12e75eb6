import SwiftFacts

/// The functions by which types of the source keep objects by their type and give them out again, as containers of libraries do:
/// `register<S>(_ type: S.Type, factory: @escaping (Resolver) -> S)` and `resolve<S>(_ type: S.Type) -> S?`.
///
/// The body of such a function, such as looking up a factory in a dictionary by the type, says nothing of which object comes out.
struct ObjectContainers {
  /// The effect of a function on the objects of a container.
  struct Part {
    let isGiving: Bool
    /// The parameter that names the type, as `S.Type`; nil if there is none.
    let naming: Int?
    /// The parameter that is the object, or makes it.
    let making: Int?
  }

  private let program: Program
  private var parts: [FunctionIndex: Part] = [:]

  init(_ program: Program) {
    self.program = program
    let generic = program.functions.indices.map(FunctionIndex.init).filter {
      !program.functions[Int($0)].generics.isEmpty && program.functions[Int($0)].owner >= 0
    }
    let keeping = generic.filter { makerParameter(of: $0) != nil }
    let owners = Set(keeping.map { program.functions[Int($0)].owner })
    let family = owners.union(interfaces(of: owners, generic))
    for function in generic where isMember(function, of: family, owners) { parts[function] = part(function) }
    // A type that keeps makers and gives nothing by type is no container: it may be a table of routes.
    if !parts.values.contains(where: \.isGiving) { parts = [:] }
  }

  var isEmpty: Bool { parts.isEmpty }

  subscript(function: FunctionIndex) -> Part? { parts.isEmpty ? nil : parts[function] }

  /// The protocols and classes above containers that declare what these do: `protocol Resolver { func resolve<S>(_ type: S.Type) -> S? }`.
  private func interfaces(of owners: Set<TypeIndex>, _ generic: [FunctionIndex]) -> [TypeIndex] {
    let own = generic.filter { owners.contains(program.functions[Int($0)].owner) && part($0) != nil }
    let names = Set(own.map { program.functions[Int($0)].name })
    return owners.flatMap(program.ancestors).filter { type in
      let info = program.types[Int(type)]
      return !info.isForeign && names.contains { info.functions[$0] != nil }
    }
  }

  private func isMember(_ function: FunctionIndex, of family: Set<TypeIndex>, _ owners: Set<TypeIndex>)
    -> Bool
  {
    let owner = program.functions[Int(function)].owner
    return family.contains(owner) || program.ancestors(owner).contains(where: owners.contains)
  }

  private func part(_ function: FunctionIndex) -> Part? {
    if let name = givenName(function) {
      return Part(isGiving: true, naming: parameter(of: function, naming: name), making: nil)
    }
    if let (maker, name) = makerParameter(of: function) ?? valueParameter(of: function) {
      return Part(isGiving: false, naming: parameter(of: function, naming: name), making: maker)
    }
    return nil
  }

  // MARK: - Signatures

  /// The generic parameter that a function returns an object of, unless what it is given brings that:
  /// `func run<Outcome>(_ child: Flow<Outcome>) async -> Outcome`.
  private func givenName(_ function: FunctionIndex) -> String? {
    let info = program.functions[Int(function)]
    guard info.result >= 0, !isMetatype(info.result, info.file) else { return nil }
    let name = program.text(of: info.result, in: info.file)
    let isMade = info.parameters.contains { mentions($0, name, info) && !isMetatype($0.type, info.file) }
    return isGeneric(name, info) && !isMade ? name : nil
  }

  /// The parameter whose closures make objects of a generic parameter, unless the function returns something of its generic parameters:
  /// `func ask<Answer, Page: View>(page: (@escaping (Answer) -> Void) -> Page) async -> Answer`.
  private func makerParameter(of function: FunctionIndex) -> (Int, String)? {
    let info = program.functions[Int(function)]
    let result = info.result >= 0 ? words(of: program.text(of: info.result, in: info.file)) : []
    if result.contains(where: { isGeneric($0, info) }) { return nil }
    return firstParameter(of: function) { madeName($0.type, $1.file) }
  }

  /// The parameter that is an object of a generic parameter that another one names: `register(_ type: S.Type, instance: S)`.
  private func valueParameter(of function: FunctionIndex) -> (Int, String)? {
    let found = firstParameter(of: function) { parameter, info in
      isMetatype(parameter.type, info.file) ? nil : program.text(of: parameter.type, in: info.file)
    }
    return found.flatMap { parameter(of: function, naming: $0.1) == nil ? nil : $0 }
  }

  private func firstParameter(
    of function: FunctionIndex, named: (ParameterInfo, FunctionInfo) -> String?
  ) -> (Int, String)? {
    let info = program.functions[Int(function)]
    let result = info.result >= 0 ? program.text(of: info.result, in: info.file) : ""
    for (index, parameter) in info.parameters.enumerated() where parameter.type >= 0 {
      guard let name = named(parameter, info), isGeneric(name, info), !words(of: result).contains(name)
      else { continue }
      return (index, name)
    }
    return nil
  }

  private func parameter(of function: FunctionIndex, naming name: String) -> Int? {
    let info = program.functions[Int(function)]
    return info.parameters.firstIndex {
      isMetatype($0.type, info.file) && program.text(of: $0.type, in: info.file) == name
    }
  }

  private func mentions(_ parameter: ParameterInfo, _ name: String, _ info: FunctionInfo) -> Bool {
    parameter.type >= 0 && words(of: program.text(of: parameter.type, in: info.file)).contains(name)
  }

  /// The name of what a function type returns.
  private func madeName(_ type: Int32, _ file: Int32) -> String? {
    guard type >= 0, let result = program.written(type, in: file)?.resultType else { return nil }
    return program.text(of: result.node, in: file)
  }

  private func isMetatype(_ type: Int32, _ file: Int32) -> Bool {
    type >= 0 && program.files[Int(file)].op(type) == .metatype
  }

  private func isGeneric(_ name: String, _ info: FunctionInfo) -> Bool {
    program.names.known(name).map { info.generics[$0] != nil } ?? false
  }

  private func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
