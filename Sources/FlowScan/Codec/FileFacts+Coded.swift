// The path is not part of it: equal files in different places have equal facts.
extension FileFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      path: "", imports: try reader.read(), types: try reader.read(), functions: try reader.read(),
      properties: try reader.read(), aliases: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    imports.write(to: &writer)
    types.write(to: &writer)
    functions.write(to: &writer)
    properties.write(to: &writer)
    aliases.write(to: &writer)
  }
}

extension TypeFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      kind: try reader.read(), name: try reader.read(), inherits: try reader.read(),
      generics: try reader.read(), attributes: try reader.read(), properties: try reader.read(),
      functions: try reader.read(), cases: try reader.read(), aliases: try reader.read(),
      demands: try reader.read(), isPrivate: try reader.read(), summary: try reader.read(),
      place: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    kind.write(to: &writer)
    name.write(to: &writer)
    inherits.write(to: &writer)
    generics.write(to: &writer)
    attributes.write(to: &writer)
    properties.write(to: &writer)
    functions.write(to: &writer)
    cases.write(to: &writer)
    aliases.write(to: &writer)
    demands.write(to: &writer)
    isPrivate.write(to: &writer)
    summary.write(to: &writer)
    place.write(to: &writer)
  }
}

extension TypeFacts.Kind: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    guard let kind = Self(rawValue: try reader.readByte()) else { throw .damaged }
    self = kind
  }

  func write(to writer: inout ByteWriter) { writer.write(rawValue) }
}

extension GenericFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(name: try reader.read(), bound: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    bound.write(to: &writer)
  }
}

extension AliasFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(name: try reader.read(), type: try reader.read(), isAssociated: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
    isAssociated.write(to: &writer)
  }
}

extension AttributeFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(name: try reader.read(), generics: try reader.read(), arguments: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    generics.write(to: &writer)
    arguments.write(to: &writer)
  }
}
