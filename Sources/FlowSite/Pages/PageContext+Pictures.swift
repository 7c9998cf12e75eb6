internal import FlowExport
internal import FlowModel

/// Pictures of a page.
extension PageContext {
  /// A picture to be drawn; with screenshots, it is also drawn with room for them.
  func picture(_ scene: Scene, id: String, note: String = "") -> PictureDraft {
    let plain = request(scene, id: id, thumbnails: [:])
    let thumbnails = ThumbnailPlan(scene, facts)
    return PictureDraft(
      scene: scene, note: note, plain: plain, thumbnails: thumbnails,
      thumbnail: thumbnails.sizes.isEmpty
        ? nil : request(scene, id: "\(id)-shots", thumbnails: thumbnails.sizes))
  }

  private func request(_ scene: Scene, id: String, thumbnails: [String: PictureSize]) -> PictureRequest {
    let context = self
    let options = PictureOptions(thumbnails: thumbnails) { context.href(of: $0) }
    let variants = (0..<scene.variantCount).map { number in
      { @Sendable in
        let variant = scene.variants(insteadOf: options.direction)[number]
        var options = options
        options.direction = variant.direction
        return variant.scene.dot(options)
      }
    }
    return PictureRequest(
      id: id, dot: scene.dot(options), variants: variants, edges: scene.edges.count,
      plain: { scene.grid(options) },
      title: scene.title, summary: scene.summary)
  }

  private func href(of item: Scene.Item) -> String? {
    if item.isFolded, let anchor = facts.addresses.anchor(ofArea: item.id) {
      return address == .map ? "#\(anchor)" : SiteAddress.map.href(from: root, anchor: anchor)
    }
    if item.kind == .chapter {
      let anchor = Scene.Item.chapterAnchor(item.id)
      let page = facts.addresses.flow(item.flow)
      return page == nil || page == address ? "#\(anchor)" : page.map { href($0, anchor: anchor) }
    }
    let address: SiteAddress? =
      switch item.kind {
      case .flow: facts.addresses.flow(item.id)
      case .screen: facts.addresses.screen(item.id)
      case .link: facts.addresses.link(item.id)
      case .system, .outcome, .anywhere, .chapter: nil
      }
    guard let address, address != self.address else { return nil }
    return href(address)
  }

  func twin(of scene: Scene) -> [TwinRow] {
    let items = Dictionary(scene.nodes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var rows: [TwinRow] = []
    var places: [String: Int] = [:]
    for edge in scene.allEdges {
      guard let from = items[edge.from], let to = items[edge.to] else { continue }
      let place = places[edge.from] ?? rows.count
      if place == rows.count { rows.append(TwinRow(from: ref(from))) }
      places[edge.from] = place
      rows[place].add(edge.twinWords, ref(to))
    }
    return rows
  }

  private func ref(_ item: Scene.Item) -> Ref {
    switch item.kind {
    case .flow: flow(item.id)
    case .screen: screen(item.id)
    case .link: facts.link(item.id).map(link) ?? Ref(name: shown(item.title), kind: .link)
    case .chapter:
      Ref(name: shown("\(item.title), \(item.note)"), href: href(of: item) ?? "", hueClass: hue(item.flow))
    case .anywhere: Ref(name: "Any screen", kind: .screen, hueClass: hue(item.flow))
    case .system: Ref(name: shown(item.title), kind: .system, hueClass: hue(item.flow))
    case .outcome: Ref(name: shown(item.title), kind: .outcome, hueClass: hue(item.flow))
    }
  }
}

extension TwinRow {
  fileprivate mutating func add(_ words: String, _ target: Ref) {
    if let place = moves.firstIndex(where: { $0.words == words }) {
      moves[place].targets.append(target)
    } else {
      moves.append(TwinMove(words: words, targets: [target]))
    }
  }
}

extension Scene.Edge {
  fileprivate var twinWords: String {
    let words = words.isEmpty ? "" : "on \(words.map(SafeText.shown).joined(separator: ", ")) "
    return words + kind.verb
  }
}
