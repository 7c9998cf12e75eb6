import SwiftFacts
import ValueFlow

/// Finds the properties that code changes after they were made, by name: `state.phase = .ready`.
struct ChangedNames {
  let walk: LinkWalk
  private var program: SourceProgram { walk.program }

  func contains(_ name: Name) -> Bool {
    if let known = walk.changedNames[name] { return known }
    let files = Set(
      program.files.indices.map(Int32.init).filter { program.mentions(name, in: $0) })
    let found = isChanged(name, in: files)
    walk.changedNames[name] = found
    return found
  }

  private func isChanged(_ name: Name, in files: Set<Int32>) -> Bool {
    // An object begins with what an initialiser assigns.
    program.functions.contains { info in
      files.contains(info.file) && program.name(info.name) != "init"
        && program.mentions(name, in: info.file, from: info.begin, to: info.end)
        && changes(name, info.body, info.file)
    }
      || program.properties.contains { info in
        files.contains(info.file) && program.mentions(name, in: info.file, from: info.begin, to: info.end)
          && [info.value, info.getter, info.setter].contains { changes(name, $0, info.file) }
      }
  }

  private func changes(_ name: Name, _ body: Int32, _ file: Int32) -> Bool {
    var found = false
    program.written(body, in: file)?.walk { part in
      if !found, case .assign(let target, _) = part.form, target.calledName == name { found = true }
    }
    return found
  }
}
