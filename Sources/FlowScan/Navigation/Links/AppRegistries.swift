import SwiftFacts
import ValueFlow

/// Finds the functions with which an app registers handlers of links in a class of its own: `register("orders/:id") { … }`.
///
/// Such a function keeps a text and a closure together. If its class also takes URLs, the text is a pattern; else it is one if it has a
/// scheme, as the texts that code opens by such a class have: `open("shop://orders/7")`.
struct AppRegistries {
  let program: SourceProgram

  struct Registry {
    /// The argument that is the pattern.
    var pattern: Int
    var needsScheme: Bool
  }

  /// The functions by name.
  func functions() -> [String: Registry] {
    var found: [String: Registry] = [:]
    for type in program.types where !type.isForeign {
      let needsScheme = !type.functionOrder.contains(where: takesAddress)
      for function in type.functionOrder {
        let info = program.functions[Int(function)]
        guard let pattern = pattern(of: info), found[program.name(info.name)]?.needsScheme ?? true else {
          continue
        }
        found[program.name(info.name)] = Registry(pattern: pattern, needsScheme: needsScheme)
      }
    }
    return found
  }

  private func takesAddress(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    return info.parameters.contains { ["URL", "URLComponents"].contains(text(of: $0, info)) }
  }

  /// The parameter that is the pattern, in a function that keeps it with a handler.
  private func pattern(of info: FunctionInfo) -> Int? {
    guard let pattern = info.parameters.firstIndex(where: { text(of: $0, info) == "String" }),
      let handler = info.parameters.first(where: { program.parameterType($0, of: info).isFunction }),
      let body = program.written(info.body, in: info.file),
      body.keeps(handler.name, with: info.parameters[pattern].name)
    else { return nil }
    return pattern
  }

  private func text(of parameter: ParameterInfo, _ info: FunctionInfo) -> String {
    program.text(of: parameter.type, in: info.file)
  }
}

extension Written {
  /// Tells whether code keeps two values together, in a list or a dictionary.
  fileprivate func keeps(_ value: Name, with key: Name) -> Bool {
    var isKept = false
    walk { written in
      switch written.form {
      case .assign(let target, let source):
        guard case .index(_, let keys) = target.form else { return }
        if source.mentions(value), keys.contains(where: { $0.value.mentions(key) }) { isKept = true }
      case .call(let callee, let arguments):
        guard case .member(_, let name) = callee.form,
          ["append", "insert", "updateValue"].contains(program.name(name))
        else { return }
        let values = arguments.map(\.value)
        if values.contains(where: { $0.mentions(value) }), values.contains(where: { $0.mentions(key) }) {
          isKept = true
        }
      default: break
      }
    }
    return isKept
  }

  private func mentions(_ name: Name) -> Bool {
    var isMentioned = false
    walk { if case .name(name) = $0.form { isMentioned = true } }
    return isMentioned
  }
}
