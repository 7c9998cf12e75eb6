internal import Foundation

/// The text of a first configuration for a project.
public enum StarterConfiguration {
  /// Writes the text: the findings of the survey as values, other keys as comments to try.
  public static func text(for survey: ProjectSurvey) -> String {
    let sources = survey.sources.isEmpty ? ["."] : survey.sources
    return """
      // What flowdoc knows of this project. Every key may be left out; Documentation/Configuration.md of flowdoc tells them all.
      {
        // What the app is called, and what it is, in Markdown.
        "name": \(quoted(survey.name)),
        // "summary": "An app to *buy* things.",

        // Folders and files to scan, and beginnings of paths to leave out.
        "sources": [\(sources.map(quoted).joined(separator: ", "))],
        // "exclude": ["Modules/Legacy"],

        // Graph files that are made elsewhere, as by FlowKit's registry, to be merged with the scan.
        \(line("graphs", survey.graph.map { "[\(quoted($0))]" }, or: "[\"flowdoc.graph.json\"]"))

        // Where the site is written.
        "output": "flowdoc-site",
        // "baseURL": "https://docs.shop.example/",

        // Where the source can be read. Without it, the git repository at hand is asked.
        \(repository(survey.repository))

        // The file that declares the owners.
        \(line("codeowners", survey.codeowners.map(quoted), or: "\".github/CODEOWNERS\""))

        // The links that belong to the app.
        // "links": { "schemes": ["shop"], "hosts": ["shop.example"] },

        // Pages of your own, and pictures of screens: PaymentScreen.png, or what a map says.
        // "pages": { "folder": "flowdoc/pages", "order": ["Start.md"] },
        // "screenshots": { "folder": "flowdoc/screenshots", "map": { "PaymentScreen": "pay.png" } },

        // How much the findings of a rule matter: error, warning, note or off.
        // "rules": { "unreadable": "error" },

        // What flowdoc check holds in CI, and how much must be documented, in percent.
        // "check": { "graph": "flowdoc.graph.json", "against": "origin/main" },
        // "coverage": { "documentation": 80, "links": { "example": 100 } },
      }

      """
  }

  private static func line(_ key: String, _ value: String?, or example: String) -> String {
    value.map { "\"\(key)\": \($0)," } ?? "// \"\(key)\": \(example),"
  }

  private static func repository(_ page: String?) -> String {
    line(
      "repository", page.map { "{ \"url\": \(quoted($0)) }" },
      or: "{ \"url\": \"https://github.com/shop/app\" }")
  }

  /// Encodes a text as JSON; names come from files and folders and may contain anything.
  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(text) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
