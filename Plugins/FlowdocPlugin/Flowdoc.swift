import Foundation

/// The program, as run for one package.
struct Flowdoc {
  let program: URL
  /// The package's folder.
  let folder: URL
  /// The folder that a plugin may always write to, for caches.
  let work: URL

  /// The product that writes the registry's graph for a command line; nil for most.
  func registryProduct(of arguments: [String]) throws -> RegistryProduct? {
    let file = work.appendingPathComponent("registry-product.json")
    let process = try self.process(["registry-product", "--"] + arguments, to: file)
    try process.run()
    process.waitUntilExit()
    let answer = try Data(contentsOf: file)
    guard process.terminationStatus == 0, !answer.isEmpty else { return nil }
    return try JSONDecoder().decode(RegistryProduct.self, from: answer)
  }

  /// Runs a command line, and throws if it fails.
  func run(_ arguments: [String]) throws {
    let process = try self.process(arguments, to: nil)
    try process.run()
    let interruptions = Interruptions(of: process)
    process.waitUntilExit()
    interruptions.end()
    guard process.terminationReason == .exit else {
      throw Failure(description: "flowdoc was stopped by signal \(process.terminationStatus)")
    }
    switch process.terminationStatus {
    case 0: return
    case 1: throw Failure(description: "flowdoc found something wrong, and says above what it is")
    default: throw Failure(description: "flowdoc could not do its work, and says above why")
    }
  }

  private func process(_ arguments: [String], to output: URL?) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": work.path]) { $1 }
    if let output { process.standardOutput = try FileHandle(emptying: output) }
    return process
  }
}

extension FileHandle {
  /// An empty file.
  convenience init(emptying file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    self.init(fileDescriptor: dup(handle.fileDescriptor), closeOnDealloc: true)
  }
}
