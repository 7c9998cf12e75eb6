import FlowDriver
import FlowSite
import Foundation

/// Writes a site of a generation: `site-writer-probe FOLDER GENERATION PAGES`.
///
/// Half of the pages are there in every generation and change; the others belong to one alone, and each page leads to two others.
let words = CommandLine.arguments
let generation = words[2]
let count = Int(words[3]) ?? 1
let paths =
  (0..<count).map { "all/page\($0).html" } + (0..<count).map { "only\(generation)/page\($0).html" }

let plan = SitePlan(paths) { index in
  let number = index % count
  let links = ["all/page\((number + 1) % count).html", "only\(generation)/page\(number).html"]
  let text = "generation \(generation)\n" + links.joined(separator: "\n")
  return MadeFile(SiteFile(path: paths[index], bytes: Array(text.utf8)))
}
_ = try SiteWriter(folder: words[1]).write(plan, inputs: generation)
