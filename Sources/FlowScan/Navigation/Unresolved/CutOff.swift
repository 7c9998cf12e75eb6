import FlowModel
import ValueFlow

/// Tells that the analysis stopped before everything was found, and which code it found most in.
struct CutOff {
  let solution: Solution
  let names: NavigationNames

  func findings() -> [Finding] {
    guard solution.isCutOff else { return [] }
    let type = mostUsed
    let info = type.map { solution.program.types[Int($0)] }
    let place = info.map { names.location($0.file, $0.place) }
    return [
      Finding(
        rule: "too-complex", severity: .warning, location: place,
        message:
          "there is too much that may be called or passed on\(told(type)); the scan stopped, and its result is incomplete",
        remedy:
          "Exclude code that does not navigate with --exclude, such as \(place.map(\.file) ?? "libraries").")
    ]
  }

  private func told(_ type: TypeIndex?) -> String {
    type.map { ", most of it in the functions of \(names.name(of: $0))" } ?? ""
  }

  /// The type of the source whose functions run in the most ways.
  private var mostUsed: TypeIndex? {
    var counts: [TypeIndex: Int] = [:]
    for instance in solution.instances.indices {
      let owner = solution.template(instance).owner
      if owner >= 0, !solution.program.types[Int(owner)].isForeign { counts[owner, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
