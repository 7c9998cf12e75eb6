internal import FlowExport
internal import FlowModel

/// The marks that distinguish things with the same name: the module, the folder or file, or the id.
struct NameMarks: Sendable {
  private var marks: [String: String] = [:]

  /// A thing with a name, and everything that could distinguish it from others of its name, the best first.
  struct Candidate {
    let id: String
    let name: String
    let marks: [String]
  }

  init(_ bearers: [Candidate]) {
    for twins in Dictionary(grouping: bearers, by: \.name).values where twins.count > 1 {
      for (id, mark) in Self.marks(of: twins) { marks[id] = mark }
    }
  }

  init(_ flows: [Flow]) {
    self.init(flows.map { Candidate($0.id, $0.name, $0.module, $0.location) })
  }

  init(_ screens: [Screen]) {
    self.init(screens.map { Candidate($0.id, $0.name, $0.module, $0.location) })
  }

  /// The mark of a thing; empty if no other has its name.
  subscript(id: String) -> String { marks[id] ?? "" }

  /// The first kind of mark that all have and that differs; ids always do.
  private static func marks(of twins: [Candidate]) -> [(id: String, mark: String)] {
    for number in 0..<(twins.map(\.marks.count).min() ?? 0) {
      let marks = twins.map { $0.marks[number] }
      if !marks.contains(""), Set(marks).count == marks.count {
        return zip(twins, marks).map { ($0.id, $1) }
      }
    }
    return twins.map { ($0.id, $0.id) }
  }
}

extension NameMarks.Candidate {
  fileprivate init(_ id: String, _ name: String, _ module: String, _ place: SourceLocation?) {
    let parts = place.map { $0.file.split(separator: "/").map(String.init) } ?? []
    self.init(
      id: id, name: SafeText.shown(name),
      marks: [module, parts.dropLast().last ?? "", parts.last ?? ""].map { SafeText.shown($0) })
  }
}
