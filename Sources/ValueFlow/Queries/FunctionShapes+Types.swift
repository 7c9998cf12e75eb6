import SwiftFacts

// Functions whose calls are told apart though they return nothing, since each call shows another screen.
extension FunctionShapes {
  /// Tells whether a function is handed a type that makes a screen, so that each call shows another one:
  /// `func open<S: Screen>(_ screen: S.Type)` with `protocol Screen { static func build() -> UIViewController }`.
  func takesScreenType(_ info: FunctionInfo) -> Bool {
    info.parameters.contains { parameter in
      isMetatype(parameter.type, info)
        && limits(of: parameter, info).contains { types.inheritsScreen($0) || makesScreens($0) }
    }
  }

  /// The types that a generic parameter, or one for such types, is limited to.
  private func limits(of parameter: ParameterInfo, _ info: FunctionInfo) -> [TypeIndex] {
    let words = program.text(of: parameter.type, in: info.file).split { !$0.isLetter && !$0.isNumber }
    guard let name = words.first.flatMap({ program.names.known(String($0)) }),
      let generic = info.generics[name]
    else { return [] }
    return program.resolution.resolve(TypeNode(file: info.file, node: generic, scope: info.owner)).types
  }

  /// Tells whether the types that conform to a protocol make screens.
  private func makesScreens(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].functionOrder.contains { index in
      let function = program.functions[Int(index)]
      return function.flags.contains(.isStatic) && function.result >= 0
        && program.resultType(of: function).types.contains {
          types.inheritsScreen($0) || semantics.views.contains(program.types[Int($0)].name)
        }
    }
  }

  /// Tells whether a function waits for the answer of a screen that it is handed:
  /// `func push(_ page: Page) async -> String { await withCheckedContinuation { page.onAnswer = $0.resume(returning:); … } }`.
  func waitsForScreen(_ info: FunctionInfo) -> Bool {
    guard !semantics.awaiting.isEmpty, info.body >= 0, info.parameters.contains(where: { isScreen($0, info) })
    else { return false }
    return program.mentions(in: info.file, from: info.begin, to: info.end).contains {
      semantics.awaiting[$0.name] != nil
    }
  }

  /// Tells whether a function is handed a flow, and code for what that flow reports:
  /// `func run<F: Flow>(_ child: F, onFinish: @escaping (F.Result) -> Void)`.
  func runsChild(_ info: FunctionInfo) -> Bool {
    guard info.body >= 0, info.parameters.count > 1, info.name != semantics.initializer,
      info.parameters.contains(where: { program.parameterType($0, of: info).isFunction })
    else { return false }
    return info.parameters.contains {
      (program.parameterType($0, of: info).types + limits(of: $0, info)).contains(where: interest.decides)
    }
  }

  private func isScreen(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    (program.parameterType(parameter, of: info).types + limits(of: parameter, info))
      .contains(where: types.inheritsScreen)
  }
}
