/// A picture as the bytes of its SVG, on the way from a worker to the pool that makes text of it.
struct Drawing: Equatable {
  var svg: [UInt8]
  let diagnostics: [String]
}
