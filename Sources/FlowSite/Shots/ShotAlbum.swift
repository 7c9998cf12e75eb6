internal import FlowModel

/// The pictures of each screen: screenshots, then found pictures, then a wireframe.
struct ShotAlbum: Sendable {
  /// The files of each picture of a screen, in several appearances and scales.
  let pictures: [String: [[ShotFile]]]
  /// The files that match no screen.
  let unmatched: [ShotFile]

  init(_ shots: [ShotFile], screens: [Screen]) {
    let names = Dictionary(screens.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(screens.map(\.id))
    var pictures: [String: [[ShotFile]]] = [:]
    var unmatched: [ShotFile] = []
    for shot in Self.ordered(shots) {
      guard let id = ids.contains(shot.screen) ? shot.screen : names[shot.screen] else {
        unmatched.append(shot)
        continue
      }
      let place = pictures[id]?.firstIndex { $0[0].isSamePicture(as: shot) }
      if let place { pictures[id]?[place].append(shot) } else { pictures[id, default: []].append([shot]) }
    }
    self.pictures = pictures
    self.unmatched = unmatched
  }

  /// Screenshots by name, then found pictures in their order, then wireframes.
  private static func ordered(_ shots: [ShotFile]) -> [ShotFile] {
    let own = shots.filter { $0.drawnFrom == nil && $0.origin.isEmpty }.sorted { $0.name < $1.name }
    return own + shots.filter { $0.drawnFrom == nil && !$0.origin.isEmpty }
      + shots.filter { $0.drawnFrom != nil }
  }

  /// The first picture of a screen, for lists and drawings of many screens.
  func shot(of screen: Screen, root: String) -> Shot? {
    pictures[screen.id]?.first.map { ShotFiles($0).shot(of: screen, root: root).small }
  }

  /// The size of a screen's first picture, in points.
  func size(of screen: String) -> (width: Double, height: Double)? {
    guard let main = pictures[screen]?.first.map({ ShotFiles($0).main }) else { return nil }
    return main.size.map { (Double($0.width) / Double(main.scale), Double($0.height) / Double(main.scale)) }
  }
}

extension ShotFile {
  /// Whether two files are the same picture in different appearances and scales.
  fileprivate func isSamePicture(as other: ShotFile) -> Bool {
    variant == other.variant && (drawnFrom == nil) == (other.drawnFrom == nil)
      && origin.isEmpty == other.origin.isEmpty
      && (origin.isEmpty || isDark != other.isDark || scale != other.scale)
  }
}
