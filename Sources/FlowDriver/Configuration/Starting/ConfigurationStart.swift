internal import Foundation

/// Writes a first configuration.
public struct ConfigurationStart: Sendable {
  private let path: String
  private let replaces: Bool

  /// Sets the path; an existing file is only replaced if `replaces` says so.
  public init(path: String, replaces: Bool) {
    self.path = path
    self.replaces = replaces
  }

  /// Surveys the file's folder, writes the file, and returns the survey.
  public func write() throws(DriverError) -> ProjectSurvey {
    if !replaces, FileManager.default.fileExists(atPath: path) {
      throw DriverError(
        "\(path) is there already; name another file with --output, or write over it with --force")
    }
    let survey = ProjectSurvey(of: ConfigurationFile(path: path).place(of: "."))
    guard replaces || survey.hasAnything else {
      throw DriverError(
        "there is neither Swift source nor a graph file here, so there would be nothing to tell of; go to the folder of the app, "
          + "or write \(path) all the same with --force")
    }
    try OutputFile.write(StarterConfiguration.text(for: survey), to: path)
    return survey
  }
}
