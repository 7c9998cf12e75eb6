import FlowKit
import Foundation
import ShopApp

// `swift run shop` walks a scripted visit; `swift run shop --graph FILE` writes what the app declares of itself.
switch CommandLine.arguments.dropFirst().first {
case "--graph":
  guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("error: name the file: shop --graph FILE\n".utf8))
    exit(64)
  }
  let registry = Phone.registry
  for finding in registry.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
  try registry.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
default:
  print(Visit.script())
}
