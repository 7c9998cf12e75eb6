extension Expression: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self = try reader.nested { (reader) throws(CodecError) in
      switch try reader.readByte() {
      case 0: .nothing
      case 1: .name(try reader.read(), try reader.read())
      case 2: .member(try reader.read(), try reader.read(), try reader.read())
      case 3: .call(try reader.read(), try reader.read(), try reader.read())
      case 4: .index(try reader.read(), try reader.read())
      case 5: .closure(try reader.read())
      case 6: .text(try reader.read(), try reader.read())
      case 7: .literal(try reader.read())
      case 8: .list(try reader.read())
      case 9: .pairs(try reader.read(), try reader.read())
      case 10: .tuple(try reader.read())
      case 11: .choice(try reader.read())
      case 12: .binary(try reader.read(), try reader.read(), try reader.read())
      case 13: .assign(try reader.read(), try reader.read(), try reader.read())
      case 14: .cast(try reader.read(), try reader.read())
      case 15: .isType(try reader.read(), try reader.read())
      case 16: .type(try reader.read())
      case 17: .keyPath(try reader.read())
      case 18: .selector(try reader.read(), try reader.read())
      case 19: .branch(try reader.read())
      default: throw .damaged
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(tag)
    switch self {
    case .nothing: return
    case .name(let name, let place), .selector(let name, let place):
      name.write(to: &writer)
      place.write(to: &writer)
    case .member(let base, let name, let place):
      base.write(to: &writer)
      name.write(to: &writer)
      place.write(to: &writer)
    case .call(let callee, let arguments, let place):
      callee.write(to: &writer)
      arguments.write(to: &writer)
      place.write(to: &writer)
    case .index(let base, let arguments):
      base.write(to: &writer)
      arguments.write(to: &writer)
    case .closure(let closure): closure.write(to: &writer)
    case .text(let parts, let place):
      parts.write(to: &writer)
      place.write(to: &writer)
    case .literal(let text): text.write(to: &writer)
    case .list(let values), .choice(let values): values.write(to: &writer)
    case .pairs(let keys, let values):
      keys.write(to: &writer)
      values.write(to: &writer)
    case .tuple(let members): members.write(to: &writer)
    case .binary(let sign, let left, let right):
      sign.write(to: &writer)
      left.write(to: &writer)
      right.write(to: &writer)
    case .assign(let left, let right, let place):
      left.write(to: &writer)
      right.write(to: &writer)
      place.write(to: &writer)
    case .cast(let value, let type), .isType(let value, let type):
      value.write(to: &writer)
      type.write(to: &writer)
    case .type(let type): type.write(to: &writer)
    case .keyPath(let path): path.write(to: &writer)
    case .branch(let branching): branching.write(to: &writer)
    }
  }

  private var tag: UInt8 {
    switch self {
    case .nothing: 0
    case .name: 1
    case .member: 2
    case .call: 3
    case .index: 4
    case .closure: 5
    case .text: 6
    case .literal: 7
    case .list: 8
    case .pairs: 9
    case .tuple: 10
    case .choice: 11
    case .binary: 12
    case .assign: 13
    case .cast: 14
    case .isType: 15
    case .type: 16
    case .keyPath: 17
    case .selector: 18
    case .branch: 19
    }
  }
}

extension Argument: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(label: try reader.read(), value: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    label.write(to: &writer)
    value.write(to: &writer)
  }
}

extension TextPart: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self = try reader.readFlag() ? .inserted(try reader.read()) : .plain(try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .plain(let text):
      writer.write(false)
      text.write(to: &writer)
    case .inserted(let value):
      writer.write(true)
      value.write(to: &writer)
    }
  }
}

extension Closure: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(
      parameters: try reader.read(), captures: try reader.read(), body: try reader.read(),
      place: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    parameters.write(to: &writer)
    captures.write(to: &writer)
    body.write(to: &writer)
    place.write(to: &writer)
  }
}

extension Closure.Capture: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(name: try reader.read(), isWeak: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    isWeak.write(to: &writer)
  }
}

extension Closure.Parameter: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(name: try reader.read(), type: try reader.read(), isOptional: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
    isOptional.write(to: &writer)
  }
}
