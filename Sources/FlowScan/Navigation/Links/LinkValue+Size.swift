extension LinkValue {
  /// Whether it has more parts than the largest table of links.
  var isTooLarge: Bool {
    var left = 20_000
    return !fits(&left)
  }

  private func fits(_ left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return false }
    for part in contained where !part.fits(&left) { return false }
    return true
  }

  /// The values that it directly contains.
  private var contained: [LinkValue] {
    switch self {
    case .list(let values), .tuple(let values), .oneOf(let values), .enumCase(_, _, let values): values
    case .pairs(let keys, let values): keys + values
    case .object(_, let fields): Array(fields.values)
    default: []
    }
  }
}
