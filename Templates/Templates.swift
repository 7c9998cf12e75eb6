/// The templates, style sheets and scripts of the site, as they are built into the program.
public enum BuiltInTemplates {
  /// A file of the folder `Templates`.
  public struct File: Sendable {
    /// Its name there, as `flow.mustache` or `assets/site.css`.
    public let name: String
    /// What it holds.
    public let bytes: [UInt8]
  }
}
