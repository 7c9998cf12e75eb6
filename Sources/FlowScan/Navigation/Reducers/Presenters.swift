import ValueFlow

/// Calls that put a view on screen, of the library and the framework, and functions of the app that wrap them.
final class Presenters {
  let program: SourceProgram
  private var known: [Name: String?] = [:]

  init(_ program: SourceProgram) { self.program = program }

  static let styles: [String: String] = [
    "sheet": "present", "popover": "present", "fullScreenCover": "present", "bottomSheet": "present",
    "inspector": "present",
    "navigationDestination": "push", "NavigationLink": "push", "NavigationLinkStore": "push",
  ]

  /// Views that contain a stack: the first closure is the root, the one labelled `destination` is pushed.
  static let stacks: Set<String> = [
    "NavigationStack", "NavigationStackStore", "NavigationView", "NavigationSplitView",
  ]

  /// Views that show one of several views.
  static let switches: Set<String> = ["SwitchStore", "CaseLet", "IfLetStore", "Switch", "IfCaseLetStore"]

  /// Views that lay out several views, none of which is a place of its own.
  static let layouts: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "List", "ScrollView", "Form", "Section", "Grid",
    "ForEach",
    "LazyVGrid", "LazyHGrid", "ForEachStore", "GeometryReader", "overlay", "background", "toolbar",
    "safeAreaInset", "Menu", "Button", "ToolbarItem", "HSplitView", "VSplitView", "swipeActions", "tabItem",
  ]

  /// Those among them that lay out a view for each element of a list.
  static let repeating: Set<String> = ["ForEach", "ForEachStore", "List"]

  /// The style in which a call shows its closures; nil if it shows nothing.
  func style(of name: Name) -> String? {
    if let style = Self.styles[program.name(name)] { return style }
    if let style = known[name] { return style }
    known[name] = .some(nil)
    let style = extended(name).lazy.compactMap { self.style(of: $0) }.first
    known[name] = .some(style)
    return style
  }

  /// The functions with a name in extensions of types without source.
  func extended(_ name: Name) -> [FunctionInfo] {
    program.types.lazy.filter(\.isForeign).flatMap { $0.functions[name] ?? [] }
      .map { program.functions[Int($0)] }
  }

  /// The style in which a function shows the results of its closure parameters.
  private func style(of function: FunctionInfo) -> String? {
    let names = Set(
      function.parameters.filter { program.text(of: $0.type, in: function.file).contains("->") }.map(\.name))
    guard !names.isEmpty, let body = program.written(function.body, in: function.file) else { return nil }
    var found: String?
    body.walk { written in
      guard found == nil, case .call(let callee, let arguments) = written.form,
        let name = callee.calledName, let style = style(of: name)
      else { return }
      if arguments.contains(where: { $0.value.mentions(names) }) { found = style }
    }
    return found
  }
}

extension Written {
  /// The called name: of a function, a method or a type.
  var calledName: Name? {
    switch form {
    case .name(let name), .member(_, let name): return name
    case .typeName(let type):
      guard case .type(let name, _) = type.form else { return nil }
      return name
    default: return nil
    }
  }

  /// The parts of the expression.
  var parts: [Written] {
    switch form {
    case .member(let base, _): [base].compactMap { $0 }
    case .call(let callee, let arguments), .index(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .closure(_, let body): [body]
    case .assign(let target, let source): [target, source]
    case .local(_, let value): [value].compactMap { $0 }
    case .branch(let arms): arms.flatMap { $0.conditions + [$0.body] }
    case .matches(let subject, let patterns): [subject] + patterns
    case .enumCase(_, let parts), .group(let parts): parts
    default: []
    }
  }

  func walk(_ visit: (Written) -> Void) {
    visit(self)
    for part in parts { part.walk(visit) }
  }

  func mentions(_ names: Set<Name>) -> Bool {
    if case .name(let name) = form, names.contains(name) { return true }
    return parts.contains { $0.mentions(names) }
  }
}
