/// The targets of a `Package.swift`, or of a `Project.swift` of Tuist, as far as they are written out.
struct SwiftManifest {
  let calls: [ManifestText.Call]
  let folder: String

  init(_ text: [UInt8], in folder: String) {
    calls = ManifestText.calls(in: text)
    self.folder = folder
  }

  // MARK: - Packages

  /// The modules of a package, and the apps of a Swift Playgrounds package.
  var modules: [ProjectTarget] {
    let products = calls.filter { ["library", "iOSApplication"].contains(callee($0)) }
    return calls.filter { ["target", "executableTarget", "testTarget"].contains(callee($0)) }.compactMap {
      call in
      guard let name = call["name"]?.text else { return nil }
      var module = ProjectTarget(name: name, kind: .library, project: folder)
      let inside = products.filter { $0["targets"]?.texts.contains(name) ?? false }
      module.products = Set(inside.compactMap { $0["name"]?.text })
      if inside.contains(where: { callee($0) == "iOSApplication" }) { module.kind = .app }
      if callee(call) == "testTarget" { module.kind = .other }
      let path = call["path"]?.text ?? "Sources/\(name)"
      module.sources = Set([ProjectPath.join(folder, path)].compactMap { $0 })
      let others = (call["exclude"]?.texts ?? []).compactMap { ProjectPath.join(folder, "\(path)/\($0)") }
      module.excludes = Set(others)
      module.uses = Set((call["dependencies"]?.elements ?? []).compactMap { $0.text ?? $0["name"]?.text })
      return module
    }
  }

  // MARK: - Tuist

  /// The targets of a project of Tuist.
  var tuistTargets: [ProjectTarget] {
    calls.filter { ["target", "Target"].contains(callee($0)) && $0["product"] != nil }.compactMap { call in
      guard let name = call["name"]?.text else { return nil }
      var target = ProjectTarget(name: name, kind: Self.kind(call["product"]?.text ?? ""), project: folder)
      let places = (call["sources"]?.texts ?? []) + (call["buildableFolders"]?.texts ?? [])
      target.sources = Set(places.map(ProjectPath.plainStart).compactMap { ProjectPath.join(folder, $0) })
      target.files = ["infoPlist", "entitlements"].compactMap { call[$0] }.compactMap {
        ($0.text ?? $0["path"]?.text).flatMap { ProjectPath.join(folder, $0) }
      }
      target.uses = Set(
        (call["dependencies"]?.elements ?? []).compactMap {
          ($0["name"] ?? $0["target"] ?? $0["product"])?.text
        })
      let destinations = call["destinations"]?.texts ?? []
      target.isForPhones =
        destinations.isEmpty || destinations.contains { ["iOS", "iPhone", "iPad"].contains($0) }
      return target
    }
  }

  private func callee(_ call: ManifestText.Call) -> String { call[ManifestText.callee]?.text ?? "" }

  private static func kind(_ product: String) -> ProjectTarget.Kind {
    switch product {
    case "app", "appClip": .app
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary", "bundle": .library
    default: .other
    }
  }
}
