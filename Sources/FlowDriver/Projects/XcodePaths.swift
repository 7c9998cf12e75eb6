/// The paths of the files and folders in an Xcode project, whose groups contain each other.
struct XcodePaths {
  private var paths: [String: String] = [:]
  /// The folders whose files belong to a target without being listed.
  private(set) var synchronised: [String] = []

  /// Walks from the main group without recursion, so that deep groups cannot overflow the stack.
  init(_ objects: [String: ProjectValue], mainGroup: String, folder: String) {
    var seen: Set<String> = []
    var waiting = [(id: mainGroup, parent: folder)]
    while let (id, parent) = waiting.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : parent
      guard object["sourceTree"]?.text != "<absolute>",
        let path = ProjectPath.join(base, object["path"]?.text ?? "")
      else { continue }
      paths[id] = path
      if object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" { synchronised.append(id) }
      waiting += (object["children"]?.texts ?? []).reversed().map { ($0, path) }
    }
    synchronised.sort()
  }

  /// The path of a file or group; nil if it is not in the surveyed folder.
  subscript(id: String) -> String? { paths[id] }
}
