/// A value that a file holds as one JSON object.
///
/// Its `fields` are the one place that says how each property is read, written, described and merged; `Codable`, the JSON Schema, the
/// documentation of the format and the merging of graphs all follow from that list.
public protocol FileObject: FileValue {
  /// One sentence that says what the object represents.
  static var meaning: String { get }
  /// An empty value: reading starts from it, and fields equal to its own are not written.
  static var blank: Self { get }
  /// The object's keys, in the order of the documentation.
  static var fields: [Field<Self>] { get }
  /// The key that distinguishes objects in one list; objects of several graphs that share it are the same object.
  var identity: String { get }
  /// The object's source location, for messages about it.
  var place: SourceLocation? { get }
}

extension FileObject {
  /// The shape of an object, referred to by the name of its type.
  public static var shape: ValueShape { .object(objectDescription) }

  /// The object's name and fields as values, for the schema and the documentation.
  public static var objectDescription: ObjectDescription {
    ObjectDescription(name: "\(Self.self)", summary: meaning, fields: { fields.map(\.description) })
  }

  /// The default for objects that only occur inside another object: no identity.
  public var identity: String { "" }

  /// The default for objects without a location of their own.
  public var place: SourceLocation? { nil }

  /// Reads each field; keys that this version does not know are ignored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    self = Self.blank
    // Works on indices: copying the fields themselves takes longer than reading them.
    let fields = Self.fields
    for number in fields.indices { try fields[number].read(&self, container) }
  }

  /// Writes each field that differs from the blank object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for field in Self.fields { try field.write(self, &container) }
  }

  /// Emits each field that differs from the blank object, ordered by key.
  public func emit(_ sink: inout any FileSink) { emit(&sink, header: []) }

  /// Emits the object with the header's keys among its own.
  func emit(_ sink: inout any FileSink, header: [HeaderField]) {
    // Works on indices: copying the fields themselves takes longer than emitting them.
    let fields = Self.fields
    var emitted = fields.indices.filter { fields[$0].isEmitted(self) }
    emitted.sort { fields[$0].description.key < fields[$1].description.key }
    sink.beginObject(of: emitted.count + header.count)
    var rest = header[...]
    for number in emitted {
      let key = fields[number].description.key
      while let first = rest.first, first.key < key { rest.removeFirst().emit(&sink) }
      sink.add(key: key)
      fields[number].emit(self, &sink)
    }
    for field in rest { field.emit(&sink) }
    sink.endObject()
  }

  /// The same object with every unordered list sorted, so that equal values give equal bytes.
  public var canonical: Self {
    // Most objects are in order already and can share their lists.
    guard !isCanonical else { return self }
    var result = self
    for field in Self.fields { field.sort(&result) }
    return result
  }

  var isCanonical: Bool {
    let fields = Self.fields
    return fields.indices.allSatisfy { !fields[$0].isOrdered || fields[$0].isSorted(self) }
  }

  /// The order within a list: by identity, and for equal identities by content.
  static func comesFirst(_ left: Self, _ right: Self) -> Bool {
    left.identity == right.identity ? precedes(left, right) : left.identity < right.identity
  }
}
