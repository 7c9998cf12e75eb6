import FlowModel
import Testing

@testable import FlowSite

/// Which versions of its screenshots the page of a screen shows.
@Suite struct ThumbnailTests {
  private func shot(_ name: String, width: Int, isDark: Bool = false, scale: Int = 1) -> ShotFile {
    var shot = ShotFile(screen: "Pay", name: name, isDark: isDark, scale: scale)
    shot.size = (width, width * 2)
    return shot
  }

  private func shown(_ shots: [ShotFile]) -> Shot {
    ShotFiles(shots).shot(of: Screen(id: "Pay"), root: "../").large
  }

  private func listed(_ shots: [ShotFile]) throws -> Shot {
    try #require(ShotAlbum(shots, screens: [Screen(id: "Pay")]).shot(of: Screen(id: "Pay"), root: "../"))
  }

  /// A hundred screens side by side are under a megabyte on dense displays, too.
  @Test func aListHasTheSmallestVersionAlone() throws {
    let wide = [shot("Pay.png", width: 1_170), shot("Pay~dark.png", width: 1_170, isDark: true)]
    let small = try listed(wide)
    #expect((small.src, small.src2x) == ("../thumbnails/160/Pay.png", ""))
    #expect((small.darkSrc, small.dark2x) == ("../thumbnails/160/Pay~dark.png", ""))
    // What has no smaller versions is as sharp as its files.
    let vector = try listed([shot("Pay.svg", width: 390), shot("Pay@2x.svg", width: 780, scale: 2)])
    #expect((vector.src, vector.src2x) == ("../screenshots/Pay.svg", "../screenshots/Pay%402x.svg"))
  }

  @Test func aPageOfItsOwnHasTheLargerVersion() throws {
    let shot = shown([shot("a/Pay@3x.png", width: 1_170, scale: 3)])
    #expect((shot.src, shot.src2x) == ("../thumbnails/416/a/Pay%403x.png", ""))
    #expect(shot.full == "../screenshots/a/Pay%403x.png")
    // Its size on the page is in points, as before.
    #expect((shot.width, shot.height) == ("390", "780"))
  }

  /// A palette shows no photo, and takes more bytes than JPEG.
  @Test func photosAreJPEG() throws {
    var photo = shot("Pay@3x.png", width: 1_170, scale: 3)
    photo.hasPhotos = true
    #expect(try listed([photo]).src == "../thumbnails/160/Pay%403x.png.jpg")
    #expect(shown([photo]).src == "../thumbnails/416/Pay%403x.png.jpg")
    #expect(photo.thumbnails.map(\.coding) == [.photo(quality: 22), .photo(quality: 60)])
  }

  @Test func theVersionsAreThoseOfTheDenserImage() throws {
    let shots = [
      shot("Pay.png", width: 390), shot("Pay@2x.png", width: 780, scale: 2),
      shot("Pay~dark.png", width: 390, isDark: true),
    ]
    let shot = shown(shots)
    #expect((shot.src, shot.src2x) == ("../thumbnails/416/Pay%402x.png", ""))
    #expect((shot.darkSrc, shot.dark2x) == ("../screenshots/Pay~dark.png", ""))
    #expect(shot.full == "../screenshots/Pay.png")
  }

  @Test(arguments: ["Pay.jpg", "Pay.svg", "Pay.png"]) func otherImagesAreShownAsTheyAre(_ name: String) throws
  {
    let shot = shown([shot(name, width: name == "Pay.png" ? 160 : 800)])
    #expect((shot.src, shot.src2x, shot.full) == ("../screenshots/\(name)", "", ""))
  }
}
