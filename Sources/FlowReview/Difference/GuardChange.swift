/// The changes in the guards of a route or link.
enum GuardChange {
  static func details(_ old: [String], _ new: [String]) -> [GraphChange.Detail] {
    let asked = Set(new).subtracting(old).sorted()
    let gone = Set(old).subtracting(new).sorted()
    var details: [GraphChange.Detail] = []
    if !asked.isEmpty { details.append(.init(.risky, "now checks \(asked.joined(separator: ", ")) first")) }
    if !gone.isEmpty { details.append(.init(.risky, "no longer checks \(gone.joined(separator: ", "))")) }
    return details
  }
}
