// Reads SVG with Foundation's parser, which takes no ill-formed XML, and collects what tests look at.
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an SVG text holds; nil if it is no XML.
struct SVGContents {
  var elements: [String] = []
  var ids: [String] = []
  var links: [String] = []
  var attributes: Set<String> = []
  var titles: [String] = []
  var text = ""

  init?(_ svg: String) {
    let collector = Collector()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = collector
    guard parser.parse() else { return nil }
    self = collector.contents
  }

  fileprivate init() {}

  /// What no picture may hold, whatever it was made of.
  var faults: [String] {
    var faults: [String] = []
    if Set(ids).count != ids.count { faults.append("an id twice: \(ids)") }
    for link in links where link.lowercased().contains("script:") { faults.append("a script: \(link)") }
    for name in attributes where name.hasPrefix("on") { faults.append("an event handler: \(name)") }
    for name in elements where !Self.known.contains(name) { faults.append("an element: \(name)") }
    return faults
  }

  private static let known: Set<String> = [
    "svg", "title", "desc", "style", "g", "a", "text", "polygon", "polyline", "path", "ellipse", "image",
    "defs",
    "linearGradient", "radialGradient", "stop",
  ]
}

private final class Collector: NSObject, XMLParserDelegate {
  var contents = SVGContents()
  private var isInTitle = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    contents.elements.append(name)
    contents.attributes.formUnion(attributes.keys)
    attributes["id"].map { contents.ids.append($0) }
    attributes["href"].map { contents.links.append($0) }
    attributes["xlink:href"].map { contents.links.append($0) }
    isInTitle = name == "title"
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInTitle = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInTitle { contents.titles.append(text) } else { contents.text += text }
  }
}
