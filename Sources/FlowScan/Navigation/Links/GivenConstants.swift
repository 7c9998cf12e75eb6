import SwiftFacts
import ValueFlow

/// The constants that code gives the objects of a type when it makes them: `Registry(scheme: "shop")`.
struct GivenConstants {
  let walk: LinkWalk
  private var program: SourceProgram { walk.program }

  /// The most places where objects of a type are made; of a type with more, no property is the same in all.
  private static let most = 8
  /// The most properties that are read for each other.
  private static let mostNested = 4

  /// The value of a property that only initialisers set, in all objects that the app makes.
  func value(of property: PropertyIndex, of type: TypeIndex) -> LinkValue {
    if let known = walk.givenConstants[property] { return known }
    let info = program.properties[Int(property)]
    guard info.flags.contains(.isConstant), info.getter < 0, info.value < 0,
      !info.flags.contains(.isStatic), mayBeWrittenOut(program.type(of: info))
    else { return .unknown }
    // Code that makes the object may read the property again, or others that are given like it.
    guard walk.constants.count < Self.mostNested, walk.constants.insert(property).inserted else {
      return .unknown
    }
    defer { walk.constants.remove(property) }
    let calls = makingCalls(of: type)
    let given = calls.count > Self.most ? [] : calls.map { value(of: info.name, in: $0) }
    let found = either(of: given)
    walk.givenConstants[property] = found
    return found
  }

  /// The value that the initialisers of a type put together for a property, such as a parser's table: `patterns = Self.makePatterns()`.
  func assembled(_ property: PropertyIndex, of type: TypeIndex) -> LinkValue? {
    if let known = walk.assembledProperties[property] { return known == .unknown ? nil : known }
    let info = program.properties[Int(property)]
    guard info.flags.contains(.isConstant), info.getter < 0, info.value < 0, !info.flags.contains(.isStatic),
      program.type(of: info).types.contains(where: { !program.types[Int($0)].isForeign }),
      walk.constants.count < Self.mostNested, walk.constants.insert(property).inserted
    else { return nil }
    defer { walk.constants.remove(property) }
    let values = initializers(of: type, setting: info.name).map { value(of: info.name, in: $0) }
    let found = either(of: values)
    walk.assembledProperties[property] = walk.isAssembled(found) ? found : .unknown
    return assembled(property, of: type)
  }

  private func initializers(of type: TypeIndex, setting name: Name) -> [FunctionIndex] {
    let all = program.names.known("init").map { program.methods($0, of: type) } ?? []
    return all.filter { function in
      let info = program.functions[Int(function)]
      return info.body >= 0 && info.owner == type
        && program.mentions(name, in: info.file, from: info.begin, to: info.end)
    }
  }

  private func value(of name: Name, in initializer: FunctionIndex) -> LinkValue {
    let depth = walk.depth
    walk.depth = walk.constants.count
    defer { walk.depth = depth }
    let results = walk.calls.enter(initializer, [:], on: .unknown, LinkState())
    return either(
      of: results.map { result in
        guard case .object(_, let fields) = result.value else { return .unknown }
        return fields[name] ?? .unknown
      })
  }

  /// Tells whether code may write out values of a type: texts, numbers and cases.
  private func mayBeWrittenOut(_ type: ResolvedType) -> Bool {
    !type.isFunction && !type.types.isEmpty
      && type.types.allSatisfy {
        program.types[Int($0)].kind == .enum || LinkCalls.plainTypes.contains(program.typeName($0))
      }
  }

  private func value(of name: Name, in call: MakingCall) -> LinkValue {
    let depth = walk.depth
    walk.depth = walk.constants.count
    defer { walk.depth = depth }
    let frame = LinkFrame(file: call.written.file, scope: call.scope)
    return either(
      of: walk.expressions.evaluate(call.written.node, LinkState(), in: frame).map { result in
        guard case .object(_, let fields) = result.value, let value = fields[name], value.isWrittenOut else {
          return .unknown
        }
        return value
      })
  }

  /// One of some values; unknown if any of them is.
  private func either(of values: [LinkValue]) -> LinkValue {
    values.contains(.unknown) ? .unknown : values.reduce(.unknown) { LinkWalk.either($0, $1) }
  }

  // MARK: - Where objects are made

  private struct MakingCall {
    var written: Written
    /// The type around the code.
    var scope: TypeIndex
  }

  private func makingCalls(of type: TypeIndex) -> [MakingCall] {
    let name = program.shortName(of: type)
    let files = Set(program.files.indices.map(Int32.init).filter { program.mentions(name, in: $0) })
    var found: [MakingCall] = []
    for info in program.functions where files.contains(info.file) {
      if program.mentions(name, in: info.file, from: info.begin, to: info.end) {
        found += calls(of: type, in: [info.body], info.file, info.owner)
      }
    }
    for info in program.properties where files.contains(info.file) {
      if program.mentions(name, in: info.file, from: info.begin, to: info.end) {
        found += calls(of: type, in: [info.value, info.getter], info.file, info.owner)
      }
    }
    return found
  }

  private func calls(of type: TypeIndex, in bodies: [Int32], _ file: Int32, _ scope: TypeIndex)
    -> [MakingCall]
  {
    var found: [MakingCall] = []
    for body in bodies {
      program.written(body, in: file)?.walk { written in
        guard case .call(let callee, _) = written.form,
          program.type(named: callee.text, in: scope, file: file) == type
        else { return }
        found.append(MakingCall(written: written, scope: scope))
      }
    }
    return found
  }
}
