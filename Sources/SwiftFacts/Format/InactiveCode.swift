/// Code in a branch of `#if` that is left out because of a flag: `#if DEBUG`, or the `#else` of `#if !DEBUG`.
package struct InactiveCode: Hashable, Sendable {
  /// The first line of the branch.
  package var line: Int32
  /// The flags that decide about it.
  package var flags: [String]
  /// The names of the functions and types that it calls, each once.
  package var called: [String] = []
}

extension InactiveCode {
  /// Encodes branches as numbers and texts.
  static func flat(_ branches: [InactiveCode]) -> (numbers: [Int32], texts: [String]) {
    (
      branches.flatMap { [$0.line, Int32($0.flags.count), Int32($0.called.count)] },
      branches.flatMap { $0.flags + $0.called }
    )
  }

  /// Decodes branches; nil if the data is damaged.
  static func branches(_ numbers: [Int32], _ texts: [String]) -> [InactiveCode]? {
    guard numbers.count % 3 == 0 else { return nil }
    var rest = texts[...]
    var found: [InactiveCode] = []
    for row in stride(from: 0, to: numbers.count, by: 3) {
      let (flags, called) = (Int(numbers[row + 1]), Int(numbers[row + 2]))
      guard flags >= 0, called >= 0, flags <= rest.count, called <= rest.count - flags else { return nil }
      let (first, second) = (rest.prefix(flags), rest.dropFirst(flags).prefix(called))
      found.append(InactiveCode(line: numbers[row], flags: Array(first), called: Array(second)))
      rest = rest.dropFirst(flags + called)
    }
    return rest.isEmpty ? found : nil
  }
}
