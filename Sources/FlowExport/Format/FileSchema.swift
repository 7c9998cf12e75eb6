internal import FlowModel
internal import Foundation

/// The JSON Schema of a file, made from the lists that also read and write the file.
enum FileSchema {
  /// The schema (draft 2020-12) of a file whose header is followed by the keys of an object, with a newline at the end.
  static func text(of root: ObjectDescription, format: String, version: Int) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let schema = schema(of: root, format: format, version: version)
    return String(decoding: try encoder.encode(schema), as: UTF8.self) + "\n"
  }

  private static func schema(of root: ObjectDescription, format: String, version: Int) -> SchemaValue {
    let list = ObjectList(root: root)
    let definitions = list.objects.dropFirst().map { ($0.name, SchemaValue.object(object($0, header: [:]))) }
    let header: [String: SchemaValue] = [
      "format": .object(["const": .text(format)]), "version": .object(["const": .number(version)]),
    ]
    var schema = object(root, header: header)
    schema["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    schema["title"] = .text(format)
    schema["$defs"] = .object(Dictionary(uniqueKeysWithValues: definitions))
    return .object(schema)
  }

  /// Keys that are not listed are allowed: a later version may have more.
  private static func object(
    _ description: ObjectDescription, header: [String: SchemaValue]
  ) -> [String: SchemaValue] {
    let fields = description.fields
    let properties = fields.map { field in
      (
        field.key,
        SchemaValue.object(value(field.shape).merging(["description": .text(field.summary)]) { $1 })
      )
    }
    let required = header.keys.sorted() + fields.filter(\.isRequired).map(\.key)
    return [
      "type": .text("object"), "description": .text(description.summary),
      "properties": .object(Dictionary(uniqueKeysWithValues: properties).merging(header) { $1 }),
      "required": .list(required.map(SchemaValue.text)),
    ]
  }

  private static func value(_ shape: ValueShape) -> [String: SchemaValue] {
    switch shape {
    case .text: ["type": .text("string")]
    case .number: ["type": .text("integer")]
    case .flag: ["type": .text("boolean")]
    case .choice(let words): ["enum": .list(words.map(SchemaValue.text))]
    case .list(let element): ["type": .text("array"), "items": .object(value(element))]
    case .object(let description): ["$ref": .text("#/$defs/\(description.name)")]
    }
  }
}

/// A value of a JSON Schema.
private indirect enum SchemaValue: Encodable, Sendable {
  case text(String)
  case number(Int)
  case list([SchemaValue])
  case object([String: SchemaValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}
