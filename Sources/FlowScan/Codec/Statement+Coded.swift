extension Statement: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self = try reader.nested { (reader) throws(CodecError) in
      switch try reader.readByte() {
      case 0: .expression(try reader.read())
      case 1: .local(try reader.read(), try reader.read(), try reader.read())
      case 2: .result(try reader.read())
      case 3: .branch(try reader.read())
      case 4: .loop(try reader.read(), try reader.read(), try reader.read())
      case 5: .block(try reader.read())
      case 6: .function(try reader.read())
      default: throw .damaged
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let value):
      writer.write(UInt8(0))
      value.write(to: &writer)
    case .local(let pattern, let type, let value):
      writer.write(UInt8(1))
      pattern.write(to: &writer)
      type.write(to: &writer)
      value.write(to: &writer)
    case .result(let value):
      writer.write(UInt8(2))
      value.write(to: &writer)
    case .branch(let branching):
      writer.write(UInt8(3))
      branching.write(to: &writer)
    case .loop(let pattern, let sequence, let body):
      writer.write(UInt8(4))
      pattern.write(to: &writer)
      sequence.write(to: &writer)
      body.write(to: &writer)
    case .block(let body):
      writer.write(UInt8(5))
      body.write(to: &writer)
    case .function(let function):
      writer.write(UInt8(6))
      function.write(to: &writer)
    }
  }
}

extension Branching: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(arms: try reader.read(), isExhaustive: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    arms.write(to: &writer)
    isExhaustive.write(to: &writer)
  }
}

extension Branching.Arm: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(conditions: try reader.read(), body: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    conditions.write(to: &writer)
    body.write(to: &writer)
  }
}

extension Condition: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    switch try reader.readByte() {
    case 0: self = .holds(try reader.read())
    case 1: self = .matches(try reader.read(), try reader.read())
    case 2: self = .otherwise
    default: throw .damaged
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .holds(let value):
      writer.write(UInt8(0))
      value.write(to: &writer)
    case .matches(let value, let patterns):
      writer.write(UInt8(1))
      value.write(to: &writer)
      patterns.write(to: &writer)
    case .otherwise: writer.write(UInt8(2))
    }
  }
}

extension Pattern: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self = try reader.nested { (reader) throws(CodecError) in
      switch try reader.readByte() {
      case 0: .any
      case 1: .binding(try reader.read())
      case 2: .enumCase(try reader.read(), try reader.read(), try reader.read())
      case 3: .tuple(try reader.read())
      case 4: .type(try reader.read())
      case 5: .cast(try reader.read(), try reader.read())
      case 6: .value(try reader.read())
      default: throw .damaged
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .any: writer.write(UInt8(0))
    case .binding(let name):
      writer.write(UInt8(1))
      name.write(to: &writer)
    case .enumCase(let type, let name, let parts):
      writer.write(UInt8(2))
      type.write(to: &writer)
      name.write(to: &writer)
      parts.write(to: &writer)
    case .tuple(let parts):
      writer.write(UInt8(3))
      parts.write(to: &writer)
    case .type(let type):
      writer.write(UInt8(4))
      type.write(to: &writer)
    case .cast(let pattern, let type):
      writer.write(UInt8(5))
      pattern.write(to: &writer)
      type.write(to: &writer)
    case .value(let value):
      writer.write(UInt8(6))
      value.write(to: &writer)
    }
  }
}
