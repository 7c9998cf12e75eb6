/// A step of an expression; after it comes the next one, unless it says otherwise.
enum PatternStep: Sendable {
  /// Takes a character.
  case letter(LetterTest)
  /// Goes both ways.
  case fork(Int, Int)
  case go(Int)
  /// Goes on at the beginning of the text alone, or at its end.
  case start, end
  case match
}

/// Writes an expression out as steps, within a bound.
struct PatternCompiler {
  private var steps: [PatternStep] = []
  /// How many parts were looked at: repetitions of nothing make no step.
  private var looks = 0

  private struct TooLong: Error {}

  /// Nil where there would be too many.
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
