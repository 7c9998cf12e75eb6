/// A drawing in Graphviz's language, as values; `text` is the only output.
struct DOTGraph {
  struct Node {
    let name: String
    var attributes: [String: DOTValue]
  }

  struct Edge {
    let from: String
    let to: String
    var attributes: [String: DOTValue]
  }

  struct Cluster {
    let name: String
    var attributes: [String: DOTValue]
    let nodes: [String]
  }

  let name: String
  var graph: [String: DOTValue]
  var nodeDefaults: [String: DOTValue]
  var edgeDefaults: [String: DOTValue]
  var nodes: [Node] = []
  var edges: [Edge] = []
  var clusters: [Cluster] = []
}

/// The value of an attribute.
enum DOTValue {
  /// Text, taken literally.
  case text(String)
  /// A number, written with at most three decimals.
  case number(Double)

  var source: String {
    switch self {
    case .text(let text): DOTText.quoted(text)
    case .number(let number): decimal(number)
    }
  }
}

extension DOTGraph {
  /// The drawing as DOT: attributes sorted by name, one statement per line.
  var text: String {
    var lines = ["digraph \(DOTText.quoted(name)) {"]
    lines.append("  graph\(list(graph))")
    lines.append("  node\(list(nodeDefaults))")
    lines.append("  edge\(list(edgeDefaults))")
    lines += nodes.map { "  \(DOTText.quoted($0.name))\(list($0.attributes))" }
    lines += clusters.flatMap(text)
    lines += edges.map { "  \(DOTText.quoted($0.from)) -> \(DOTText.quoted($0.to))\(list($0.attributes))" }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func text(of cluster: Cluster) -> [String] {
    ["  subgraph \(DOTText.quoted("cluster_" + cluster.name)) {", "    graph\(list(cluster.attributes))"]
      + cluster.nodes.map { "    \(DOTText.quoted($0))" } + ["  }"]
  }

  private func list(_ attributes: [String: DOTValue]) -> String {
    let pairs = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.source)" }
    return " [\(pairs.joined(separator: ", "))]"
  }
}

/// A number with at most three decimals and without a trailing zero, the same on every machine.
private func decimal(_ number: Double) -> String {
  let thousandths = Int((number * 1000).rounded())
  let sign = thousandths < 0 ? "-" : ""
  let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
  guard rest > 0 else { return "\(sign)\(whole)" }
  var digits = String(rest + 1000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
