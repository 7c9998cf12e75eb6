import SwiftFacts

/// Functions that the framework may call, by how they are declared.
struct FrameworkFunctions {
  let program: Program

  /// Tells whether a storyboard or nib may call a function.
  func isConnected(_ function: FunctionInfo) -> Bool { isAction(function) || isLoading(function) }

  private func isAction(_ function: FunctionInfo) -> Bool { has("IBAction", function) }

  /// Tells whether a function stands for what a storyboard adds to a screen when it is loaded.
  func isLoading(_ function: FunctionInfo) -> Bool { has("IBOutlet", function) }

  /// Tells whether only the framework can call a function that no code calls: `@objc func help()`,
  /// `func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)`.
  func isExposed(_ function: FunctionInfo) -> Bool { has("objc", function) || isAnswer(function) }

  /// Tells whether the framework calls a function for what the user does.
  func isEvent(_ function: FunctionInfo) -> Bool { isAction(function) || isExposed(function) }

  /// Tells whether a function looks like one of a delegate without source: the object that calls it comes first, without a label.
  private func isAnswer(_ function: FunctionInfo) -> Bool {
    guard function.parameters.count > 1, function.parameters[0].label == 0,
      !function.flags.contains(.isPrivate)
    else { return false }
    let caller = program.parameterType(function.parameters[0], of: function)
    return !caller.isFunction && !caller.isTuple && !caller.types.isEmpty
      && caller.types.allSatisfy { program.types[Int($0)].isForeign }
  }

  private func has(_ attribute: String, _ function: FunctionInfo) -> Bool {
    !function.attributes.isEmpty
      && program.attributeNames(function.attributes.map { CodeNode(file: function.file, node: $0) })
        .contains(attribute)
  }
}

extension Solution {
  /// Tells whether an instance runs a function that the framework calls for what the user does.
  package func isEvent(_ instance: InstanceIndex) -> Bool {
    function(of: instance).map(frameworkFunctions.isEvent) ?? false
  }

  /// Tells whether an instance runs a function that stands for what a storyboard adds to a screen when it is loaded.
  package func isLoading(_ instance: InstanceIndex) -> Bool {
    function(of: instance).map(frameworkFunctions.isLoading) ?? false
  }

  private var frameworkFunctions: FrameworkFunctions { FrameworkFunctions(program: program) }

  private func function(of instance: InstanceIndex) -> FunctionInfo? {
    let template = template(instance)
    guard case .function = template.kind, template.function >= 0 else { return nil }
    return program.functions[Int(template.function)]
  }
}
