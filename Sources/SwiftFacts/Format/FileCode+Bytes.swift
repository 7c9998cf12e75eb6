// The code of a file is cached as it is in memory, without its path.
extension FileCode {
  /// The format of `bytes`; increase it whenever the encoding or its meaning changes.
  package static let format: Int32 = 7

  package var bytes: [UInt8] {
    var writer = FlatWriter()
    writer.add(Self.format)
    writer.add(isWhole ? 1 : 0)
    for list in [code, declarations, script, imports, mentions, mentionOffsets, mentionKinds, mentionBases] {
      writer.add(list)
    }
    writer.add(names)
    let notes = CodeNote.flat(self.notes)
    writer.add(notes.numbers)
    writer.add(notes.texts)
    let inactive = InactiveCode.flat(self.inactive)
    writer.add(inactive.numbers)
    writer.add(inactive.texts)
    return writer.bytes
  }

  /// Decodes cached code; nil if it is damaged or of another format.
  package init?(bytes: UnsafeRawBufferPointer, path: String) {
    self.init(path: path)
    var reader = FlatReader(bytes)
    guard reader.number() == Self.format, let isWhole = reader.number(), let code = reader.numbers(),
      let declarations = reader.numbers(), let script = reader.numbers(), let imports = reader.numbers(),
      let mentions = reader.numbers(), let offsets = reader.numbers(), let kinds = reader.numbers(),
      let bases = reader.numbers(),
      let names = reader.texts(), let lines = reader.numbers(), let texts = reader.texts(),
      let branches = reader.numbers(), let words = reader.texts(), reader.isAtEnd,
      let notes = CodeNote.notes(lines, texts), let inactive = InactiveCode.branches(branches, words)
    else { return nil }
    (self.code, self.declarations, self.script, self.imports) = (code, declarations, script, imports)
    (self.mentions, mentionOffsets, self.names) = (mentions, offsets, names)
    (mentionKinds, mentionBases) = (kinds, bases)
    self.isWhole = isWhole != 0
    (self.notes, self.inactive) = (notes, inactive)
    guard CodeCheck.isSound(self) else { return nil }
  }
}
