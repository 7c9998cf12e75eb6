internal import Foundation

/// Writes a first configuration, or one for each app of a repository that has several.
public struct ConfigurationStart: Sendable {
  private let path: String
  private let replaces: Bool

  /// Sets the path; existing files are only replaced if `replaces` says so.
  public init(path: String, replaces: Bool) {
    self.path = path
    self.replaces = replaces
  }

  /// Surveys the file's folder and writes the files; the configuration at the path comes first.
  public func write() throws(DriverError) -> (survey: ProjectSurvey, files: [String]) {
    let file = ConfigurationFile(path: path)
    let survey = ProjectSurvey(of: file.place(of: "."))
    guard replaces || survey.hasAnything else {
      throw DriverError(
        "there is neither Swift source nor a graph file here, so there would be nothing to document; go to the folder of the app, "
          + "or write \(path) anyway with --force")
    }
    let texts = StarterConfiguration.files(for: survey, named: path)
    for text in texts where !replaces && FileManager.default.fileExists(atPath: text.path) {
      throw DriverError(
        "\(text.path) already exists; name another file with --output, or overwrite it with --force")
    }
    for text in texts { try OutputFile.write(text.text, to: text.path) }
    return (survey, texts.map(\.path))
  }
}
