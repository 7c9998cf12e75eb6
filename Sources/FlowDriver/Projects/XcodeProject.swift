/// The targets of an Xcode project, read from its `project.pbxproj`.
struct XcodeProject {
  let objects: [String: ProjectValue]
  /// The folder of the project, from which its paths are.
  let folder: String
  private let root: ProjectValue
  private let paths: XcodePaths
  private let exceptions: [String: [(group: String, file: String)]]
  /// The names of the targets by their products.
  private let products: [String: String]

  /// Reads the text of a project in a folder; nil if it is not one.
  init?(_ bytes: [UInt8], in folder: String) {
    guard let file = PropertyListText.value(bytes), let objects = file["objects"]?.fields,
      let root = file["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.root = root
    let base = ProjectPath.join(folder, root["projectDirPath"]?.text ?? "") ?? folder
    self.folder = base
    paths = XcodePaths(objects, mainGroup: root["mainGroup"]?.text ?? "", folder: base)
    exceptions = Self.exceptions(objects, paths)
    let targets = (root["targets"]?.texts ?? []).compactMap { objects[$0] }
    products = Dictionary(
      targets.compactMap { target in
        guard let product = target["productReference"]?.text, let name = target["name"]?.text else {
          return nil
        }
        return (product, name)
      }, uniquingKeysWith: { first, _ in first })
  }

  var targets: [ProjectTarget] {
    let ids = root["targets"]?.texts ?? []
    return ids.compactMap { id in objects[id].map { target(id, $0) } }
  }

  private func target(_ id: String, _ object: ProjectValue) -> ProjectTarget {
    var target = ProjectTarget(
      name: object["name"]?.text ?? id, kind: Self.kind(object["productType"]?.text ?? ""), project: folder)
    let synchronised = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    let listed = files(in: "PBXSourcesBuildPhase", of: object)
    target.sources = Set((listed + synchronised).compactMap { paths[$0] })
    for (group, file) in exceptions[id] ?? [] {
      if synchronised.contains(group) { target.excludes.insert(file) } else { target.sources.insert(file) }
    }
    let settings = settings(of: object)
    target.files = ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { path(settings[$0]?.first) }
    target.isForPhones = isForPhones(settings)
    target.uses = uses(of: object)
    return target
  }

  private static func kind(_ productType: String) -> ProjectTarget.Kind {
    switch productType {
    case "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable":
      .app
    case _
    where ["framework", "library", "bundle"].contains { productType.contains($0) }
      && !productType.contains("test"):
      .library
    default: .other
    }
  }

  // MARK: - Sources

  private func files(in phase: String, of target: ProjectValue) -> [String] {
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
    return phases.filter { $0["isa"]?.text == phase }.flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
  }

  /// The files in synchronised folders that are exceptions for targets, with their folders.
  private static func exceptions(_ objects: [String: ProjectValue], _ paths: XcodePaths)
    -> [String: [(group: String, file: String)]]
  {
    var exceptions: [String: [(group: String, file: String)]] = [:]
    for group in paths.synchronised {
      guard let folder = paths[group] else { continue }
      for set in (objects[group]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let target = set["target"]?.text else { continue }
        let files = (set["membershipExceptions"]?.texts ?? []).compactMap { ProjectPath.join(folder, $0) }
        exceptions[target, default: []] += files.map { (group, $0) }
      }
    }
    return exceptions
  }

  // MARK: - Use of other targets

  private func uses(of target: ProjectValue) -> Set<String> {
    let dependencies = (target["dependencies"]?.texts ?? []).compactMap { objects[$0] }
    let targets = dependencies.compactMap { $0["target"]?.text.flatMap { objects[$0]?["name"]?.text } }
    let products =
      (target["packageProductDependencies"]?.texts ?? [])
      + dependencies.compactMap {
        $0["productRef"]?.text
      }
    let linked = files(in: "PBXFrameworksBuildPhase", of: target).compactMap { self.products[$0] }
    return Set(targets + products.compactMap { objects[$0]?["productName"]?.text } + linked)
  }

  // MARK: - Settings

  /// The values of build settings in all configurations of a target, or else of the project.
  private func settings(of target: ProjectValue) -> [String: [String]] {
    var all: [String: [String]] = [:]
    for owner in [target, root] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let settings = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
      let own = Dictionary(
        settings.flatMap { $0.fields }.compactMap { key, value in value.text.map { (key, [$0]) } },
        uniquingKeysWith: +)
      all.merge(own) { first, _ in first }
    }
    return all
  }

  private func isForPhones(_ settings: [String: [String]]) -> Bool {
    let told = (settings["SUPPORTED_PLATFORMS"] ?? []) + (settings["SDKROOT"] ?? [])
    return told.isEmpty || told.contains { $0.contains("iphone") || $0 == "auto" }
  }

  private func path(_ setting: String?) -> String? {
    guard var path = setting else { return nil }
    for start in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"] where path.hasPrefix(start) {
      path.removeFirst(start.count)
    }
    return path.contains("$") ? nil : ProjectPath.join(folder, path)
  }
}
