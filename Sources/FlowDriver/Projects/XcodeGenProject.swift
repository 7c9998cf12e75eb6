/// The targets of a `project.yml`, from which XcodeGen makes an Xcode project.
struct XcodeGenProject {
  let file: ProjectValue
  let folder: String

  var targets: [ProjectTarget] {
    (file["targets"]?.fields ?? [:]).sorted { $0.key < $1.key }.map { target($0, filled($1)) }
  }

  /// The other files that this one includes.
  var includes: [String] {
    (file["include"]?.elements ?? []).compactMap { $0.text ?? $0["path"]?.text }
      .compactMap { ProjectPath.join(folder, $0) }
  }

  /// A target with what its templates say.
  private func filled(_ target: ProjectValue) -> ProjectValue {
    let templates = (target["templates"]?.texts ?? []).compactMap { file["targetTemplates"]?[$0] }
    return .fields(templates.reduce(target.fields) { $0.merging($1.fields) { own, _ in own } })
  }

  private func target(_ name: String, _ value: ProjectValue) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: Self.kind(value["type"]?.text ?? ""), project: folder)
    for source in value["sources"]?.elements ?? [] {
      guard let path = source.text ?? source["path"]?.text else { continue }
      let place = path.replacing("${target_name}", with: name)
      if let path = ProjectPath.join(folder, place) { target.sources.insert(path) }
      let plain = (source["excludes"]?.texts ?? []).filter { $0 == ProjectPath.plainStart(of: $0) }
      target.excludes.formUnion(plain.compactMap { ProjectPath.join(folder, "\(place)/\($0)") })
    }
    target.files = [
      value["info"]?["path"], value["entitlements"]?["path"], value["settings"]?["base"]?["INFOPLIST_FILE"],
    ]
    .compactMap { $0?.text }.compactMap { ProjectPath.join(folder, $0) }
    target.uses = Set(
      (value["dependencies"]?.elements ?? []).flatMap { used in
        let products = used["products"]?.texts ?? []
        return products
          + [used["product"], used["target"], products.isEmpty ? used["package"] : nil]
          .compactMap { $0?.text }
      })
    let platforms = (value["platform"]?.texts ?? []) + (value["supportedDestinations"]?.texts ?? [])
    target.isForPhones = platforms.isEmpty || platforms.contains { ["iOS", "auto"].contains($0) }
    return target
  }

  private static func kind(_ type: String) -> ProjectTarget.Kind {
    switch type {
    case "application", "application.on-demand-install-capable": .app
    case "framework", "framework.static", "library.static", "library.dynamic", "bundle": .library
    default: .other
    }
  }
}
