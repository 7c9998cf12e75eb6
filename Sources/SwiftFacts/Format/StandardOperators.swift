/// The operators of the standard library, whose overloads compute plain values; any other is a function of the app or a library.
package enum StandardOperators {
  package static func contains(_ sign: String) -> Bool { all.contains(sign) }

  private static let all = Set(
    """
    + - * / % == != === !== < > <= >= && || ! ?? ... ..< ~= ~ & | ^ << >> &+ &- &* &<< &>> += -= *= /= %= &= |= ^= <<= >>= \
    &+= &-= &*= -> =
    """.split(separator: " ").map(String.init))
}
