extension FunctionFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      name: try reader.read(), parameters: try reader.read(), generics: try reader.read(),
      result: try reader.read(), body: try reader.read(), hasBody: try reader.read(),
      isStatic: try reader.read(), isPrivate: try reader.read(), attributes: try reader.read(),
      summary: try reader.read(), place: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    parameters.write(to: &writer)
    generics.write(to: &writer)
    result.write(to: &writer)
    body.write(to: &writer)
    hasBody.write(to: &writer)
    isStatic.write(to: &writer)
    isPrivate.write(to: &writer)
    attributes.write(to: &writer)
    summary.write(to: &writer)
    place.write(to: &writer)
  }
}

extension ParameterFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      label: try reader.read(), name: try reader.read(), type: try reader.read(),
      isOptional: try reader.read(), standard: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    label.write(to: &writer)
    name.write(to: &writer)
    type.write(to: &writer)
    isOptional.write(to: &writer)
    standard.write(to: &writer)
  }
}

extension PropertyFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      name: try reader.read(), type: try reader.read(), value: try reader.read(), getter: try reader.read(),
      observers: try reader.read(), isComputed: try reader.read(), isStatic: try reader.read(),
      isWeak: try reader.read(), isOptional: try reader.read(), isPrivate: try reader.read(),
      attributes: try reader.read(), summary: try reader.read(), place: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
    value.write(to: &writer)
    getter.write(to: &writer)
    observers.write(to: &writer)
    isComputed.write(to: &writer)
    isStatic.write(to: &writer)
    isWeak.write(to: &writer)
    isOptional.write(to: &writer)
    isPrivate.write(to: &writer)
    attributes.write(to: &writer)
    summary.write(to: &writer)
    place.write(to: &writer)
  }
}

extension CaseFacts: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      name: try reader.read(), parameters: try reader.read(), value: try reader.read(),
      summary: try reader.read(), place: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    parameters.write(to: &writer)
    value.write(to: &writer)
    summary.write(to: &writer)
    place.write(to: &writer)
  }
}
