import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// The apps of projects in each form, with the sources that are scanned for them.
@Suite struct ProjectTargetsTests {
  /// Describes the apps of a folder with these files: name, sources, what is left out.
  private func apps(_ files: [String: String]) throws -> [String] {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    for (path, text) in files { try folder.write(text, to: path) }
    return ProjectSurvey(of: folder.root.path).apps.map { app in
      let rest = app.excludes.isEmpty ? "" : " without \(app.excludes.joined(separator: " "))"
      return "\(app.name): \(app.sources.isEmpty ? "." : app.sources.joined(separator: " "))\(rest)"
    }
  }

  private func sources(_ paths: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
  }

  // MARK: - Xcode

  /// A project with an app, an extension, and a framework that the app links; groups contain each other.
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (APP, EXT, KIT, TESTS); buildConfigurationList = CL; };
      CL = { buildConfigurations = (C); };
      C = { buildSettings = { SDKROOT = iphoneos; }; };
      G = { isa = PBXGroup; children = (GA, GE, GK, OUT); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = (A, S); path = App; sourceTree = "<group>"; };
      GE = { isa = PBXGroup; children = (E); path = Widget; sourceTree = "<group>"; };
      GK = { isa = PBXGroup; children = (K); name = Kit; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
      E = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
      K = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
      OUT = { isa = PBXFileReference; path = ../../../Other.swift; sourceTree = "<group>"; };
      BA = { isa = PBXBuildFile; fileRef = A; }; BS = { isa = PBXBuildFile; fileRef = S; };
      BE = { isa = PBXBuildFile; fileRef = E; }; BK = { isa = PBXBuildFile; fileRef = K; };
      BO = { isa = PBXBuildFile; fileRef = OUT; }; BP = { isa = PBXBuildFile; fileRef = KP; };
      FA = { isa = PBXSourcesBuildPhase; files = (BA, BS, BO); };
      LA = { isa = PBXFrameworksBuildPhase; files = (BP); };
      FE = { isa = PBXSourcesBuildPhase; files = (BE, BS); };
      FK = { isa = PBXSourcesBuildPhase; files = (BK); };
      APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (FA, LA); };
      EXT = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (FE); };
      KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = KP; buildPhases = (FK); };
      TESTS = { isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; };
    }; rootObject = P; }
    """

  @Test func extensionsOfAnXcodeProjectAreLeftOut() throws {
    var files = sources(
      "ios/App/AppDelegate.swift", "ios/App/Shared.swift", "ios/Widget/Widget.swift", "ios/Kit/Kit.swift",
      "ios/Unused.swift")
    files["ios/Shop.xcodeproj/project.pbxproj"] = Self.project
    #expect(try apps(files) == ["Shop: ios without ios/Widget/"])
  }

  @Test func synchronisedFoldersHaveExceptions() throws {
    var files = sources("Shop/App.swift", "Shop/Widget/Widget.swift", "Shop/Clip.swift", "Clip/Clip.swift")
    files["Shop.xcodeproj/project.pbxproj"] = """
      { objects = {
        P = { mainGroup = G; targets = (APP, EXT); };
        G = { children = (SHOP, CLIP); sourceTree = "<group>"; };
        SHOP = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (X, Y); sourceTree = "<group>"; };
        CLIP = { isa = PBXFileSystemSynchronizedRootGroup; path = Clip; sourceTree = "<group>"; };
        X = { target = APP; membershipExceptions = (Clip.swift, Widget); };
        Y = { target = EXT; membershipExceptions = (Clip.swift, Widget/Widget.swift); };
        APP = { name = Shop; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (SHOP); };
        EXT = { name = Clip; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (CLIP); };
      }; rootObject = P; }
      """
    #expect(try apps(files) == ["Shop: Shop without Shop/Clip.swift Shop/Widget/"])
  }

  // MARK: - Other projects

  @Test func xcodeGen() throws {
    var files = sources(
      "App/A.swift", "Core/B.swift", "Watch/C.swift", "Modules/Net/Sources/Net/D.swift", "Share/E.swift")
    files["project.yml"] = """
      include: targets.yml
      targetTemplates:
        App:
          type: application
          platform: iOS
      targets:
        Shop:
          templates: [App]
          sources: [App]
          dependencies:
            - target: Core
            - package: Net
        Watch:
          type: application
          platform: watchOS
          sources: Watch
      """
    files["targets.yml"] = """
      targets:
        Core: { }
        Share:
          type: app-extension
          sources:
            - path: Share
      """
    files["Modules/Net/Package.swift"] = """
      let package = Package(name: "Net", products: [.library(name: "Net", targets: ["Net"])], targets: [.target(name: "Net")])
      """
    #expect(try apps(files) == ["Shop: App Core Modules"])
  }

  @Test func tuist() throws {
    var files = sources("Apps/One/Sources/A.swift", "Apps/Two/Sources/B.swift", "Kit/Sources/C.swift")
    files["Project.swift"] = """
      let project = Project(name: "Shops", targets: [
        .target(name: "One", destinations: .iOS, product: .app, sources: ["Apps/One/Sources/**"], dependencies: [.target(name: "Kit")]),
        Target(name: "Two", platform: .iOS, product: .app, sources: "Apps/Two/**", dependencies: []),
        .target(name: "Kit", product: .framework, sources: ["Kit/Sources/**/*.swift"]),
      ])
      """
    #expect(try apps(files) == ["One: Apps/One Kit", "Two: Apps/Two"])
  }

  @Test func modulesThatNoOtherAppHasAreScannedForEach() throws {
    var files = sources("One/A.swift", "Two/B.swift", "LocalPods/Cart/C.swift")
    files["project.yml"] = """
      targets:
        One: 
          type: application
          sources: One
        Two:
          type: application
          sources: Two
      """
    #expect(try apps(files) == ["One: LocalPods One", "Two: LocalPods Two"])
  }

  @Test func variantsAreOneApp() throws {
    var files = sources("App/A.swift", "App/B.swift", "Beta/C.swift")
    files["project.yml"] = """
      targets:
        Shop-Store:
          type: application
          sources: App
        Shop-Beta:
          type: application
          sources: [App, Beta]
      """
    #expect(try apps(files) == ["Shop: App Beta"])
  }

  @Test func aPackageOfPlaygroundsIsAnApp() throws {
    var files = sources("Sources/A.swift")
    files["Package.swift"] = """
      let package = Package(name: "Play", products: [.iOSApplication(name: "Play", targets: ["AppModule"])], targets: [
        .executableTarget(name: "AppModule", path: ".")])
      """
    #expect(try apps(files) == ["AppModule: Sources"])
  }

  @Test(arguments: [
    "", "{", "{ objects = { P = {}; }; rootObject = P; }", "{ objects = (); rootObject = P; }",
  ])
  func aBrokenProjectHasNoApps(text: String) throws {
    #expect(try apps(["A.xcodeproj/project.pbxproj": text, "App/A.swift": ""]) == [])
  }

  /// A project that contains itself, and targets that use each other, come to an end.
  @Test func circlesEnd() throws {
    var files = sources("App/A.swift")
    files["A.xcodeproj/project.pbxproj"] = """
      { objects = {
        P = { mainGroup = G; targets = (T, U, T); };
        G = { children = (G, H); sourceTree = "<group>"; }; H = { children = (G, A); path = App; sourceTree = "<group>"; };
        A = { path = A.swift; sourceTree = "<group>"; }; B = { fileRef = A; }; F = { isa = PBXSourcesBuildPhase; files = (B); };
        D = { target = U; }; E = { target = T; };
        T = { name = T; productType = "com.apple.product-type.application"; buildPhases = (F); dependencies = (D); };
        U = { name = U; productType = "com.apple.product-type.framework"; dependencies = (E, D); };
      }; rootObject = P; }
      """
    #expect(try apps(files) == ["T: App"])
  }
}
