/// Divides the source files of a project among its apps.
///
/// A file of no target is scanned with each app: an unused flow on a page is seen, a missing one is not.
struct AppDivision {
  private let targets: [ProjectTarget]
  private let files: [String]
  /// The files of each target.
  private let members: [Set<String>]
  private let byName: [String: [Int]]
  private let byProduct: [String: [Int]]

  /// Takes the targets and files of a project, with paths relative to the same folder.
  init(_ targets: [ProjectTarget], files: [String]) {
    self.targets = targets
    self.files = files
    members = Self.members(of: targets, files)
    let libraries = targets.indices.filter { targets[$0].kind == .library }
    byName = Dictionary(grouping: libraries) { targets[$0].name }
    byProduct = libraries.reduce(into: [:]) { all, library in
      for product in targets[library].products { all[product, default: []].append(library) }
    }
  }

  func apps() -> [SurveyedApp] {
    let groups = groups()
    let owned = groups.map { group in
      group.flatMap(closure).reduce(into: Set<String>()) { $0.formUnion(members[$1]) }
    }
    let inGroups = Set(groups.joined())
    let others = targets.indices.filter { targets[$0].kind != .library && !inGroups.contains($0) }
    let taken = others.reduce(into: owned.reduce(into: Set<String>()) { $0.formUnion($1) }) {
      $0.formUnion(members[$1])
    }
    let apps = zip(groups, owned).map { group, own in app(name(of: group), own, others: taken) }
    return apps.sorted { ($1.fileCount, $0.name) < ($0.fileCount, $1.name) }
  }

  private func app(_ name: String, _ own: Set<String>, others: Set<String>) -> SurveyedApp {
    let cover = SourceCover(files) { file in
      own.contains(file) ? .app : others.contains(file) ? .others : .noTarget
    }
    return SurveyedApp(
      name: name, sources: cover.sources, excludes: cover.excludes,
      fileCount: files.count { $0.hasSuffix(".swift") && cover.contains($0) })
  }

  // MARK: - Files

  /// The files of each target, in time that grows with the files and not with their product with the targets.
  private static func members(of targets: [ProjectTarget], _ files: [String]) -> [Set<String>] {
    var owners: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for source in target.sources { owners[source, default: []].append(index) }
    }
    var members = targets.map { Set($0.files) }
    for file in files {
      let around = ProjectPath.around(file)
      for target in around.flatMap({ owners[$0] ?? [] })
      where targets[target].excludes.isDisjoint(with: around) {
        members[target].insert(file)
      }
    }
    return members
  }

  // MARK: - Apps

  /// The app targets; those that are variants of one app, such as one for testers, are together.
  private func groups() -> [[Int]] {
    let sources = Set(files)
    let all = targets.indices.filter { targets[$0].kind == .app && !members[$0].isDisjoint(with: sources) }
    let phones = all.filter { targets[$0].isForPhones }
    return (phones.isEmpty ? all : phones).prefix(Self.mostApps).reduce(into: [[Int]]()) { groups, app in
      if let index = groups.firstIndex(where: { isVariant(app, of: $0[0]) }) {
        groups[index].append(app)
      } else {
        groups.append([app])
      }
    }
  }

  private static let mostApps = 50

  private func isVariant(_ app: Int, of other: Int) -> Bool {
    let (first, second) = (members[app], members[other])
    return 2 * first.intersection(second).count > min(first.count, second.count)
  }

  /// The word that most names of variants begin with, such as `Shop` of `Shop-Beta` and `Shop-Store`, or else the shortest name.
  private func name(of group: [Int]) -> String {
    let names = group.map { targets[$0].name }
    let words = Dictionary(grouping: names) { String($0.prefix { !"-_ ".contains($0) }) }
    let shared = words.filter { $0.value.count > 1 }.max {
      ($0.value.count, $1.key) < ($1.value.count, $0.key)
    }
    return shared?.key ?? names.min { ($0.count, $0) < ($1.count, $1) } ?? ""
  }

  /// A target with all libraries that it uses, directly or not.
  private func closure(of app: Int) -> Set<Int> {
    var found: Set<Int> = [app]
    var waiting = [app]
    while let target = waiting.popLast() {
      for used in targets[target].uses.flatMap({ libraries(named: $0, for: target) })
      where found.insert(used).inserted {
        waiting.append(used)
      }
    }
    return found
  }

  private func libraries(named name: String, for user: Int) -> [Int] {
    let named = byName[name] ?? []
    let own = named.filter { targets[$0].project == targets[user].project }
    return own.isEmpty ? byProduct[name] ?? named : own
  }
}
