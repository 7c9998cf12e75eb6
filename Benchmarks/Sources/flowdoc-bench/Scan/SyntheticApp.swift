import Foundation

/// A generated app with the average proportions of large open-source apps: the same number of files always gives the same app.
///
/// Of forty files, one is a flow with seven routes and six are its screens; one file in nine contains navigation, and those are the long ones. Half of
/// the files are below 2 kB, the mean is 4 kB, and one in a hundred has 30 kB.
struct SyntheticApp {
  let files: Int

  /// Writes the app below a folder and returns its number of bytes.
  func write(to folder: URL) throws -> Int {
    var size = 0
    for number in 0..<files {
      let (path, text) = file(number)
      let place = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
      size += text.utf8.count
    }
    return size
  }

  /// Forty files make a feature.
  private func file(_ number: Int) -> (path: String, text: String) {
    let (feature, place) = (number / 40, number % 40)
    var source = SourceMaker(feature: feature, place: place, features: (files + 39) / 40)
    let folder = "Feature\(feature)"
    switch place {
    case 0: return ("\(folder)/F\(feature)Coordinator.swift", source.coordinator())
    case 1: return ("\(folder)/F\(feature)ScreenFactory.swift", source.factory())
    case 2..<8: return ("\(folder)/F\(feature)S\(place)ViewController.swift", source.screen(place))
    case 8..<14:
      return ("\(folder)/F\(feature)S\(place - 6)ViewModel.swift", source.viewModel(place - 6))
    case 14..<20: return ("\(folder)/Models/F\(feature)Model\(place).swift", source.model())
    case 20..<26: return ("\(folder)/Services/F\(feature)Part\(place)Service.swift", source.service())
    case 26..<31: return ("\(folder)/Cells/F\(feature)Part\(place)Cell.swift", source.cell())
    case 31..<34: return ("\(folder)/Network/F\(feature)Part\(place)Client.swift", source.client())
    case 34..<37: return ("\(folder)/Extensions/F\(feature)Text\(place).swift", source.textHelpers())
    default: return ("\(folder)/Views/F\(feature)Part\(place)Panel.swift", source.panel())
    }
  }
}
