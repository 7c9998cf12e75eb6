/// Finds declarations by their full names; of several with one name, the one that lies nearest.
struct NameIndex: Sendable {
  private struct Declared {
    let id: TypeID
    let file: String
    let isExtension: Bool
  }

  private var byName: [String: [Declared]] = [:]
  private var lastParts: Set<String> = []

  mutating func add(_ name: String, _ id: TypeID, file: String, isExtension: Bool) {
    byName[name, default: []].append(Declared(id: id, file: file, isExtension: isExtension))
    lastParts.insert(name.lastPart)
  }

  /// Whether any type ends as this name does, so that most names of libraries are told at once.
  func mayHave(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: ".")) ? lastParts.contains(name.lastPart) : lastParts.contains(name)
  }

  func find(_ name: String, from file: String) -> TypeID? {
    guard let found = byName[name] else { return nil }
    if found.count == 1 { return found[0].id }
    return found.max { nearness($0, file) < nearness($1, file) }?.id
  }

  private func nearness(_ declared: Declared, _ file: String) -> Int {
    (declared.isExtension ? -1000 : 0) + zip(declared.file.utf8, file.utf8).prefix { $0 == $1 }.count
  }
}
