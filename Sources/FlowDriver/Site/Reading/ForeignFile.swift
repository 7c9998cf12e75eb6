internal import FlowModel
internal import FlowRender

/// Images from the project, prepared for a site.
enum ForeignFile {
  /// The bytes to publish; SVG is sanitised, since a browser runs its scripts in the site's own origin.
  static func published(_ bytes: [UInt8], as name: String) -> [UInt8] {
    isSVG(name) ? ForeignPicture.cleaned(bytes) ?? [] : bytes
  }

  /// Tells whether a file is a picture; only SVG is checked, the browser finds out about others.
  static func isPicture(_ file: String) -> Bool {
    guard isSVG(file), let bytes = FileBytes.read(file) else { return true }
    return ForeignPicture.cleaned(Array(bytes)) != nil
  }

  private static func isSVG(_ name: String) -> Bool { name.lowercased().hasSuffix(".svg") }
}

extension Finding {
  /// The finding for a file with the name of a picture that is not a picture.
  static func noPicture(_ path: String) -> Finding {
    Finding(
      rule: "screenshot", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "the file is not readable as SVG; it was left out",
      remedy: "Export the picture again as plain SVG or as PNG.")
  }
}
