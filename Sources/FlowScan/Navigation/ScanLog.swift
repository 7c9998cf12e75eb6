import SwiftFacts
import ValueFlow

/// Writes a log of the objects at primitives, for finding where a value is lost.
struct ScanLog {
  let solver: Solver
  let roles: TypeRoles
  let origins: Origins

  func write(_ showings: [Showing], to log: (String) -> Void) {
    let reader = ShownObjects(solver: solver, roles: roles)
    for showing in showings {
      log("\(place(showing.instance, showing.place)) \(showing.style) in \(run(showing.instance))")
      for node in showing.nodes {
        for object in solver.objects(at: node) { log("    at: \(describe(object))") }
      }
      for shown in reader.shown(at: showing.nodes) {
        let from = origins.origins(of: shown.object).map {
          "\(solver.program.typeName($0.flow)) \(place($0.instance, $0.place))"
        }
        log("    shows \(describe(shown.object)) from \(from)")
      }
    }
  }

  func place(_ instance: InstanceIndex, _ place: Int32) -> String {
    let path = solver.program.path(solver.template(instance).file)
    return "\(path.split(separator: "/").last ?? ""):\(CodePlace(packed: place).line)"
  }

  func describe(_ object: ObjectIndex) -> String {
    let info = solver.info(of: object)
    let type = info.type >= 0 ? solver.program.typeName(info.type) : ""
    let name = info.kind == .closure ? "" : solver.program.name(info.name)
    return "#\(object) \(info.kind) \(type) \(name)"
  }

  func run(_ instance: InstanceIndex) -> String {
    let receiver = solver.receiver(of: instance)
    return
      "\(solver.program.name(solver.functionName(of: instance))) of \(receiver < 0 ? "-" : describe(receiver))"
  }
}

extension ScanLog {
  /// Logs each instance of the functions with a name.
  func trace(_ name: String, to log: (String) -> Void) {
    for index in solver.instances.indices
    where solver.program.name(solver.functionName(of: index)) == name {
      let frame = solver.instances[index]
      let template = solver.template(index)
      log(
        "\(run(index)) at \(place(index, template.place)) entry \(frame.isEntry) outer \(frame.outer)"
      )
      for edge in solver.callers(of: index) {
        log(
          "  called \(edge.kind) by \(run(edge.instance)) \(edge.site >= 0 ? place(edge.instance, solver.bodies.sites[Int(edge.site)].place) : "")"
        )
      }
      for line in solver.trace(index, describe: { describe($0) }) { log(line) }
    }
  }
}
