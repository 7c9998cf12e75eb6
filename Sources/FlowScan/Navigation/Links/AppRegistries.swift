import SwiftFacts
import ValueFlow

/// Finds the functions with which an app registers handlers of links in a class of its own: `register("orders/:id") { … }`.
///
/// Such a function keeps a text, or what it makes of it, and a closure together. If its class also takes URLs, the text is a pattern; else
/// it is one if it has a scheme, as the texts that code opens by such a class have: `open("shop://orders/7")`.
struct AppRegistries {
  let program: SourceProgram

  struct Registry {
    /// The argument that is the pattern.
    var pattern: Int
    var needsScheme: Bool
    /// The functions of its classes that take a URL to find a handler.
    var openers: [FunctionIndex] = []
  }

  /// The functions by name, and the types of the rows of tables.
  func functions() -> [String: Registry] {
    var found = LinkRowTypes(registries: self).byName()
    for type in program.types where !type.isForeign {
      let openers = type.functionOrder.filter { takesAddress(program.functions[Int($0)]) }
      for function in type.functionOrder {
        let info = program.functions[Int(function)]
        guard let pattern = pattern(of: info) else { continue }
        let known = found[program.name(info.name)]
        if known?.needsScheme ?? true {
          found[program.name(info.name)] = Registry(
            pattern: pattern, needsScheme: openers.isEmpty, openers: openers)
        } else {
          found[program.name(info.name)]?.openers += openers
        }
      }
    }
    return found
  }

  func takesAddress(_ info: FunctionInfo) -> Bool {
    info.parameters.contains { ["URL", "URLComponents"].contains(text(of: $0, info)) }
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
  /// Tells whether code keeps a value and a key, or what it makes of the key, together in a list or a dictionary.
  fileprivate func keeps(_ value: Name, with key: Name) -> Bool {
    let (values, keys) = (Set([value]), names(madeOf: key))
    var isKept = false
    walk { written in
      switch written.form {
      case .assign(let target, let source):
        if case .index(_, let places) = target.form, source.mentions(values),
          places.contains(where: { $0.value.mentions(keys) })
        {
          isKept = true
        }
      case .call(let callee, let arguments):
        guard case .member(_, let name) = callee.form,
          ["append", "insert", "updateValue"].contains(program.name(name))
        else { return }
        let given = arguments.map(\.value)
        if given.contains(where: { $0.mentions(values) }), given.contains(where: { $0.mentions(keys) }) {
          isKept = true
        }
      default: break
      }
    }
    return isKept
  }

  /// A name, and those of the local values that code makes of it: `let parts = pattern.split(separator: "/")`.
  private func names(madeOf name: Name) -> Set<Name> {
    var names: Set<Name> = [name]
    walk { written in
      switch written.form {
      case .local(let pattern, let value?) where value.mentions(names): names.formUnion(pattern.bound)
      case .matches(let value, let patterns) where value.mentions(names):
        names.formUnion(patterns.flatMap(\.bound))
      default: break
      }
    }
    return names
  }

  /// The names that a pattern binds.
  private var bound: Set<Name> {
    var names: Set<Name> = []
    walk { if case .binding(let name) = $0.form { names.insert(name) } }
    return names
  }
}
