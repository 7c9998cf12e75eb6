internal import FlowModel

/// Where the references of a guide page lead.
struct GuideReferences {
  let guide: Guide
  let desk: Desk

  /// The address of `flow:CheckoutFlow`, `screen:CartScreen`, `link:shop://cart`, `route:CheckoutFlow.cart` or another guide
  /// page; others stay as they are, and nil is for those that name something the site does not have.
  func href(_ destination: String) -> String? {
    let references = SiteReferences(desk: desk)
    if references.isOwn(destination) { return references.href(destination) }
    guard !destination.contains(":"), !destination.hasPrefix("#"), !destination.hasPrefix("//") else {
      return destination
    }
    return relative(destination)
  }

  /// The address of an image that lies beside the guide pages.
  func image(_ destination: String) -> String? {
    guard !destination.contains(":"), !destination.hasPrefix("//") else { return nil }
    let path = PathText.resolved(destination, from: guide.path)
    return path.flatMap { desk.facts.input.guideImages.contains($0) ? desk.href("guide-files/\($0)") : nil }
  }

  private func relative(_ destination: String) -> String? {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let anchor = parts.count > 1 ? parts[1] : ""
    guard let path = PathText.resolved(parts[0], from: guide.path) else { return nil }
    if let other = desk.facts.guides[path] { return desk.href(other.address, anchor: anchor) }
    return desk.facts.input.guideImages.contains(path) ? desk.href("guide-files/\(path)") : nil
  }
}

extension GuideReferences {
  func finding(about refusal: Markdown.Refusal) -> Finding {
    Finding(
      rule: "guide-link", severity: .warning,
      location: SourceLocation(file: guide.file, line: refusal.line + guide.lineOffset),
      message: "\"\(refusal.destination)\" leads nowhere in the site",
      remedy: "Name a flow, screen, route or link that the graph has, or a file beside the guide pages.")
  }

  func finding(_ problem: String) -> Finding {
    Finding(
      rule: "guide-picture", severity: .warning, location: SourceLocation(file: guide.file, line: 1),
      message: problem,
      remedy: "Write ```flow CheckoutFlow depth=2 with the id of a flow or screen of the graph.")
  }
}
