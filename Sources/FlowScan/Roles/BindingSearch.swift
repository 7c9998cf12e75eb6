/// Finds what SwiftUI containers are bound to: `.sheet(item: $coordinator.sheet)` makes `sheet` a property that presents.
struct BindingSearch {
  private var found: [String: String] = [:]
  /// Properties whose value a container shows without being bound to it: `NavigationStack { stack.root?.view }`.
  private var shown: [String: String] = [:]
  private let verbs: [String: [Conventions.Verb]]

  static func find(in program: Program, verbs: [String: [Conventions.Verb]]) -> [String: String] {
    var search = BindingSearch(verbs: verbs)
    for node in program.types {
      for function in node.functionOrder { search.look(function.facts.body) }
      for property in node.properties.values { search.look(property.facts.getter) }
    }
    return search.found.merging(search.shown) { bound, _ in bound }
  }

  private init(verbs: [String: [Conventions.Verb]]) {
    self.verbs = verbs
  }

  private mutating func look(_ body: [Statement]) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value), .local(_, _, let value): look(value)
      case .branch(let branching): for arm in branching.arms { look(arm.body) }
      case .loop(_, _, let body), .block(let body): look(body)
      case .function(let function): look(function.body)
      }
    }
  }

  private mutating func look(_ value: Expression) {
    guard case .call(let callee, let arguments, _) = value else {
      if case .branch(let branching) = value { for arm in branching.arms { look(arm.body) } }
      return
    }
    note(callee, arguments)
    if case .member(let base?, _, _) = callee { look(base) }
    for argument in arguments {
      if case .closure(let closure) = argument.value { look(closure.body) } else { look(argument.value) }
    }
  }

  static let stacks: Set<String> = ["NavigationStack", "NBNavigationStack", "FlowStack"]

  private static let containers = [
    "NavigationStack": "root", "NavigationView": "root", "NavigationSplitView": "root", "TabView": "tab",
  ]

  /// The properties that are read in the content of a container.
  private mutating func noteContent(_ body: [Statement], _ style: String, but inner: Set<String> = []) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value): noteContent(value, style, but: inner)
      case .branch(let branching):
        for arm in branching.arms {
          for case .matches(let value, _) in arm.conditions { noteContent(value, style, but: inner) }
          noteContent(arm.body, style, but: inner)
        }
      default: continue
      }
    }
  }

  /// Names that the content itself introduces, as the element of a `ForEach`, are not the container's own.
  private mutating func noteContent(_ value: Expression, _ style: String, but inner: Set<String>) {
    switch value {
    case .member(.name(let name, _)?, let property, _):
      if name.first?.isLowercase ?? false, !inner.contains(name) { shown[property] = style }
    case .member(let base?, _, _): noteContent(base, style, but: inner)
    case .call(let callee, let arguments, _):
      noteContent(callee, style, but: inner)
      for argument in arguments {
        if case .closure(let closure) = argument.value {
          noteContent(closure.body, style, but: inner.union(closure.parameters.map(\.name)))
        } else {
          noteContent(argument.value, style, but: inner)
        }
      }
    case .branch(let branching): for arm in branching.arms { noteContent(arm.body, style, but: inner) }
    default: return
    }
  }

  private mutating func note(_ callee: Expression, _ arguments: [Argument]) {
    guard let name = callee.calledName else { return }
    if let style = Self.containers[name] {
      for argument in arguments {
        if case .closure(let closure) = argument.value { noteContent(closure.body, style) }
      }
    }
    let style = name == "FlowStack" ? nil : Self.stacks.contains(name) ? "push" : verbs[name]?.first?.style
    guard let style else { return }
    for argument in arguments where ["path", "item", "isPresented", "selection", ""].contains(argument.label)
    {
      guard case .member(_?, let property, _) = argument.value, argument.value.isBinding else {
        if case .name(let name, _) = argument.value, name.hasPrefix("$") {
          found[String(name.dropFirst())] = style
        }
        continue
      }
      found[property] = style
    }
  }
}

extension Expression {
  /// The last part of what is called.
  var calledName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name.withoutLabels
    case .type(let type): type.name?.lastPart
    default: nil
    }
  }

  /// `$coordinator.path` and `self.$path`.
  var isBinding: Bool {
    switch self {
    case .name(let name, _): name.hasPrefix("$")
    case .member(let base, let name, _): name.hasPrefix("$") || base?.isBinding ?? false
    default: false
    }
  }
}
