import FlowReview

@testable import FlowDriver

/// The keys of a configuration as tables for the documentation.
enum ConfigurationTables {
  /// The tables in Markdown.
  static func text() -> String {
    let tables = [
      table("The file", Configuration.keys), table("`registry`", Configuration.Registry.keys),
      table("`repository`", Configuration.Repository.keys),
      table("`links`", Configuration.Links.keys), table("`pages`", Configuration.Pages.keys),
      table("`screenshots`", Configuration.Screenshots.keys), table("`coverage`", CoverageFloors.keys),
      table("`check`", Configuration.Check.keys),
    ]
    return tables.joined(separator: "\n")
  }

  private static func table<Object>(_ title: String, _ keys: [ConfigurationKey<Object>]) -> String {
    let rows = keys.map { "| `\($0.name)` | \($0.form) | `\($0.example)` | \($0.meaning) |\n" }
    return "### \(title)\n\n| Key | Type | Example | Meaning |\n| --- | --- | --- | --- |\n"
      + rows.joined()
  }
}
