/// A step of a compiled expression; the next step follows unless stated otherwise.
enum PatternStep: Sendable {
  /// Consumes a character.
  case letter(LetterTest)
  /// Continues at both steps.
  case fork(Int, Int)
  case go(Int)
  /// Continues only at the beginning of the text, or only at its end.
  case start, end
  case match
}

/// Compiles an expression into steps, within a bound.
struct PatternCompiler {
  private var steps: [PatternStep] = []
  /// The number of pieces visited: repetitions of an empty piece produce no steps.
  private var looks = 0

  private struct TooLong: Error {}

  /// Compiles a piece; nil if it needs too many steps.
  static func steps(of piece: PatternPiece) -> [PatternStep]? {
    var compiler = PatternCompiler()
    do throws(TooLong) {
      try compiler.add(piece)
      try compiler.append(.match)
      return compiler.steps
    } catch {
      return nil
    }
  }

  private mutating func append(_ step: PatternStep) throws(TooLong) {
    guard steps.count < LinearPattern.mostSteps else { throw TooLong() }
    steps.append(step)
  }

  private mutating func add(_ piece: PatternPiece) throws(TooLong) {
    looks += 1
    guard looks <= 8 * LinearPattern.mostSteps else { throw TooLong() }
    switch piece {
    case .letter(let test): try append(.letter(test))
    case .sequence(let pieces): for piece in pieces { try add(piece) }
    case .choice(let pieces): try add(choice: pieces[...])
    case .repeated(let piece, let least, let most):
      for _ in 0..<least { try add(piece) }
      if let most { try add(piece, atMost: most - least) } else { try addAnyNumber(of: piece) }
    case .start: try append(.start)
    case .end: try append(.end)
    }
  }

  private mutating func add(choice pieces: ArraySlice<PatternPiece>) throws(TooLong) {
    var ends: [Int] = []
    for piece in pieces.dropLast() {
      let fork = steps.count
      try append(.match)
      try add(piece)
      ends.append(steps.count)
      try append(.match)
      steps[fork] = .fork(fork + 1, steps.count)
    }
    if let last = pieces.last { try add(last) }
    for end in ends { steps[end] = .go(steps.count) }
  }

  private mutating func add(_ piece: PatternPiece, atMost count: Int) throws(TooLong) {
    var forks: [Int] = []
    for _ in 0..<count {
      forks.append(steps.count)
      try append(.match)
      try add(piece)
    }
    for fork in forks { steps[fork] = .fork(fork + 1, steps.count) }
  }

  private mutating func addAnyNumber(of piece: PatternPiece) throws(TooLong) {
    let fork = steps.count
    try append(.match)
    try add(piece)
    try append(.go(fork))
    steps[fork] = .fork(fork + 1, steps.count)
  }
}
