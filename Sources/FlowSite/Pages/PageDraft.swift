/// A page before its pictures are drawn.
public struct PageDraft: Sendable {
  /// The path of the page's file below the output folder.
  public let path: String
  /// The pictures that it needs.
  public let pictures: [PictureRequest]
  let make: @Sendable ([String: PictureResult]) throws(TemplateError) -> [UInt8]

  /// The page with its pictures, given the results by their ids.
  public func file(with drawn: [String: PictureResult]) throws -> SiteFile {
    SiteFile(path: path, bytes: try make(drawn))
  }
}
