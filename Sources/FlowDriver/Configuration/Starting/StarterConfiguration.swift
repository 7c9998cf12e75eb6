internal import Foundation

/// The text of a first configuration for a project.
public enum StarterConfiguration {
  /// The files for a project: one, or one for each of several apps and one that names them.
  static func files(for survey: ProjectSurvey, named path: String) -> [(path: String, text: String)] {
    guard survey.apps.count > 1 else { return [(path, text(for: survey))] }
    let folder = ConfigurationFile(path: path)
    var counts: [String: Int] = [:]
    let apps = survey.apps.map { app in
      let name = AppFolder.name(for: app.name)
      let count = counts[name.lowercased(), default: 0] + 1
      counts[name.lowercased()] = count
      return (name: name + (count == 1 ? "" : "-\(count)") + Configuration.standardFile, app: app)
    }
    return [(path, text(for: survey, naming: apps.map(\.name)))]
      + apps.map { (folder.place(of: $0.name), text(for: survey.of($0.app))) }
  }

  /// Writes the text that names the configurations of several apps.
  private static func text(for survey: ProjectSurvey, naming files: [String]) -> String {
    """
    // The settings of flowdoc for this repository, which has several apps. All keys are described in flowdoc's Documentation/Configuration.md.
    {
      "name": \(quoted(survey.name)),

      // Each app has a configuration and a site of its own; `flowdoc generate` and `flowdoc serve` make all of them.
      "apps": [\(files.map(quoted).joined(separator: ", "))],

      // The folder for the sites and the page above them.
      "output": "flowdoc-site",
    }

    """
  }

  /// Writes the text: the findings of the survey as values, other keys as comments to try.
  public static func text(for survey: ProjectSurvey) -> String {
    let sources = survey.sources.isEmpty ? ["."] : survey.sources
    return """
      // The settings of flowdoc for this project. All keys are optional, and described in flowdoc's Documentation/Configuration.md.
      {
        // The app's name, and a description in Markdown.
        "name": \(quoted(survey.name)),
        // "summary": "An app to *buy* things.",

        // Folders and files to scan, and prefixes of paths to leave out.
        "sources": [\(sources.map(quoted).joined(separator: ", "))],
        \(excludes(survey.excludes))

        // Graph files from elsewhere, such as FlowKit's registry, to merge with the scan.
        \(line("graphs", survey.graph.map { "[\(quoted($0))]" }, or: "[\"flowdoc.graph.json\"]"))

        // The folder for the site.
        "output": "flowdoc-site",
        // "baseURL": "https://docs.shop.example/",

        // The source on the web; by default, derived from the git repository.
        \(repository(survey.repository))

        // The file that declares the owners.
        \(line("codeowners", survey.codeowners.map(quoted), or: "\".github/CODEOWNERS\""))

        // The links that belong to the app.
        // "links": { "schemes": ["shop"], "hosts": ["shop.example"] },

        // Your own pages, and pictures of screens: PaymentScreen.png, or what the map says.
        // "pages": { "folder": "flowdoc/pages", "order": ["Start.md"] },
        // "screenshots": { "folder": "flowdoc/screenshots", "map": { "PaymentScreen": "pay.png" } },

        // The severity of a rule's findings: error, warning, note or off.
        // "rules": { "unreadable": "error" },

        // The requirements of flowdoc check in CI, and the required coverage, in percent.
        // "check": { "graph": "flowdoc.graph.json", "against": "origin/main" },
        // "coverage": { "documentation": 80, "links": { "example": 100 } },
      }

      """
  }

  private static func excludes(_ paths: [String]) -> String {
    guard paths.count > 3 else {
      let list = "[\(paths.map(quoted).joined(separator: ", "))]"
      return line("exclude", paths.isEmpty ? nil : list, or: "[\"Modules/Legacy\"]")
    }
    let list = paths.map { "    \(quoted($0))" }.joined(separator: ",\n")
    return "\"exclude\": [\n\(list)\n  ],"
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
