/// One key of a `FileObject`: how it is read, written, emitted, described, sorted and merged.
public struct Field<Owner: FileObject>: Sendable {
  /// The key's entry in the schema.
  public let description: FieldDescription
  let read: @Sendable (inout Owner, KeyedDecodingContainer<FieldKey>) throws -> Void
  /// Reads a plain value; returns false if it is not plain.
  let readPlain: @Sendable (inout Owner, inout JSONReader) -> Bool
  let write: @Sendable (Owner, inout KeyedEncodingContainer<FieldKey>) throws -> Void
  /// Tells whether the value differs from the blank one and so is emitted.
  let isEmitted: @Sendable (Owner) -> Bool
  let emit: @Sendable (Owner, inout any FileSink) -> Void
  /// Whether the value has an order to keep; most values have none.
  let isOrdered: Bool
  let isSorted: @Sendable (Owner) -> Bool
  let sort: @Sendable (inout Owner) -> Void
  /// Whether the value may hold objects that need merging with each other even when only one graph has it.
  let isMergedAlone: Bool
  let merge: @Sendable (inout Owner, [Contribution<Owner>], inout MergeConflicts) -> Void
}

/// A key of a file that is known only at run time.
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

  /// An optional key on which all graphs that have it must agree.
  static func optional<Value: FileValue>(_ key: String, _ path: any Path<Value>, _ summary: String) -> Self {
    Self(key, path, summary) {
      let blank = Owner.blank[keyPath: path]
      return Value.agreed($0, on: key, unless: blank, &$1) ?? blank
    }
  }

  /// A key on which graphs may differ without a finding, such as where something is declared.
  static func quiet<Value: FileValue>(_ key: String, _ path: any Path<Value>, _ summary: String) -> Self {
    Self(key, path, summary) { parts, _ in
      .least(of: parts, unless: Owner.blank[keyPath: path])
    }
  }

  /// A flag that is set if any graph sets it.
  static func flag(_ key: String, _ path: any Path<Bool>, _ summary: String) -> Self {
    Self(key, path, summary) { parts, _ in parts.contains(where: \.value) }
  }

  /// An unordered set of words; merging takes the union.
  static func words<Word: FileValue & Comparable>(
    _ key: String, _ path: any Path<[Word]>, _ summary: String
  ) -> Self {
    let order = Order<[Word]>(
      holds: { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } }, sorted: { Set($0).sorted() })
    return Self(key, path, summary, order: order) { parts, _ in order.sorted(parts.flatMap(\.value)) }
  }

  /// An unordered list of objects; merging takes the union, and objects with the same identity become one.
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

  /// The canonical order of a value that is unordered by meaning.
  private struct Order<Value>: Sendable {
    let holds: @Sendable (Value) -> Bool
    let sorted: @Sendable (Value) -> Value
  }

  private init<Value: FileValue>(
    _ key: String, _ path: any Path<Value>, isRequired: Bool = false, isMergedAlone: Bool = false,
    _ summary: String, order: Order<Value>? = nil, merged: @escaping Merge<Value>
  ) {
    self.isMergedAlone = isMergedAlone
    isOrdered = order != nil
    description = FieldDescription(key: key, shape: Value.shape, isRequired: isRequired, summary: summary)
    let codingKey = FieldKey(stringValue: key)
    read = { owner, container in
      if isRequired {
        owner[keyPath: path] = try container.decode(Value.self, forKey: codingKey)
      } else if let value = try container.decodeIfPresent(Value.self, forKey: codingKey) {
        owner[keyPath: path] = value
      }
    }
    readPlain = { owner, reader in
      guard let value = Value(plain: &reader) else { return false }
      owner[keyPath: path] = value
      return true
    }
    write = { owner, container in
      let value = owner[keyPath: path]
      guard isRequired || value != Owner.blank[keyPath: path] else { return }
      try container.encode(value, forKey: codingKey)
    }
    isEmitted = { isRequired || $0[keyPath: path] != Owner.blank[keyPath: path] }
    emit = { $0[keyPath: path].emit(&$1) }
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
