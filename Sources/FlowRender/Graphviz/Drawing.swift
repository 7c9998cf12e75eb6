/// A picture as the bytes of its SVG, as a worker sends it to its pool.
struct Drawing: Equatable {
  var svg: [UInt8]
  let diagnostics: [String]
}
