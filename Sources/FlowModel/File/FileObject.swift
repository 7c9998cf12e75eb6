/// A value that a file holds as one JSON object.
///
/// Its `fields` are the one place that says how each property is read, written, described and merged; `Codable`, the JSON
/// Schema, the documentation of the format and the merging of graphs all follow from that list.
public protocol FileObject: FileValue {
  /// What the object stands for, in one sentence.
  static var meaning: String { get }
  /// A value with nothing in it: what is read starts from it, what equals it is not written.
  static var blank: Self { get }
  /// The object's keys, in the order in which the documentation tells them.
  static var fields: [Field<Self>] { get }
  /// What tells two objects of one list apart; objects of several graphs that share it are one.
  var identity: String { get }
  /// Where the object stands in the source, for messages about it.
  var place: SourceLocation? { get }
}

extension FileObject {
  /// Objects are referred to by their type's name.
  public static var shape: ValueShape { .object(objectDescription) }

  /// The object's name and fields as values, for the schema and the documentation.
  public static var objectDescription: ObjectDescription {
    ObjectDescription(name: "\(Self.self)", summary: meaning, fields: { fields.map(\.description) })
  }

  /// Objects that are only ever part of another have no identity of their own.
  public var identity: String { "" }

  /// Objects without a place of their own have none.
  public var place: SourceLocation? { nil }

  /// Reads each field; a key that this version does not know is ignored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    self = Self.blank
    for field in Self.fields { try field.read(&self, container) }
  }

  /// Writes each field that says something.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for field in Self.fields { try field.write(self, &container) }
  }

  /// Tells each field that says something, in the order of their keys.
  public func tell(_ sink: inout any FileSink) { tell(&sink, header: []) }

  /// The same, with keys of a header among the object's own.
  func tell(_ sink: inout any FileSink, header: [HeaderField]) {
    // By their numbers: to copy the fields themselves takes longer than to tell them.
    let fields = Self.fields
    var told = fields.indices.filter { fields[$0].isTold(self) }
    told.sort { fields[$0].description.key < fields[$1].description.key }
    sink.beginObject(of: told.count + header.count)
    var rest = header[...]
    for number in told {
      let key = fields[number].description.key
      while let first = rest.first, first.key < key { rest.removeFirst().tell(&sink) }
      sink.add(key: key)
      fields[number].tell(self, &sink)
    }
    for field in rest { field.tell(&sink) }
    sink.endObject()
  }

  /// The same object with every unordered list sorted, so that equal values are equal bytes.
  public var canonical: Self {
    // Most are in order already, and share their lists then.
    guard !isCanonical else { return self }
    var result = self
    for field in Self.fields { field.sort(&result) }
    return result
  }

  var isCanonical: Bool { Self.fields.allSatisfy { $0.isSorted(self) } }

  /// The order of a list: by identity, and where two objects share it, by what they say.
  static func comesFirst(_ left: Self, _ right: Self) -> Bool {
    left.identity == right.identity ? precedes(left, right) : left.identity < right.identity
  }
}
