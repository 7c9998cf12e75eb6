import FlowDriver
import Foundation

/// Shows the progress of making a site: a bar on a terminal, otherwise one line per step.
final class SiteProgress: @unchecked Sendable {
  private let lock = NSLock()
  private let console: Console
  /// The text shown last: most steps change nothing visible.
  private var shown = ""

  init(_ console: Console) { self.console = console }

  func show(_ step: SiteGenerator.Step) {
    lock.withLock {
      let text = console.showProgress == nil ? Self.line(step) : Self.bar(step)
      guard let text, text != shown else { return }
      shown = text
      if let show = console.showProgress { show(text) } else { console.report(text) }
    }
  }

  /// Removes the bar.
  func end() {
    lock.withLock {
      if !shown.isEmpty { console.showProgress?("") }
      shown = ""
    }
  }

  private static func line(_ step: SiteGenerator.Step) -> String? {
    switch step {
    case .scanning(let step): text(of: step)
    case .making(_, let count): "making \(count) \(count == 1 ? "file" : "files") …"
    }
  }

  private static func bar(_ step: SiteGenerator.Step) -> String? {
    guard case .making(let number, let count) = step else { return line(step) }
    let width = 24
    let full = number * width / max(count, 1)
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    return "making files \(bar) \(number * 100 / max(count, 1)) %"
  }

  static func text(of step: SourceScan.Step) -> String {
    switch step {
    case .reading(let count): "reading \(count) \(count == 1 ? "file" : "files") …"
    case .parsing(let count): "parsing \(count) \(count == 1 ? "file" : "files") …"
    }
  }
}
