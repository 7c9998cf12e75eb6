/// The first message of a worker, which reveals a program of another version.
struct Hello: Equatable {
  static let magic = "flowdoc render worker 2"

  /// The reason why the worker cannot draw at all.
  var problem: String?

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.magic)
    writer.write(problem)
    return writer.bytes
  }

  init(problem: String?) {
    self.problem = problem
  }

  init(_ bytes: ArraySlice<UInt8>) throws(WireError) {
    var reader = ByteReader(bytes)
    guard try reader.text() == Self.magic else { throw WireError() }
    problem = try reader.optionalText()
  }
}

/// One picture to draw.
struct WorkOrder: Equatable {
  var dot: String
  var effort: Effort
  /// The time that the worker may take.
  var milliseconds: UInt32
  /// The seconds after which the worker ends itself, in case the parent is gone.
  var secondsToLive: UInt32
  var options: SVGOptions

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(dot)
    writer.write(UInt32(effort.rawValue))
    writer.write(milliseconds)
    writer.write(secondsToLive)
    writer.write(options)
    return writer.bytes
  }

  init(
    dot: String, effort: Effort, milliseconds: UInt32, secondsToLive: UInt32, options: SVGOptions
  ) {
    self.dot = dot
    self.effort = effort
    self.milliseconds = milliseconds
    self.secondsToLive = secondsToLive
    self.options = options
  }

  init(_ bytes: ArraySlice<UInt8>) throws(WireError) {
    var reader = ByteReader(bytes)
    dot = try reader.text()
    guard let effort = Effort(rawValue: UInt8(clamping: try reader.number())) else { throw WireError() }
    self.effort = effort
    milliseconds = try reader.number()
    secondsToLive = try reader.number()
    options = try reader.options()
  }
}

/// The answer to a work order: the cleaned picture, or the reason why there is none.
enum WorkReport: Equatable {
  case picture(Drawing)
  case refused(RenderError)

  var bytes: [UInt8] {
    switch self {
    case .picture(let picture):
      var writer = ByteWriter(capacity: picture.svg.count + 256)
      writer.write(true)
      writer.write(picture.svg)
      writer.write(picture.diagnostics)
      return writer.bytes
    case .refused(let error):
      var writer = ByteWriter()
      writer.write(false)
      writer.write(error)
      return writer.bytes
    }
  }

  init(_ result: Result<Drawing, RenderError>) {
    switch result {
    case .success(let picture): self = .picture(picture)
    case .failure(let error): self = .refused(error)
    }
  }

  init(_ bytes: ArraySlice<UInt8>) throws(WireError) {
    var reader = ByteReader(bytes)
    self =
      try reader.flag()
      ? .picture(Drawing(svg: try reader.data(), diagnostics: try reader.texts()))
      : .refused(try reader.renderError())
  }
}
