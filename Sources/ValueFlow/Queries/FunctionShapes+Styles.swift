import SwiftFacts

// Functions that show a screen as another argument says: `open(page, transition: PushTransition())`.
extension FunctionShapes {
  /// The parameter by whose objects the calls of a function are told apart, since they decide how a screen is shown.
  func styling(_ info: FunctionInfo, _ function: FunctionIndex) -> Int? {
    guard info.parameters.count > 1, info.name != semantics.initializer,
      info.parameters.contains(where: { isScreen(program.parameterType($0, of: info)) })
    else { return nil }
    return info.parameters.indices.first { index in
      let parameter = info.parameters[index]
      let type = program.parameterType(parameter, of: info)
      if isScreen(type) { return false }
      if type.isFunction { return mentionsScreen(parameter.type, info.file) }
      guard type.types.count == 1, let only = type.types.first else { return false }
      return only == semantics.text ? isTested(index, of: function) : showsScreens(only)
    }
  }

  private func isScreen(_ type: ResolvedType) -> Bool { type.types.contains(where: types.inheritsScreen) }

  /// Tells whether objects of a type take screens, by a function or a closure.
  private func showsScreens(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    guard !info.isForeign, info.kind != .enum, !types.inheritsScreen(type) else { return false }
    return info.functionOrder.contains { index in
      let function = program.functions[Int(index)]
      return !function.flags.contains(.isStatic) && function.name != semantics.initializer
        && function.parameters.contains { isScreen(program.parameterType($0, of: function)) }
    }
      || info.propertyOrder.contains { index in
        let property = program.properties[Int(index)]
        return property.getter < 0 && !property.flags.contains(.isStatic)
          && program.type(of: property).isFunction && mentionsScreen(property.type, property.file)
      }
  }

  /// Tells whether a closure that is written like this takes a screen.
  private func mentionsScreen(_ type: Int32, _ file: Int32) -> Bool {
    program.text(of: type, in: file).split { !$0.isLetter && !$0.isNumber }.contains { word in
      program.names.known(String(word)).flatMap { program.foreignTypes[$0] }.map(types.inheritsScreen)
        ?? false
    }
  }

  /// Tells whether the code of a function compares a parameter with texts.
  private func isTested(_ parameter: Int, of function: FunctionIndex) -> Bool {
    guard let template = bodies.template(of: function) else { return false }
    let slot = template.parameters[parameter]
    return template.blocks.contains { block in
      block.tests.contains { test in
        test.subject == slot
          && test.patterns.contains { if case .text = $0 { true } else { false } }
      }
    }
  }

  // MARK: - Cases with screens

  /// Tells whether a parameter is an enum with a case for a screen or a flow: `case page(UIViewController, Style)`.
  ///
  /// Each such case shows another screen.
  func carriesScreens(_ parameter: Int, of info: FunctionInfo) -> Bool {
    program.parameterType(info.parameters[parameter], of: info).types.contains { type in
      guard isEnum(type) else { return false }
      return program.types[Int(type)].cases.values.contains { found in
        found.parameters.contains { carriesScreen(program.parameterType($0, of: found, in: type)) }
      }
    }
  }

  private func carriesScreen(_ type: ResolvedType) -> Bool {
    !type.isFunction
      && type.types.contains { only in
        types.inheritsScreen(only) || interest.decides(only)
          || program.types[Int(only)].kind == .protocol
            && program.concreteSubtypes(only).contains { interest.decides($0) }
      }
  }
}
