public import Foundation
internal import FlowModel

/// An observer that writes events as a trace, line by line, so that a crash loses no written line.
///
/// ```swift
/// let tracer = try FlowTracer(name: "Shop") { try file.write(contentsOf: $0) }
/// app.launch(in: navigator, registry: registry, observer: tracer)
/// ```
@MainActor public final class FlowTracer: FlowObserver {
  private let write: (Data) throws -> Void
  private let clock = ContinuousClock()
  private let began: ContinuousClock.Instant
  private let links: [String: String]
  private var number = 0
  /// The first error while writing; nothing is written after it.
  public private(set) var failure: (any Error)?

  /// Begins a trace by writing its header; with a registry, links are identified by their ids.
  public init(name: String, registry: Registry? = nil, write: @escaping (Data) throws -> Void) throws {
    self.write = write
    began = clock.now
    links = Dictionary(
      registry?.graph.links.map { ($0.pattern, $0.id) } ?? [], uniquingKeysWith: { first, _ in first })
    try write(TraceFile.header(name: name))
  }

  /// Writes an event as a line.
  public func observe(_ event: FlowEvent, of flow: CoordinatorBase) {
    guard failure == nil, let told = traced(event, flow.flowID) else { return }
    do { try write(TraceFile.line(told)) } catch { failure = error }
  }

  private func traced(_ event: FlowEvent, _ flow: String) -> TraceEvent? {
    switch event {
    case .started(_, let route): line(.started, flow, route: route)
    case .showed(let route, _): line(.showed, flow, route: route)
    case .removed(let route, _): line(.removed, flow, route: route)
    case .opened(let link, _, _): line(.opened, flow, link: links[link] ?? link)
    case .finished: line(.finished, flow)
    case .cancelled: line(.cancelled, flow)
    case .left: line(.left, flow)
    case .ignored: nil
    }
  }

  private func line(_ kind: TraceEvent.Kind, _ flow: String, route: String = "", link: String = "")
    -> TraceEvent
  {
    number += 1
    let time = clock.now - began
    let milliseconds =
      Int(time.components.seconds) * 1000 + Int(time.components.attoseconds / 1_000_000_000_000_000)
    return TraceEvent(number: number, time: milliseconds, kind: kind, flow: flow, route: route, link: link)
  }
}
