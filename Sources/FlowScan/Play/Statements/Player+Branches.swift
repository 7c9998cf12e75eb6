// Which ways a body can go on, as the values at hand tell.
extension Player {
  func run(_ branching: Branching, in frame: Frame, scope: Scope) -> [Value] {
    follow(branching, in: frame, scope: scope).values
  }

  /// Plays the arms that the values at hand allow, and says whether what follows cannot be reached.
  func follow(_ branching: Branching, in frame: Frame, scope: Scope) -> (
    values: [Value], leaves: Bool
  ) {
    var values: [Value] = []
    var ruledOut = 0
    for (index, arm) in branching.arms.flatMap(apart).enumerated() {
      let inner = Scope(inside: scope)
      let (labels, address, cause) = (frame.labels, frame.address, frame.cause)
      var fit = enter(arm.conditions, in: frame, scope: inner)
      if case .otherwise? = arm.conditions.first, index > 0, ruledOut == index { fit = .certain }
      if fit == .no { ruledOut += 1 }
      if fit != .no { values += run(arm.body, in: frame, scope: inner) }
      frame.labels = labels
      frame.address = address
      frame.cause = cause
      if fit == .certain { return (values, arm.body.last?.isReturn ?? false) }
    }
    return (values, false)
  }

  /// `case .a, .b:` is one arm for each, so that whoever asks for either is named; the last says how the route is called.
  private func apart(_ arm: Branching.Arm) -> [Branching.Arm] {
    guard case .matches(let value, let patterns)? = arm.conditions.first, patterns.count > 1,
      patterns.count < 7,
      patterns.allSatisfy(\.isCase)
    else { return [arm] }
    return patterns.reversed().map { pattern in
      .init(conditions: [.matches(value, [pattern])] + arm.conditions.dropFirst(), body: arm.body)
    }
  }

  /// How an arm fits the values at hand.
  enum Fit { case no, possible, certain }

  /// Whether a switch is about what was asked for, and not about some state: only what was handed in can ask.
  func tells(_ expression: Expression, in frame: Frame, scope: Scope) -> Bool {
    switch expression {
    case .name("self", _): frame.me == nil
    case .name(let name, _): scope.find(name) != nil
    case .tuple(let parts): parts.contains { tells($0.value, in: frame, scope: scope) }
    case .member(.name(let name, _)?, _, _): scope.find(name).map { isOpaque($0) } ?? false
    case .cast(let inner, _): tells(inner, in: frame, scope: scope)
    default: false
    }
  }

  /// Whether nothing is known of a value, as of the context that a library hands to a handler.
  private func isOpaque(_ value: Value) -> Bool {
    value.options.allSatisfy { option in
      if case .thing(let thing) = option { thing.id == nil } else { false }
    }
  }

  /// Whether `if let x = x` is sure to hold, since the code itself handed the value in.
  private func isAtHand(_ expression: Expression, _ value: Value, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = expression, scope.find(name) != nil else { return false }
    let options = value.options
    return !options.isEmpty
      && options.allSatisfy { option in
        switch option {
        case .thing(let thing): thing.chain.contains { $0.isMade && $0 !== me }
        case .member, .closure: true
        default: false
        }
      }
  }

  private func enter(_ conditions: [Condition], in frame: Frame, scope: Scope) -> Fit {
    var whole = Fit.possible
    var sure = 0
    for condition in conditions {
      switch condition {
      case .otherwise: continue
      case .holds(let expression):
        let holds = value(of: expression, in: frame, scope: scope).holds
        if holds == false { return .no }
        if holds == true {
          sure += 1
          if sure == conditions.count { whole = .certain }
          continue
        }
        noteAddress(ifHolds: expression, in: frame, scope: scope)
        if whole == .certain { whole = .possible }
      case .matches(let expression, let patterns):
        let subject = value(of: expression, in: frame, scope: scope)
        var fits = patterns.map { fit(subject, $0, in: frame) }
        if isAtHand(expression, subject, scope), case .binding? = patterns.first { fits = [.certain] }
        if fits.allSatisfy({ $0 == .no }) { return .no }
        if conditions.count == 1, fits.contains(.certain) { whole = .certain }
        for (pattern, fit) in zip(patterns, fits) where fit != .no {
          bind(pattern, to: subject, in: frame, scope: scope)
          if let cause = speaker(in: pattern, frame) { frame.cause = cause }
          noteAddress(pattern, of: subject, in: frame, scope: scope)
          if tells(expression, in: frame, scope: scope),
            let label = label(of: pattern, value: subject, frame: frame)
          {
            frame.labels.append(label)
          }
        }
      }
    }
    return whole
  }
}

extension Statement {
  fileprivate var isReturn: Bool {
    if case .result = self { true } else { false }
  }
}

extension Pattern {
  /// Whether it names a case.
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }
}
