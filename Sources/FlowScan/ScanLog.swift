import SwiftFacts
import ValueFlow

/// Writes a log of the objects at primitives, for finding where a value is lost.
struct ScanLog {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins

  func write(_ showings: [Showing], to log: (String) -> Void) {
    let reader = ShownObjects(solution: solution, roles: roles)
    for showing in showings {
      log("\(place(showing.instance, showing.place)) \(showing.style) in \(run(showing.instance))")
      for node in showing.nodes {
        for object in solution.objects(at: node) { log("    at: \(describe(object))") }
      }
      for shown in reader.shown(at: showing.nodes) {
        let from = origins.origins(of: shown.object).map {
          "\(solution.program.typeName($0.flow)) \(place($0.instance, $0.place))"
        }
        log("    shows \(describe(shown.object)) from \(from)")
      }
    }
  }

  func place(_ instance: InstanceIndex, _ place: Int32) -> String {
    let path = solution.program.path(solution.template(instance).file)
    return "\(path.split(separator: "/").last ?? ""):\(CodePlace(packed: place).line)"
  }

  func describe(_ object: ObjectIndex) -> String {
    let info = solution.info(of: object)
    let type = info.type >= 0 ? solution.program.typeName(info.type) : ""
    let name = info.kind == .closure ? "" : solution.program.name(info.name)
    return "#\(object) \(info.kind) \(type) \(name)"
  }

  func run(_ instance: InstanceIndex) -> String {
    let receiver = solution.receiver(of: instance)
    return
      "\(solution.program.name(solution.functionName(of: instance))) of \(receiver < 0 ? "-" : describe(receiver))"
  }
}

extension ScanLog {
  /// Logs each instance of the functions with a name.
  func trace(_ name: String, to log: (String) -> Void) {
    for index in solution.instances.indices
    where solution.program.name(solution.functionName(of: index)) == name {
      let frame = solution.instances[index]
      let template = solution.template(index)
      log(
        "\(run(index)) at \(place(index, template.place)) entry \(frame.isEntry) outer \(frame.outer)"
      )
      for edge in solution.callers(of: index) {
        log(
          "  called \(edge.kind) by \(run(edge.instance)) \(edge.site >= 0 ? place(edge.instance, solution.bodies.sites[Int(edge.site)].place) : "")"
        )
      }
      for line in solution.trace(index, describe: { describe($0) }) { log(line) }
    }
  }
}
