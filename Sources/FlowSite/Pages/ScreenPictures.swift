import FlowModel

/// The pictures on the page of a screen.
extension ShotAlbum {
  /// All pictures of a screen.
  func pictures(of screen: Screen, in context: PageContext) -> [ScreenPicture] {
    var names: [String: Int] = [:]
    return (pictures[screen.id] ?? []).enumerated().map { number, files in
      let main = ShotFiles(files).main
      let name = Self.name(main)
      names[name, default: 0] += 1
      let count = names[name, default: 1]
      return ScreenPicture(
        number: "\(number + 1)", name: count > 1 ? "\(name) \(count)" : name,
        shot: ShotFiles(files).shot(of: screen, root: context.root).large,
        drawnFrom: context.place(main.drawnFrom), origin: main.origin, reason: main.reason,
        isFirst: number == 0)
    }
  }

  private static func name(_ file: ShotFile) -> String {
    if file.drawnFrom != nil { return "Wireframe" }
    return file.variant.isEmpty ? "Screenshot" : file.variant
  }
}
