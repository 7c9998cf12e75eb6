/// How deep a file is nested, counted without a grammar.
struct Nesting {
  private var brackets = 0
  private var angles = 0
  private var arrows = 0
  private var conditions = 0
  private var conflicts = 0
  private(set) var deepest = 0

  mutating func bracket(_ change: Int) {
    brackets = max(0, brackets + change)
    deepest = max(deepest, brackets)
  }

  /// A brace or a declaration ends a type.
  mutating func endType() {
    angles = 0
    arrows = 0
  }

  mutating func angle(_ change: Int) {
    angles = max(0, angles + change)
    deepest = max(deepest, angles)
  }

  /// Many may stand beside each other in a list, and a parser needs little stack for one.
  mutating func arrow() {
    arrows += 1
    deepest = max(deepest, arrows / 8)
  }

  mutating func condition(_ change: Int) {
    conditions = max(0, conditions + change)
    deepest = max(deepest, conditions)
  }

  /// A mark that a merge left: parsers look for its end from each of them.
  mutating func conflict() {
    conflicts += 1
    deepest = max(deepest, conflicts)
  }

  mutating func interpolation(_ open: Int) { deepest = max(deepest, open) }
}
