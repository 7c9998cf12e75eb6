import FlowModel
import SwiftFacts
import ValueFlow

/// Reads the way of a target, from where it is made to the primitive.
final class WayReading {
  private let solution: Solution
  private let names: NavigationNames
  private lazy var ways = ValueWays(solution)
  private var program: SourceProgram { solution.program }

  init(solution: Solution, names: NavigationNames) { (self.solution, self.names) = (solution, names) }

  func steps(of route: SeenRoute) -> [CodeStep] {
    guard let sight = route.sight else { return [] }
    let origin = sight.origin?.instance ?? route.place.instance
    guard let showing = sight.showing else {
      let text = "nobody is seen to put it on screen: it shows itself"
      return making(of: sight.object, in: origin)
        + [step(.started, route.place.instance, route.place.place, text)]
    }
    let way = way(of: sight, to: showing, through: origin)
    var made = making(of: sight.object, along: way.first ?? [], in: origin)
    if let flow = flow(holding: sight, route.target) { made[0].text += ", which \(flow) holds" }
    let handed = way.flatMap { ways.steps(along: $0) }.map { step(.handed, $0) }
    return told(made + handed + [shown(showing)])
  }

  /// The flow that is shown by showing something it holds.
  private func flow(holding sight: SeenRoute.Sight, _ target: SeenRoute.Target) -> String? {
    guard case .flow(let flow) = target, solution.info(of: sight.object).type != flow else { return nil }
    return program.typeName(flow)
  }

  func steps(of cause: UnresolvedReading.Cause) -> [CodeStep] {
    switch cause {
    case .unshown(let object, let place): told(end(of: object, at: place))
    case .unknown(let showing, let place): told(unknown(at: showing, place))
    }
  }

  /// Removes steps at places that occur twice.
  private func told(_ steps: [CodeStep]) -> [CodeStep] {
    let last = steps.last { $0.kind == .shown || $0.kind == .ends }?.location
    var seen: Set<SourceLocation> = []
    return steps.filter { step in
      guard let place = step.location else { return true }
      if step.kind == .handed, place == last { return false }
      return seen.insert(place).inserted || step.kind != .handed
    }
  }

  // MARK: - Targets

  private func making(
    of object: ObjectIndex, along way: [NodeIndex], in origin: InstanceIndex
  ) -> [CodeStep] {
    guard let assumed = ways.assumption(of: object, along: way) else {
      return making(of: object, in: ways.beginning(of: way) ?? origin)
    }
    var step = step(.assumed, assumed)
    step.text = "\(typeName(of: object)), which fits \(step.text); nobody is seen to give it"
    return [step]
  }

  private func typeName(of object: ObjectIndex) -> String {
    let type = solution.info(of: object).type
    return type < 0 ? "" : program.typeName(type)
  }

  private func making(of object: ObjectIndex, in instance: InstanceIndex) -> [CodeStep] {
    let info = solution.info(of: object)
    let type = typeName(of: object)
    guard let maker = solution.maker(of: object, in: instance) else {
      return [CodeStep(kind: .fetched, text: "\(type), which no code in the source makes")]
    }
    if let site = solution.makingSite(of: object), info.kind == .instance {
      return [step(.made, ways.step(site, in: maker.instance))]
    }
    let text = "\(type), of which only the type is known"
    return [step(.fetched, maker.instance, maker.place, text)]
  }

  /// The way of an object into each of its containers, and of the outermost one to the primitive.
  private func way(
    of sight: SeenRoute.Sight, to showing: Showing, through origin: InstanceIndex
  ) -> [[NodeIndex]] {
    let legs = ShownWay(solution: solution).legs(to: sight.object, from: showing.nodes)
    return legs.reversed().enumerated().map { index, leg in
      ways.way(of: leg.object, to: leg.node, through: index == 0 ? origin : nil)
    }
  }

  private func shown(_ showing: Showing) -> CodeStep {
    if showing.site >= 0 { return step(.shown, ways.step(showing.site, in: showing.instance)) }
    let store = solution.stores.first {
      $0.instance == showing.instance && $0.place == showing.place && showing.nodes.contains($0.value)
    }
    let text = store.map { program.name($0.name) + " = …" } ?? "as the storyboard or the declaration says"
    return step(.shown, showing.instance, showing.place, text)
  }

  // MARK: - Unresolved targets

  private func end(of object: ObjectIndex, at place: FlowPlace) -> [CodeStep] {
    let way = ways.longestWay(of: object, from: place.instance)
    let handed = ways.steps(along: way).map { step(.handed, $0) }
    var steps = making(of: object, in: place.instance) + handed
    if let foreign = ways.foreignEnd(of: way) {
      steps.append(step(.ends, foreign, ", which is not known to show anything"))
    } else {
      let text = handed.isEmpty ? "nothing is done with it" : "nothing further is done with it"
      steps.append(CodeStep(kind: .ends, text: text))
    }
    return steps
  }

  private func unknown(at showing: Showing, _ place: FlowPlace) -> [CodeStep] {
    let found = showing.nodes.map { node -> [CodeStep] in
      let way = ways.way(ofUnknownTo: node, through: place.instance)
      let begin =
        ways.unknownBeginning(of: way).map { [step(.unknown, $0, ", of which nothing is known")] } ?? []
      return begin + ways.steps(along: way).map { step(.handed, $0) }
    }
    return (found.max { $0.count < $1.count } ?? []) + [shown(showing)]
  }

  // MARK: - Steps

  private func step(_ kind: CodeStep.Kind, _ step: WayStep, _ remark: String = "") -> CodeStep {
    CodeStep(
      kind: kind, text: CodeLine.shortened(step.text + remark),
      location: names.location(step.file, step.place))
  }

  private func step(_ kind: CodeStep.Kind, _ instance: InstanceIndex, _ place: Int32, _ text: String)
    -> CodeStep
  {
    CodeStep(
      kind: kind, text: CodeLine.shortened(text),
      location: names.location(solution.template(instance).file, place))
  }
}
