internal import FlowModel
internal import FlowRender

/// Images of the project, as a site may have them.
enum ForeignFile {
  /// The bytes to publish: those of SVG are cleaned, since a browser that opens one runs its scripts as the site's own.
  static func published(_ bytes: [UInt8], as name: String) -> [UInt8] {
    isSVG(name) ? ForeignPicture.cleaned(bytes) ?? [] : bytes
  }

  /// Whether there is a picture in a file; of others than SVG, the browser finds out.
  static func isPicture(_ file: String) -> Bool {
    guard isSVG(file), let bytes = FileBytes.read(file) else { return true }
    return ForeignPicture.cleaned(Array(bytes)) != nil
  }

  private static func isSVG(_ name: String) -> Bool { name.lowercased().hasSuffix(".svg") }
}

extension Finding {
  /// A file that is called like a picture and is none.
  static func noPicture(_ path: String) -> Finding {
    Finding(
      rule: "screenshot", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "this is no SVG that can be read; it is left out",
      remedy: "Export the picture anew as plain SVG, or as PNG.")
  }
}
