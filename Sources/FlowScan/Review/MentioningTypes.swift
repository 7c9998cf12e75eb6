import ValueFlow

/// The types whose code mentions one of some names.
struct MentioningTypes {
  private(set) var types: Set<TypeIndex> = []

  init(_ names: Set<Name>, _ program: SourceProgram) {
    guard !names.isEmpty else { return }
    let isNamed = program.files.map { file in file.names.contains(where: names.contains) }
    for info in program.functions where info.owner >= 0 && isNamed[Int(info.file)] {
      look(info.owner, info.file, info.begin, info.end, names, program)
    }
    for info in program.properties where info.owner >= 0 && isNamed[Int(info.file)] {
      look(info.owner, info.file, info.begin, info.end, names, program)
    }
  }

  private mutating func look(
    _ type: TypeIndex, _ file: Int32, _ begin: Int32, _ end: Int32, _ names: Set<Name>,
    _ program: SourceProgram
  ) {
    guard !types.contains(type) else { return }
    if program.mentions(in: file, from: begin, to: end).contains(where: { names.contains($0.name) }) {
      types.insert(type)
    }
  }
}
