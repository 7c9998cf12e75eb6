/// One key of a `FileObject`: how it is read, written, told, described, sorted and merged.
public struct Field<Owner: FileObject>: Sendable {
  /// The key as the schema tells it.
  public let description: FieldDescription
  let read: @Sendable (inout Owner, KeyedDecodingContainer<FieldKey>) throws -> Void
  let write: @Sendable (Owner, inout KeyedEncodingContainer<FieldKey>) throws -> Void
  /// Whether the value says anything, and the value.
  let isTold: @Sendable (Owner) -> Bool
  let tell: @Sendable (Owner, inout any FileSink) -> Void
  let isSorted: @Sendable (Owner) -> Bool
  let sort: @Sendable (inout Owner) -> Void
  /// Whether the value may hold objects that are to be merged with each other, even if only one graph says it.
  let isMergedAlone: Bool
  let merge: @Sendable (inout Owner, [Contribution<Owner>], inout MergeConflicts) -> Void
}

/// A key of a file, known only at run time.
struct FieldKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Field {
  typealias Path<Value> = WritableKeyPath<Owner, Value> & Sendable

  /// A key that every file must have and on which all graphs must agree.
  static func required<Value: FileValue>(_ key: String, _ path: any Path<Value>, _ summary: String) -> Self {
    Self(key, path, isRequired: true, summary) {
      Value.agreed($0, on: key, unless: nil, &$1) ?? Owner.blank[keyPath: path]
    }
  }

  /// A key that may be left out and on which all graphs that have it must agree.
  static func optional<Value: FileValue>(_ key: String, _ path: any Path<Value>, _ summary: String) -> Self {
    Self(key, path, summary) {
      let blank = Owner.blank[keyPath: path]
      return Value.agreed($0, on: key, unless: blank, &$1) ?? blank
    }
  }

  /// A key on which graphs may differ without that being worth a word, as on where a thing stands.
  static func quiet<Value: FileValue>(_ key: String, _ path: any Path<Value>, _ summary: String) -> Self {
    Self(key, path, summary) { parts, _ in
      .least(of: parts.map(\.value), unless: Owner.blank[keyPath: path])
    }
  }

  /// A flag that is up where any graph says so.
  static func flag(_ key: String, _ path: any Path<Bool>, _ summary: String) -> Self {
    Self(key, path, summary) { parts, _ in parts.contains(where: \.value) }
  }

  /// Words whose order says nothing: graphs add theirs.
  static func words<Word: FileValue & Comparable>(
    _ key: String, _ path: any Path<[Word]>, _ summary: String
  ) -> Self {
    let order = Order<[Word]>(
      holds: { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } }, sorted: { Set($0).sorted() })
    return Self(key, path, summary, order: order) { parts, _ in order.sorted(parts.flatMap(\.value)) }
  }

  /// Objects whose order says nothing: graphs add theirs, and objects of one identity become one.
  static func objects<Value: FileObject>(_ key: String, _ path: any Path<[Value]>, _ summary: String) -> Self
  {
    let order = Order<[Value]>(
      holds: { values in
        values.allSatisfy(\.isCanonical)
          && !zip(values, values.dropFirst()).contains { Value.comesFirst($1, $0) }
      }, sorted: { $0.map(\.canonical).sorted(by: Value.comesFirst) })
    return Self(key, path, isMergedAlone: true, summary, order: order) { .union($0, &$1) }
  }
}

extension Field {
  typealias Merge<Value> = @Sendable ([Contribution<Value>], inout MergeConflicts) -> Value

  /// The order of a value whose order says nothing.
  private struct Order<Value>: Sendable {
    let holds: @Sendable (Value) -> Bool
    let sorted: @Sendable (Value) -> Value
  }

  private init<Value: FileValue>(
    _ key: String, _ path: any Path<Value>, isRequired: Bool = false, isMergedAlone: Bool = false,
    _ summary: String, order: Order<Value>? = nil, merged: @escaping Merge<Value>
  ) {
    self.isMergedAlone = isMergedAlone
    description = FieldDescription(key: key, shape: Value.shape, isRequired: isRequired, summary: summary)
    let codingKey = FieldKey(stringValue: key)
    read = { owner, container in
      if isRequired {
        owner[keyPath: path] = try container.decode(Value.self, forKey: codingKey)
      } else if let value = try container.decodeIfPresent(Value.self, forKey: codingKey) {
        owner[keyPath: path] = value
      }
    }
    write = { owner, container in
      let value = owner[keyPath: path]
      guard isRequired || value != Owner.blank[keyPath: path] else { return }
      try container.encode(value, forKey: codingKey)
    }
    isTold = { isRequired || $0[keyPath: path] != Owner.blank[keyPath: path] }
    tell = { $0[keyPath: path].tell(&$1) }
    if let order {
      isSorted = { order.holds($0[keyPath: path]) }
      sort = { $0[keyPath: path] = order.sorted($0[keyPath: path]) }
    } else {
      isSorted = { _ in true }
      sort = { _ in }
    }
    merge = { owner, parts, conflicts in
      owner[keyPath: path] = merged(parts.map { $0.map(path) }, &conflicts)
    }
  }
}
