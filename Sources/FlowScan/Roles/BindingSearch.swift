/// Finds what SwiftUI containers are bound to: `.sheet(item: $coordinator.sheet)` makes `sheet` a property that presents.
struct BindingSearch {
  private var found: [String: String] = [:]
  private let verbs: [String: [Conventions.Verb]]

  static func find(in program: Program, verbs: [String: [Conventions.Verb]]) -> [String: String] {
    var search = BindingSearch(verbs: verbs)
    for node in program.types {
      for function in node.functionOrder { search.look(function.facts.body) }
      for property in node.properties.values { search.look(property.facts.getter) }
    }
    return search.found
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

  private mutating func note(_ callee: Expression, _ arguments: [Argument]) {
    guard let name = callee.calledName else { return }
    let style = name == "FlowStack" ? nil : Self.stacks.contains(name) ? "push" : verbs[name]?.first?.style
    guard let style else { return }
    for argument in arguments where ["path", "item", "isPresented", "selection", ""].contains(argument.label) {
      guard case .member(_?, let property, _) = argument.value, argument.value.isBinding else {
        if case .name(let name, _) = argument.value, name.hasPrefix("$") { found[String(name.dropFirst())] = style }
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
