import SwiftFacts
import ValueFlow

/// Finds the classes of streams that an app writes itself: generic classes with operators, such as
/// `class Signal<Value> { func map<Other>(_ transform: @escaping (Value) -> Other) -> Signal<Other> }`.
///
/// Each operator makes a further stream and hears the one before it, so that an app makes more objects of them than can be told apart. Read as
/// publishers of a library, each delivers only what it is given.
struct StreamClasses {
  let types: Set<TypeIndex>
  private let program: SourceProgram

  /// The number of operators from which a class counts.
  private static let fewestOperators = 3

  init(_ program: SourceProgram) {
    self.program = program
    types = Set(
      program.types.indices.map(TypeIndex.init).filter {
        Self.mayBeStream(program.types[Int($0)])
          && Self.operators(of: $0, program).count >= Self.fewestOperators
      })
  }

  /// The short names of the classes.
  var names: Set<String> { Set(types.map { program.name(program.shortName(of: $0)) }) }

  /// The names of the functions that return a further stream.
  var passing: Set<String> {
    Set(types.flatMap { Self.operators(of: $0, program) }.map { program.name($0.name) })
  }

  /// The names of the functions by which code hears what a stream delivers: those that take code and return no further stream.
  var hearing: Set<String> {
    Set(
      types.flatMap { type in
        program.types[Int(type)].functionOrder.map { program.functions[Int($0)] }.filter {
          Self.takesCode($0, program) && !program.resultType(of: $0).types.contains(type)
        }
      }
      .map { program.name($0.name) }
    ).subtracting(["init"])
  }

  private static func mayBeStream(_ info: TypeInfo) -> Bool {
    info.kind == .class && info.isGeneric && !info.isForeign && info.functionOrder.count > fewestOperators
  }

  /// The functions that take code and return an object of their own class.
  private static func operators(of type: TypeIndex, _ program: SourceProgram) -> [FunctionInfo] {
    program.types[Int(type)].functionOrder.map { program.functions[Int($0)] }.filter {
      !$0.flags.contains(.isStatic) && $0.result >= 0 && takesCode($0, program)
        && program.resultType(of: $0).types.contains(type)
    }
  }

  private static func takesCode(_ info: FunctionInfo, _ program: SourceProgram) -> Bool {
    info.parameters.contains { program.parameterType($0, of: info).isFunction }
  }
}
