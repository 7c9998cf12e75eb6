import FlowModel

@testable import FlowExport

/// The tables of the documentation of the formats, made from the lists that also read and write the files.
enum GraphFormatTables {
  /// A section for each object: what it stands for, and its keys.
  static func text(of root: ObjectDescription) -> String {
    ObjectList(root: root).objects.map(section).joined(separator: "\n")
  }

  private static func section(_ object: ObjectDescription) -> String {
    let rows = object.fields.map { field in
      "| `\(field.key)` | \(type(field.shape)) | \(field.isRequired ? "yes" : "") | \(field.summary) |\n"
    }
    return "### \(object.name)\n\n\(object.summary)\n\n"
      + "| Key | Value | Required | Meaning |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private static func type(_ shape: ValueShape) -> String {
    switch shape {
    case .text: "string"
    case .number: "whole number"
    case .flag: "boolean"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): "list of \(type(element))"
    case .object(let description): "[\(description.name)](#\(description.name.lowercased()))"
    }
  }
}
