import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver
@testable import FlowRaster

/// The pictures of asset catalogs that wireframes show.
@Suite struct AssetCatalogTests {
  private func png(_ shade: UInt8, width: Int = 8) throws -> Data {
    let pixels = (0..<(width * 4)).map { Pixel(red: shade, green: UInt8($0 % 7), blue: 9, alpha: 255) }
    return Data(try #require(PNGWriter.file(Bitmap(width: width, height: 4, pixels: pixels), colours: 8)))
  }

  private func catalog(_ contents: String, _ files: [String: Data]) throws -> Folder {
    let folder = try Folder.temporary()
    let set = "App/Assets.xcassets/Pictures/hero-big.imageset"
    try folder.write(contents, to: "\(set)/Contents.json")
    for (name, data) in files { try data.write(to: folder.url("\(set)/\(name)")) }
    return folder
  }

  private func reference(
    _ contents: String, _ files: [String: Data], name: String = "hero-big", isDark: Bool = false,
    excludes: [String] = []
  ) throws -> String? {
    let folder = try catalog(contents, files)
    defer { folder.remove() }
    var scan = SourceScan(paths: [folder.path("App")])
    scan.excludes = excludes.map { folder.path($0) }
    return AssetCatalogs(scan).reference(to: name, isDark: isDark)
  }

  private func encoded(_ data: Data) -> String { "data:image/png;base64,\(data.base64EncodedString())" }

  @Test func findsPicturesByTheNamesThatCodeHas() throws {
    let picture = try png(1)
    let contents = #"{"images": [{"idiom": "universal"}, {"filename": "a.png", "scale": "2x"}]}"#
    for name in ["hero-big", "heroBig", "HeroBig"] {
      #expect(try reference(contents, ["a.png": picture], name: name) == encoded(picture))
    }
    #expect(try reference(contents, ["a.png": picture], name: "villain") == nil)
    #expect(
      try reference(contents, ["a.png": picture], excludes: ["App/Assets.xcassets"]) == nil)
  }

  @Test func darkPagesHaveTheDarkPicture() throws {
    let contents = """
      {"images": [{"filename": "a.png"},
        {"filename": "b.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    let files = ["a.png": try png(1), "b.png": try png(2)]
    #expect(try reference(contents, files) == encoded(try png(1)))
    #expect(try reference(contents, files, isDark: true) == encoded(try png(2)))
  }

  /// Templates are tinted by code, vector PDF is shown by no browser, and names must stay in the folder.
  @Test(arguments: [
    #"{"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "template"}}"#,
    #"{"images": [{"filename": "a.pdf"}]}"#, #"{"images": [{"filename": "../../a.png"}]}"#, "{", "{}",
    #"{"images": [{"filename": "missing.png"}]}"#,
  ])
  func othersAreNotShown(_ contents: String) throws {
    #expect(try reference(contents, ["a.png": try png(1), "a.pdf": Data("%PDF".utf8)]) == nil)
  }

  @Test func largePicturesAreMadeSmaller() throws {
    let contents = #"{"images": [{"filename": "a.png"}]}"#
    let shown = try #require(try reference(contents, ["a.png": try png(3, width: 900)]))
    let data = try #require(Data(base64Encoded: String(shown.dropFirst("data:image/png;base64,".count))))
    #expect(PNGRows(Array(data))?.header.width == 320)
  }

  /// A site of many screens would read, shrink and encode it again for each place that shows it.
  @Test func aPictureIsMadeOnceHoweverOftenItIsShown() throws {
    let picture = try png(1)
    let folder = try catalog(#"{"images": [{"filename": "a.png"}]}"#, ["a.png": picture])
    defer { folder.remove() }
    let catalogs = AssetCatalogs(SourceScan(paths: [folder.path("App")]))
    #expect(catalogs.reference(to: "hero-big", isDark: false) == encoded(picture))
    folder.remove()
    #expect(catalogs.reference(to: "heroBig", isDark: false) == encoded(picture))
    #expect(catalogs.reference(to: "heroBig", isDark: true) == nil)
  }
}
