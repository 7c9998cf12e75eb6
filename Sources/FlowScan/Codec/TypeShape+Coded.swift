extension TypeShape: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self = try reader.nested { (reader) throws(CodecError) in
      switch try reader.readByte() {
      case 0: .unknown
      case 1: .named(try reader.read(), try reader.read())
      case 2: .list(try reader.read())
      case 3: .pairs(try reader.read(), try reader.read())
      case 4: .function(try reader.read(), try reader.read())
      case 5: .tuple(try reader.read())
      case 6: .composed(try reader.read())
      default: throw .damaged
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .unknown: writer.write(UInt8(0))
    case .named(let name, let arguments):
      writer.write(UInt8(1))
      name.write(to: &writer)
      arguments.write(to: &writer)
    case .list(let element):
      writer.write(UInt8(2))
      element.write(to: &writer)
    case .pairs(let key, let value):
      writer.write(UInt8(3))
      key.write(to: &writer)
      value.write(to: &writer)
    case .function(let parameters, let result):
      writer.write(UInt8(4))
      parameters.write(to: &writer)
      result.write(to: &writer)
    case .tuple(let members):
      writer.write(UInt8(5))
      members.write(to: &writer)
    case .composed(let types):
      writer.write(UInt8(6))
      types.write(to: &writer)
    }
  }
}

extension TypeShape.Member: Coded {
  init(from reader: inout ByteReader) throws(CodecError) {
    self.init(label: try reader.read(), type: try reader.read())
  }

  func write(to writer: inout ByteWriter) {
    label.write(to: &writer)
    type.write(to: &writer)
  }
}
