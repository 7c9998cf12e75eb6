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
}

extension Solver {
  /// The key that tells the calls of a function apart by an object that decides how it shows something: negative, since it is no case.
  ///
  /// Objects with functions of their own differ by their class, closures by their code, and others by where they are made.
  func styleKey(of object: ObjectIndex) -> Name {
    let info = objects[object]
    switch info.kind {
    // A member of a type that is not written: `.push`.
    case .enumCase: return info.type < 0 ? -(1 << 27) - info.name % (1 << 26) : 0
    case .text: return -(1 << 30) - info.name % (1 << 29)
    case .closure: return -(1 << 29) - info.name % (1 << 28)
    case .instance, .some:
      guard info.type >= 0 else { return 0 }
      return program.types[Int(info.type)].kind == .struct
        && program.types[Int(info.type)].functionOrder.isEmpty
        ? -(1 << 28) - object % (1 << 27) : -info.type - 1
    default: return 0
    }
  }

  func splitKey(of object: ObjectIndex, byStyle: Bool) -> Name {
    byStyle ? styleKey(of: object) : matching.caseKey(of: object)
  }
}
