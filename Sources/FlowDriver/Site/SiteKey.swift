internal import FlowModel
internal import FlowReview
internal import FlowScan

/// A hash of all the inputs of a site, so that a run without changes ends at once.
enum SiteKey {
  /// Hashes the inputs that shape all pages: the program, the theme, the images, the settings.
  static func around(_ job: SiteJob, _ pictures: PictureFinder?) -> ContentHash {
    var hash = ScanCache.runningTool()
    hash.add(Watched(folders: [job.project.templates, job.project.screenshots.folder]).fingerprint())
    hash.add(pictures?.fingerprint ?? ContentHash())
    let rules = job.project.rules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
    let shots = job.project.screenshots.map.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let links = [job.sourceLinks?.pattern, job.sourceLinks?.revision, job.sourceLinks?.folder].map {
      $0 ?? ""
    }
    let platform = job.project.scan?.platform ?? ""
    let settings = [
      platform, job.project.name, job.summary, job.baseURL, "\(job.budget ?? 0)", job.project.version,
    ]
    for list in [rules, shots, links, settings, job.project.links.schemes, job.project.links.hosts] {
      hash.add(list)
    }
    return hash
  }

  /// Hashes all inputs: those of all pages, the guide, and what was read of the app.
  static func all(_ job: SiteJob, _ sources: ProjectSources, _ pictures: PictureFinder?) -> ContentHash {
    var hash = around(job, pictures)
    hash.add(Watched(folders: [job.project.pages.folder]).fingerprint())
    hash.add(job.project.pages.order)
    hash.add(WireframeSources.fingerprint(job.project))
    for graph in sources.scanned { hash.add(graph) }
    hash.add("\(sources.source)")
    for finding in sources.findings { hash.add("\(finding)\n\(finding.remedy)") }
    for file in sources.projectFiles {
      hash.add(file.path)
      hash.add(file.bytes)
    }
    for file in sources.files {
      hash.add(file.path)
      hash.add(file.bytes)
    }
    return hash
  }
}

extension RuleSetting {
  /// The setting as text, the same in every run.
  fileprivate var text: String {
    let options = options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([level?.rawValue ?? ""] + options).joined(separator: "\n")
  }
}

extension Watched {
  fileprivate init(folders: [String?]) {
    self.init()
    self.folders = folders.compactMap(\.self)
  }
}
