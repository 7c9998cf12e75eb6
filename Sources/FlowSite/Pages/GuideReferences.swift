internal import FlowModel

/// The targets of the references in a guide page.
struct GuideReferences {
  let guide: Guide
  let context: PageContext

  /// The address of `flow:CheckoutFlow`, `screen:CartScreen`, `link:shop://cart`, `route:CheckoutFlow.cart`, another guide page, or a
  /// file of the repository; other references are unchanged, and nil means that the site does not have the target.
  func href(_ destination: String) -> String? {
    let references = SiteReferences(context: context)
    if references.isOwn(destination) { return references.href(destination) }
    guard !destination.contains(":"), !destination.hasPrefix("#"), !destination.hasPrefix("//") else {
      return destination
    }
    return relative(destination)
  }

  /// The address of an image beside the guide pages.
  func image(_ destination: String) -> String? {
    guard !destination.contains(":"), !destination.hasPrefix("//") else { return nil }
    let path = PathText.resolved(destination, from: guide.path)
    return path.flatMap {
      context.facts.input.guideImages.contains($0) ? context.href("guide-files/\($0)") : nil
    }
  }

  private func relative(_ destination: String) -> String? {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let anchor = parts.count > 1 ? parts[1] : ""
    if let path = PathText.resolved(parts[0], from: guide.path) {
      if let other = context.facts.guides[path] { return context.href(other.address, anchor: anchor) }
      if context.facts.input.guideImages.contains(path) { return context.href("guide-files/\(path)") }
    }
    return inRepository(parts[0])
  }

  /// The web page of a file outside of the site, if the project's source is on the web.
  private func inRepository(_ reference: String) -> String? {
    guard !reference.hasPrefix("/"), let path = PercentEncoding.decoded(reference) else { return nil }
    let folder = guide.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return context.facts.input.fileHref((folder + [path[...]]).joined(separator: "/"))
  }
}

extension GuideReferences {
  func finding(about refusal: Markdown.Refusal) -> Finding {
    Finding(
      rule: "guide-link", severity: .warning,
      location: SourceLocation(file: guide.file, line: refusal.line + guide.lineOffset),
      message: "\"\(refusal.destination)\" leads nowhere in the site",
      remedy: "Use the name of a flow, screen, route or link of the graph, or the path of an existing file.")
  }

  func finding(about problem: GuideBlocks.Problem) -> Finding {
    Finding(
      rule: "guide-picture", severity: .warning,
      location: SourceLocation(file: guide.file, line: problem.line + guide.lineOffset),
      message: "the block \"\(problem.block)\" shows nothing that the graph has",
      remedy: "Write ```flow CheckoutFlow depth=2 with the id of a flow or screen of the graph.")
  }
}
