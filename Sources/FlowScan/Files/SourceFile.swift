/// What a scan knows of one Swift file: its facts where it was parsed, and else that its types are there.
public struct SourceFile: Hashable, Sendable {
  /// The format of `bytes`: a new number where other bytes stand for a file, or say other things of it.
  public static let format = 1

  var facts: FileFacts

  /// Whether all of the file was understood; nesting that is too deep is left out.
  public private(set) var isWhole = true

  /// The path, as findings and the graph name it.
  public var path: String {
    get { facts.path }
    set { facts.path = newValue }
  }

  /// Parses the text of a file.
  ///
  /// Parsing goes as deep as the code is nested: a thread that calls this should have a stack of some megabytes.
  public init(parsing text: String, path: String) {
    let sketch = FileSketch(of: text.utf8)
    if sketch.isTooDeep {
      (facts, isWhole) = (FileFacts(path: path, outline: sketch), false)
    } else {
      (facts, isWhole) = FileReader(path: path).read(text)
    }
  }

  /// Takes what a sketch tells of a file that need not be parsed.
  public init(outline sketch: FileSketch, path: String) {
    facts = FileFacts(path: path, outline: sketch)
  }
}

// Between runs, facts are kept as bytes; the path is not part of them.
extension SourceFile {
  /// The facts as bytes.
  public var bytes: [UInt8] { Kept(isWhole: isWhole, facts: facts).encoded }

  /// Reads facts back; nil where the bytes are damaged.
  public init?(bytes: some Collection<UInt8>, path: String) {
    guard let kept = try? Kept(encoded: bytes) else { return nil }
    facts = kept.facts
    facts.path = path
    isWhole = kept.isWhole
  }

  private struct Kept: Coded {
    var isWhole: Bool
    var facts: FileFacts

    init(isWhole: Bool, facts: FileFacts) {
      self.isWhole = isWhole
      self.facts = facts
    }

    init(from reader: inout ByteReader) throws(CodecError) {
      self.init(isWhole: try reader.read(), facts: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
      isWhole.write(to: &writer)
      facts.write(to: &writer)
    }
  }
}

extension FileSketch {
  /// The sketch as bytes.
  public var bytes: [UInt8] { encoded }

  /// Reads a sketch back; nil where the bytes are damaged.
  public init?(bytes: some Collection<UInt8>) {
    guard let sketch = try? FileSketch(encoded: bytes) else { return nil }
    self = sketch
  }
}
