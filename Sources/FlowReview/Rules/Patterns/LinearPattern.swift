/// A regular expression that is matched without backtracking.
///
/// All alternatives are followed at once, one character at a time, so that a match takes at most as many steps as the text has
/// characters times the steps of the expression. Features that cannot be matched in this way (lookahead, lookbehind, backreferences)
/// are rejected, and so are expressions of more than ``mostSteps`` steps.
struct LinearPattern: Sendable {
  /// The most steps of an expression with its repetitions expanded.
  static let mostSteps = 2_000

  private let steps: [PatternStep]

  /// Compiles an expression; nil if it is malformed or cannot be matched in this way.
  init?(_ text: String) {
    guard let piece = PatternParser.piece(of: text), let steps = PatternCompiler.steps(of: piece) else {
      return nil
    }
    self.steps = steps
  }

  /// Tells whether the expression matches a whole text.
  func matches(_ text: String) -> Bool { match(text).isMatch }

  /// Matches a text, and counts the steps examined.
  func match(_ text: String) -> (isMatch: Bool, work: Int) {
    var walk = PatternWalk(steps)
    walk.begin(isEnd: text.isEmpty)
    var rest = text[...]
    while let letter = rest.popFirst() {
      walk.take(letter, isEnd: rest.isEmpty)
      if walk.isLost { break }
    }
    return (walk.isAtEnd && rest.isEmpty, walk.work)
  }
}

/// The set of steps that a match can be at after some characters.
private struct PatternWalk {
  private let steps: [PatternStep]
  private var here: [Int] = []
  /// The last round in which each step was entered.
  private var entered: [Int]
  private var round = 0
  private(set) var work = 0
  private(set) var isAtEnd = false

  init(_ steps: [PatternStep]) {
    self.steps = steps
    entered = Array(repeating: 0, count: steps.count)
  }

  /// Whether no alternative is left.
  var isLost: Bool { here.isEmpty }

  mutating func begin(isEnd: Bool) { enter([0], isStart: true, isEnd) }

  mutating func take(_ letter: Character, isEnd: Bool) {
    let next = here.filter { step in
      if case .letter(let test) = steps[step] { test.accepts(letter) } else { false }
    }
    work += here.count
    enter(next.map { $0 + 1 }, isStart: false, isEnd)
  }

  /// Follows steps as far as they need no character.
  private mutating func enter(_ starts: [Int], isStart: Bool, _ isEnd: Bool) {
    round += 1
    here = []
    isAtEnd = false
    var open = starts
    while let step = open.popLast() {
      guard entered[step] != round else { continue }
      entered[step] = round
      work += 1
      switch steps[step] {
      case .letter: here.append(step)
      case .fork(let one, let other): open += [one, other]
      case .go(let next): open.append(next)
      case .start: if isStart { open.append(step + 1) }
      case .end: if isEnd { open.append(step + 1) }
      case .match: isAtEnd = true
      }
    }
  }
}
