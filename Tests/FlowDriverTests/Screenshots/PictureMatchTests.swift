import FlowModel
import Testing

@testable import FlowDriver

/// Which screen a picture of tests or fastlane shows, by the words of names.
@Suite struct PictureMatchTests {
  private static let screens = [
    "HomeView", "HomeDetailView", "SettingsViewController", "CheckoutScreen", "VC", "Map.PlaceView",
    "ListView", "ListScreen",
  ]

  /// The screen, what it was matched by, and the variant; empty for no match.
  private func match(_ path: String, map: [String: String] = [:]) -> String {
    let picture = FoundPicture(
      file: path, path: path, place: path.contains("fastlane") ? .fastlane : .snapshots)
    let matcher = PictureMatcher(Self.screens.map { Screen(id: $0) }, map: map)
    return matcher.match(picture).map { "\($0.screen) \($0.reason): \($0.variant)" } ?? ""
  }

  @Test(arguments: [
    // The test's own name tells the screen, wherever it is.
    ("T/__Snapshots__/ViewTests/testHomeView.1.png", "HomeView name: "),
    ("T/__Snapshots__/ViewTests/test_homeView_empty.1.png", "HomeView name: empty"),
    ("T/__Snapshots__/ViewTests/testHomeView.2.png", "HomeView name: 2"),
    ("T/__Snapshots__/ViewTests/testHomeView.iPhone-15-dark.png", "HomeView name: iPhone 15"),
    ("T/__Snapshots__/HomeViewTests/testHomeDetailView.1.png", "HomeDetailView name: "),
    ("T/__Snapshots__/ViewTests/testHome.1.png", "HomeView name: "),
    ("T/__Snapshots__/ViewTests/testSettings_dark.1.png", "SettingsViewController name: "),
    ("T/__Snapshots__/ViewTests/testPlaceView.1.png", "Map.PlaceView name: "),
    // A part of a screen is not the screen.
    ("T/__Snapshots__/ViewTests/testHomeViewCell.1.png", ""),
    ("T/__Snapshots__/ViewTests/testHomeWorkAddress.1.png", ""),
    // Two screens go by these words.
    ("T/__Snapshots__/ViewTests/testList.1.png", ""),
    // The name of the tests tells it if the picture's does not.
    ("T/__Snapshots__/HomeViewTests/testEmpty.1.png", "HomeView tests: Empty"),
    ("T/__Snapshots__/HomeTests/testEmpty.1.png", "HomeView tests: Empty"),
    (
      "T/__Snapshots__/CheckoutScreenSnapshotTests/testAll.Large-Text.png",
      "CheckoutScreen tests: All, Large Text"
    ),
    ("T/ReferenceImages_64/App.HomeViewTests/testEmpty_iPhone_15@3x.png", "HomeView tests: Empty iPhone 15"),
    ("T/__Snapshots__/testEmpty.1.png", ""),
    // fastlane names devices and languages.
    ("fastlane/screenshots/en-US/iPhone 15 Pro-01_Home.png", "HomeView name: iPhone 15 Pro, en-US"),
    ("fastlane/screenshots/de-DE/iPad Pro (12.9-inch)-SettingsViewController.png", ""),
    ("fastlane/screenshots/zh-Hans/02Checkout.png", "CheckoutScreen name: zh-Hans"),
    ("fastlane/screenshots/en-US/iPhone 15-Nowhere.png", ""),
  ])
  func namesTell(path: String, expected: String) { #expect(match(path) == expected) }

  @Test func theConfigurationDecides() {
    let path = "T/__Snapshots__/HomeViewTests/testEmpty.1.png"
    #expect(match(path, map: ["CheckoutScreen": path]) == "CheckoutScreen configured: Empty")
    #expect(match(path, map: ["Gone": path]) == "Gone configured: Empty")
  }

  @Test(arguments: [
    ("testHomeView_dark", ["test", "Home", "View", "dark"]), ("URLBarVC", ["URL", "Bar", "VC"]),
    ("iPhone15Pro", ["iPhone15", "Pro"]), ("01_Home", ["01", "Home"]), ("", []), ("--", []),
    ("Größe", ["Größe"]),
  ])
  func wordsOfNames(name: String, words: [String]) { #expect(PictureWords.of(name) == words) }

  @Test(arguments: [
    ("en-US", true), ("de", true), ("zh-Hans", true), ("default", true), ("images", false), ("EN", false),
    ("", false), ("en-", false), ("en-US-x-y", false),
  ])
  func languages(name: String, isLanguage: Bool) { #expect(PictureWords.isLanguage(name) == isLanguage) }
}
