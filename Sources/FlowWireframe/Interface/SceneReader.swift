/// Reads the scenes of a storyboard or XIB: the views in their frames.
struct SceneReader {
  private let root: InterfaceNode
  private let strings: StringTables
  private let device: ScreenFrame

  init(_ root: InterfaceNode, strings: StringTables, device: ScreenFrame = .phone) {
    self.root = root
    self.strings = strings
    self.device = device
  }

  /// The contents of all scenes with a known class.
  var scenes: [(String, ScreenContent)] {
    let all = root.all
    var scenes: [(String, ScreenContent)] = []
    for node in all where node["sceneMemberID"] == "viewController" && !node["customClass"].isEmpty {
      guard let view = node.children.first(where: { $0["key"] == "view" || $0["key"] == "tableView" }) else {
        continue
      }
      scenes.append((node["customClass"], content(view, item: node.child("navigationItem"))))
    }
    return scenes
  }

  /// The first view of a XIB, with the class of the object that loads it; nil for a storyboard.
  var nib: (owner: String, content: ScreenContent)? {
    guard let objects = root.child("document")?.child("objects"),
      let view = objects.children.first(where: { $0.frame != nil })
    else { return nil }
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return (owner?["customClass"] ?? "", content(view, item: nil))
  }

  private func content(_ view: InterfaceNode, item: InterfaceNode?) -> ScreenContent {
    var content = ScreenContent()
    content.isTitleLarge = item?["largeTitleDisplayMode"] == "always"
    if let item { readBar(item, in: &content) }
    let frame = view.frame
    let scale = frame.map { $0.width > 0 ? Double(device.width) / $0.width : 1 } ?? 1
    if view.tag == "tableView" || view.tag == "collectionView" {
      content.body = element(view, scale: scale) ?? Element(.canvas)
    } else {
      content.body = Element(.canvas, "", parts(of: view, scale: scale))
      content.drawsUnderBars = true
    }
    return content
  }

  private func readBar(_ item: InterfaceNode, in content: inout ScreenContent) {
    content.title = text(item, "title")
    for button in item.all where button.tag == "barButtonItem" {
      let name = button["systemItem"]
      let words = text(button, "title")
      let symbol = button["image"]
      let label: Element =
        !words.isEmpty
        ? Element(.button, words)
        : !name.isEmpty
          ? Element(.button, TextReader.words(of: name)) : Element(.button, "", [Element(.symbol, symbol)])
      if button["key"].hasPrefix("left") {
        content.leading.append(label)
      } else {
        content.trailing.append(label)
      }
    }
  }

  /// A text in the file, in the language of the app's tables.
  private func text(_ node: InterfaceNode, _ attribute: String) -> String {
    strings.text(node["id"] + "." + attribute) ?? node[attribute]
  }

  /// The views inside a view, with their positions.
  private func parts(of view: InterfaceNode, scale: Double) -> [Element] {
    (view.child("subviews")?.children ?? []).compactMap { node in
      guard node["hidden"] != "YES", var element = element(node, scale: scale) else { return nil }
      guard let frame = node.frame else { return nil }
      element.style.place = Rect(
        x: frame.x * scale, y: frame.y, width: max(1, frame.width * scale), height: max(1, frame.height))
      return element
    }
  }

  private func element(_ node: InterfaceNode, scale: Double) -> Element? {
    switch node.tag {
    case "label": return label(node)
    case "button": return button(node)
    case "textField":
      let isSecret = node.child("textInputTraits")?["secureTextEntry"] == "YES"
      return Element(
        isSecret ? .secureField : .field,
        text(node, "placeholder").isEmpty ? text(node, "text") : text(node, "placeholder"))
    case "textView": return Element(.text, text(node, "text"))
    case "searchBar": return Element(.search, text(node, "placeholder"))
    case "switch": return Element(.toggle)
    case "slider": return Element(.slider)
    case "stepper": return Element(.stepper)
    case "progressView": return Element(.progress)
    case "activityIndicatorView": return Element(.spinner)
    case "segmentedControl":
      let segments = node.child("segments")?.children.map { Element(.text, text($0, "title")) } ?? []
      return Element(.segments, "", segments)
    case "imageView": return Element(node["catalog"] == "system" ? .symbol : .picture, node["image"])
    case "mapView": return Element(.map)
    case "tableView", "collectionView": return list(node, scale: scale)
    case "datePicker", "pickerView", "wkWebView", "webView", "glkView", "sceneKitView":
      return Element(.hatched, node["customClass"].isEmpty ? node.tag : node["customClass"])
    default:
      let parts = parts(of: node, scale: scale)
      if !parts.isEmpty { return Element(.canvas, "", parts) }
      return node["customClass"].isEmpty ? nil : Element(.hatched, node["customClass"])
    }
  }

  private func label(_ node: InterfaceNode) -> Element {
    var element = Element(.text, text(node, "text"))
    let font = node.child("fontDescription")
    element.style.fontSize = font.flatMap { Double($0["pointSize"]) }.flatMap {
      (6...80).contains($0) ? $0 : nil
    }
    element.style.isBold =
      font.map { ($0["type"] + $0["weight"] + $0["name"] + $0["style"]).lowercased().contains("bold") }
      ?? false
    if node["textAlignment"] == "center" { element.style.alignment = .center }
    return element
  }

  private func button(_ node: InterfaceNode) -> Element {
    let normal = node.child("state", key: "normal")
    let configuration = node.child("buttonConfiguration", key: "configuration")
    let key = strings.text(node["id"] + ".normalTitle")
    let words = [key, normal?["title"], configuration?["title"]].compactMap(\.self).first { !$0.isEmpty }
    if let words { return Element(.button, words) }
    let picture = [normal?["image"], configuration?["image"]].compactMap(\.self).first { !$0.isEmpty }
    return Element(.button, "", picture.map { [Element(.symbol, $0)] } ?? [])
  }

  /// A table with its prototype cells, in sections if there are any.
  private func list(_ node: InterfaceNode, scale: Double) -> Element {
    let cells = cells(of: node).prefix(20)
    let rows = cells.map { cell in
      var row = Element(.column, "", content(ofCell: cell, scale: scale))
      row.style.alignment = .leading
      return row
    }.filter { !$0.children.isEmpty }
    // Repeating nested tables three times each would be exponential in their depth.
    let isRepeated = node.child("sections") == nil && !rows.contains { $0.hasList }
    let shown = isRepeated && rows.count == 1 ? Array(repeating: rows[0], count: 3) : rows
    let name = node["customClass"].isEmpty ? "cells" : node["customClass"]
    return Element(.list, "", shown.isEmpty ? ViewReader.hatched(name) : shown)
  }

  /// The cells of a table, without those of tables in them.
  private func cells(of node: InterfaceNode) -> [InterfaceNode] {
    node.children.flatMap { Self.cells.contains($0.tag) ? [$0] : cells(of: $0) }
  }

  /// The parts of a cell, each once.
  private func content(ofCell node: InterfaceNode, scale: Double) -> [Element] {
    node.children.flatMap { part -> [Element] in
      if part["hidden"] == "YES" { return [] }
      if !Self.containers.contains(part.tag), let element = element(part, scale: scale) { return [element] }
      return content(ofCell: part, scale: scale)
    }
  }

  private static let cells: Set = ["tableViewCell", "collectionViewCell"]

  private static let containers: Set = [
    "tableViewCell", "collectionViewCell", "tableViewCellContentView", "view", "stackView", "subviews",
    "tableView", "collectionView",
  ]
}

extension Element {
  fileprivate var hasList: Bool { kind == .list || children.contains(where: \.hasList) }
}
