public import FlowModel
import Foundation

extension SeededGenerator {
  /// The graph with one thing changed, anywhere in its file: a word, a number, a row more or less; nil if no try gives a graph.
  public mutating func changed(_ graph: FlowGraph) throws -> FlowGraph? {
    let file = try JSONSerialization.jsonObject(with: GraphFile.write(graph))
    for _ in 0..<20 {
      let data = try JSONSerialization.data(withJSONObject: changed(file))
      if let result = try? GraphFile.read(data, references: .mayDangle), result != graph { return result }
    }
    return nil
  }

  private mutating func changed(_ value: Any) -> Any {
    if var object = value as? [String: Any] {
      let keys = object.keys.filter { $0 != "format" && $0 != "version" }.sorted()
      guard let key = keys.randomElement(using: &self), let old = object[key] else { return object }
      object[key] = changed(old)
      return object
    }
    if var list = value as? [Any] {
      guard let number = list.indices.randomElement(using: &self) else { return list }
      if Int.random(in: 0..<6, using: &self) == 0 {
        list.remove(at: number)
      } else {
        list[number] = changed(list[number])
      }
      return list
    }
    if let text = value as? String { return text + "x" }
    if let number = value as? Int { return number + 1 }
    return value
  }
}
