import SwiftFacts
import ValueFlow

/// The code that a library runs: closures and functions by the calls that pass them, and the values of properties.
struct HandedCode {
  private var instances: [Call: [InstanceIndex]] = [:]
  private var makers: [PropertyIndex: InstanceIndex] = [:]

  private struct Call: Hashable {
    var instance: InstanceIndex
    var site: Int32
  }

  init(_ solution: Solution) {
    for index in solution.instances.indices {
      switch solution.template(index).kind {
      case .value(let property), .getter(let property):
        if makers[property] == nil { makers[property] = index }
      default: break
      }
      for edge in solution.callers(of: index) where edge.kind == .foreign && edge.site >= 0 {
        instances[Call(instance: edge.instance, site: edge.site), default: []].append(index)
      }
    }
  }

  /// The code that a call passes.
  subscript(instance: InstanceIndex, site: Int32) -> [InstanceIndex] {
    Set(instances[Call(instance: instance, site: site)] ?? []).sorted()
  }

  /// The instance that computes a property or its initial value.
  func maker(of property: PropertyIndex) -> InstanceIndex? { makers[property] }
}
