import FlowModel
import Testing

@testable import FlowSite

/// The order of a screen's pictures, and which files are one.
@Suite struct ShotAlbumTests {
  private func shot(
    _ name: String, _ variant: String = "", origin: String = "", isDark: Bool = false, isDrawn: Bool = false
  ) -> ShotFile {
    var shot = ShotFile(screen: "Pay", name: name, isDark: isDark)
    (shot.variant, shot.origin) = (variant, origin)
    shot.drawnFrom = isDrawn ? SourceLocation(file: "App/Pay.swift", line: 3) : nil
    return shot
  }

  /// Each picture's name, and its image by day and by night.
  private func labels(_ shots: [ShotFile]) -> [String] {
    var graph = FlowGraph(name: "App")
    graph.screens = [Screen(id: "Pay")]
    var input = SiteInput(graph: graph)
    input.shots = shots
    let facts = SiteFacts(input)
    let context = PageContext(facts: facts, address: .screens)
    return facts.shots.pictures(of: Screen(id: "Pay"), in: context).map {
      "\($0.name): \($0.shot.src) \($0.shot.darkSrc)\($0.isFirst ? " first" : "")"
    }
  }

  @Test func screenshotsStandBeforeFoundPicturesAndWireframesLast() {
    #expect(
      labels([
        shot("Pay.svg", isDrawn: true), shot("found/2.png", "iPad", origin: "b"),
        shot("found/1.png", "Empty", origin: "a"), shot("Pay~dark.svg", isDark: true, isDrawn: true),
        shot("Pay.png"),
      ]) == [
        "Screenshot: ../screenshots/Pay.png  first", "iPad: ../screenshots/found/2.png ",
        "Empty: ../screenshots/found/1.png ",
        "Wireframe: ../wireframes/Pay.svg ../wireframes/Pay~dark.svg",
      ])
  }

  @Test func lightAndDarkAreOnePictureAndTwoAlikeAreTwo() {
    #expect(
      labels([
        shot("found/1.png", "Empty", origin: "a"), shot("found/2.png", "Empty", origin: "b", isDark: true),
        shot("found/3.png", "Empty", origin: "c"), shot("found/4.png", origin: "d", isDark: true),
      ]) == [
        "Empty: ../screenshots/found/1.png ../screenshots/found/2.png first",
        "Empty 2: ../screenshots/found/3.png ",
        "Screenshot: ../screenshots/found/4.png ../screenshots/found/4.png",
      ])
  }
}
