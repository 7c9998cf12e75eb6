import FlowKit
import Foundation
import ShopApp

// `swift run shop` performs a scripted visit; `swift run shop --graph FILE` writes the graph of the app's registry, without a FILE
// to standard output;
// `swift run shop wireframes DIR` writes a drawing of each screen, light and dark.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "--graph":
  let registry = Phone.registry
  for finding in registry.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
  if arguments.count == 1 {
    FileHandle.standardOutput.write(registry.data)
  } else {
    try registry.write(to: URL(fileURLWithPath: named("file: shop --graph FILE")))
  }
case "wireframes":
  let folder = URL(fileURLWithPath: named("folder: shop wireframes DIR"), isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, svg) in Tour.files() {
    try Data(svg.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }
default:
  print(Visit.script())
}

/// The argument after the first word; without it, the program prints its usage and ends.
func named(_ usage: String) -> String {
  guard arguments.count == 2, let name = arguments.last else {
    FileHandle.standardError.write(Data("error: name the \(usage)\n".utf8))
    exit(64)
  }
  return name
}
