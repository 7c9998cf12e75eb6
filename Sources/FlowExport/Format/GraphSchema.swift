internal import FlowModel
internal import Foundation

/// The graph file's JSON Schema, made from the list that also reads and writes the file.
public enum GraphSchema {
  /// The schema (draft 2020-12), with a newline at the end.
  public static func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(schema()), as: UTF8.self) + "\n"
  }

  private static func schema() -> SchemaValue {
    let list = ObjectList(root: FlowGraph.objectDescription)
    let definitions = list.objects.dropFirst().map { ($0.name, SchemaValue.object(object($0, header: [:]))) }
    var root = object(FlowGraph.objectDescription, header: header)
    root["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    root["title"] = .text(GraphFile.format)
    root["$defs"] = .object(Dictionary(uniqueKeysWithValues: definitions))
    return .object(root)
  }

  private static let header: [String: SchemaValue] = [
    "format": .object(["const": .text(GraphFile.format)]),
    "version": .object(["const": .number(GraphFile.version)]),
  ]

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
