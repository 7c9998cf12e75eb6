/// Something that a body does, and what is known where it does it.
struct Deed {
  enum Kind {
    case call(Expression, [Argument])
    case assign(Expression, Expression)
    case local(String, Expression)
  }

  let kind: Kind
  let place: Place
  let scope: Scope

  /// What is known at a place in a body.
  struct Scope {
    var types: StaticTypes.Place
    /// The names that hold the object itself: `self`, unless a closure has it weakly, and what is bound to it.
    var holders: Set<String> = ["self"]
    /// The names that mean the object, whether they hold it or not.
    var selves: Set<String> = ["self"]
    /// Whether it may happen more than once each time that the body is entered: in a closure or a loop.
    var isRepeated = false
    /// Whether the code has asked first whether there is something already.
    var isGuarded = false
  }
}

/// A function, or what a property begins with or does, and all that it does.
struct Body {
  /// The function's name; nil for a property.
  let function: FunctionNode?
  let deeds: [Deed]

  /// The expressions that are called, with their arguments.
  var calls: [(callee: Expression, arguments: [Argument], deed: Deed)] {
    deeds.compactMap { deed in
      if case .call(let callee, let arguments) = deed.kind { (callee, arguments, deed) } else { nil }
    }
  }

  /// What is assigned, and to what.
  var assignments: [(target: Expression, source: Expression, deed: Deed)] {
    deeds.compactMap { deed in
      if case .assign(let target, let source) = deed.kind { (target, source, deed) } else { nil }
    }
  }
}

extension Deed.Scope {
  /// Whether an expression means the object whose code this is.
  func isSelf(_ value: Expression) -> Bool {
    switch value {
    case .name(let name, _): selves.contains(name)
    case .cast(let inner, _): isSelf(inner)
    default: false
    }
  }

  /// The name of a member of the object, whether `self` is written or not.
  func ownName(_ value: Expression) -> String? {
    switch value {
    case .name(let name, _): types.locals[name.withoutLabels] == nil ? name.withoutLabels : nil
    case .member(let base?, let name, _): isSelf(base) ? name.withoutLabels : nil
    default: nil
    }
  }
}
