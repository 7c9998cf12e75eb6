import Foundation

/// Passes on signals that end the plugin, so that the program does not continue without it: SwiftPM does not know the program.
final class Interruptions {
  private let sources: [any DispatchSourceSignal]

  init(of process: Process) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { process.terminate() }
      source.resume()
      return source
    }
  }

  func end() { sources.forEach { $0.cancel() } }
}
