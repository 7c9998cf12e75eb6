internal import FlowModel

/// How a link differs from what it was, and what that means for those who hold URLs of it.
enum LinkChange {
  static func words(_ old: Link, _ new: Link) -> (words: String, level: GraphChange.Level)? {
    var words: [String] = []
    var level = GraphChange.Level.harmless
    if old.pattern != new.pattern {
      words.append("its pattern is \(new.pattern) instead of \(old.pattern)")
      level = .breaking
    }
    if old.route != new.route {
      words.append("opens \(new.route) instead of \(old.route)")
      level = .breaking
    } else if old.chain != new.chain {
      words.append("takes another way")
    }
    if old.deprecated != new.deprecated { words.append(new.deprecated == nil ? "stays" : "is deprecated") }
    return words.isEmpty ? nil : (words.joined(separator: "; "), level)
  }
}
