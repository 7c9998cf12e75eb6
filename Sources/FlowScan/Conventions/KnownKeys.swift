/// The keys of one object, after rejecting unknown ones.
struct KnownKeys {
  private let values: KeyedDecodingContainer<AnyKey>

  init<Keys: CodingKey & CaseIterable>(_ decoder: any Decoder, of keys: Keys.Type) throws {
    values = try decoder.container(keyedBy: AnyKey.self)
    let known = Set(Keys.allCases.map { $0.stringValue })
    for key in values.allKeys where !known.contains(key.stringValue) {
      let text =
        "The key \"\(key.stringValue)\" is not known; these are: \(known.sorted().joined(separator: ", "))."
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
  }

  func read<Value: Decodable>(_ key: String) throws -> Value? {
    try values.decodeIfPresent(Value.self, forKey: AnyKey(stringValue: key))
  }

  func demand<Value: Decodable>(_ key: String) throws -> Value {
    try values.decode(Value.self, forKey: AnyKey(stringValue: key))
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
