internal import FlowModel
internal import FlowSite

/// The pictures of an app's screens: those in the configured folder, and those that tests and fastlane left.
struct ScreenPictures {
  /// The pictures with the paths of their files; the first of each screen is shown first.
  let shots: [(shot: ShotFile, file: String)]
  let findings: [Finding]

  /// The most found pictures that a screen shows.
  private static let most = 12

  init(_ project: AppProject, _ screens: [Screen], _ finder: PictureFinder?) {
    let reading = project.screenshots.folder.map { ShotReading(folder: $0, map: project.screenshots.map) }
    let matched = Self.matched(finder, screens, project)
    shots = (reading?.shots() ?? []) + Self.shots(matched)
    findings =
      (reading?.findings ?? []) + (finder?.findings ?? []) + Self.findings(finder?.pictures ?? [], matched)
  }

  /// The ids of the screens of which a picture was found; no picture is opened.
  static func screens(_ project: AppProject, _ screens: [Screen]) -> [String] {
    matched(PictureFinder(project), screens, project).map(\.match.screen)
  }

  private typealias Matched = (picture: FoundPicture, match: PictureMatch)

  private static func matched(_ finder: PictureFinder?, _ screens: [Screen], _ project: AppProject)
    -> [Matched]
  {
    // The names of thousands of screens are only analysed if there is a picture to match.
    guard let pictures = finder?.pictures, !pictures.isEmpty else { return [] }
    let matcher = PictureMatcher(screens, map: project.screenshots.map)
    return pictures.compactMap { picture in matcher.match(picture).map { (picture, $0) } }
  }

  /// The pictures of each screen in order: those of the configuration, of a phone, and in English first.
  private static func shots(_ matched: [Matched]) -> [(shot: ShotFile, file: String)] {
    let order = { (one: Matched) -> (Int, Int, Int, String) in
      let words = PictureWords.of(one.match.variant).map { $0.lowercased() }
      let isForeign = one.picture.place == .fastlane && !words.contains("en") && !words.contains("default")
      return (
        one.match.reason == .configured ? 0 : 1, words.contains { $0.hasPrefix("ipad") } ? 1 : 0,
        isForeign ? 1 : 0, one.match.variant
      )
    }
    let screens = Dictionary(grouping: matched, by: \.match.screen).sorted { $0.key < $1.key }
    return screens.flatMap { $0.value.sorted { order($0) < order($1) }.prefix(most) }.map(shot)
  }

  private static func shot(_ one: Matched) -> (shot: ShotFile, file: String) {
    let (picture, match) = one
    let name = PictureName(picture)
    var hash = ContentHash()
    hash.add(picture.path)
    let ending = picture.path.split(separator: ".").last.map { $0.lowercased() } ?? "png"
    var shot = ShotFile(
      screen: match.screen, name: "found/\(hash.text.prefix(16)).\(ending)", isDark: name.isDark,
      scale: name.scale)
    shot.variant = match.variant
    shot.origin = picture.path
    shot.reason = match.reason.rawValue
    shot.read(picture.file)
    return (shot, picture.file)
  }

  /// The findings about pictures that are not shown, one per folder.
  private static func findings(_ pictures: [FoundPicture], _ matched: [Matched]) -> [Finding] {
    let shown = Set(matched.map(\.picture))
    let folders = Dictionary(grouping: pictures, by: \.root).sorted { $0.key < $1.key }
    let unmatched = folders.compactMap { folder, all -> Finding? in
      let others = all.filter { !shown.contains($0) }
      return others.isEmpty ? nil : .unmatched(others, of: all.count, in: folder)
    }
    let many = Dictionary(grouping: matched, by: \.match.screen).sorted { $0.key < $1.key }
      .filter { $0.value.count > most }
    return unmatched + many.map { .tooManyPictures($0.value.count, of: $0.key, most) }
  }
}

extension Finding {
  /// The finding for pictures that were found and match no screen.
  fileprivate static func unmatched(_ pictures: [FoundPicture], of count: Int, in folder: String) -> Finding {
    let names = pictures.prefix(3).map { String($0.path.dropFirst(folder.count + 1)) }
    let more = pictures.count > names.count ? " and \(pictures.count - names.count) more" : ""
    return Finding(
      rule: "screenshot", severity: .note, location: SourceLocation(file: folder, line: 1),
      message:
        "no screen matches the names or the tests of \(pictures.count) of \(counted(count, "picture")) in this folder: \(names.joined(separator: ", "))\(more)",
      remedy:
        "Add those of whole screens to \"map\" of \"screenshots\" in the configuration, or exclude the folder; \"find\": false looks for none."
    )
  }

  /// The finding for a screen of which only some pictures are shown.
  fileprivate static func tooManyPictures(_ count: Int, of screen: String, _ most: Int) -> Finding {
    Finding(
      rule: "screenshot", severity: .note,
      message: "\(count) pictures were found of the screen \(screen); \(most) of them are shown",
      remedy: "Exclude folders of devices or languages that readers do not need with \"exclude\".")
  }
}
