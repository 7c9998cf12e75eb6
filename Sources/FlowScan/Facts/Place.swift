/// Where something begins in its file.
struct Place: Hashable, Sendable {
  var line: Int32 = 0
  var column: Int32 = 0
}
