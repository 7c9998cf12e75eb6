import FlowTestSupport
import Testing

/// One file of an app: Swift source or a storyboard.
struct SourceFile: Sendable {
  var path: String
  var text: String

  var isSwift: Bool { path.hasSuffix(".swift") }
}

/// A way to write an app differently that nobody who uses it can notice.
struct Change: Sendable, CustomTestStringConvertible {
  let name: String
  /// The files as they are written then.
  let apply: @Sendable ([SourceFile], inout SeededGenerator) -> [SourceFile]

  var testDescription: String { name }

  init(_ name: String, _ apply: @escaping @Sendable ([SourceFile], inout SeededGenerator) -> [SourceFile]) {
    (self.name, self.apply) = (name, apply)
  }

  /// A change of each Swift file by itself.
  init(_ name: String, file: @escaping @Sendable (String) -> String) {
    self.init(name) { files, _ in
      files.map { $0.isSwift ? SourceFile(path: $0.path, text: file($0.text)) : $0 }
    }
  }

  /// First this change, then another.
  func then(_ other: Change) -> Change {
    Change("\(name), then \(other.name)") { files, random in
      other.apply(apply(files, &random), &random)
    }
  }
}

extension Change {
  /// All changes that are tried on every fixture; those of different things are made together, to save time.
  static let all: [Change] = [
    .shuffledFiles.then(.shuffledDeclarations), .renamedTypesAndMethods.then(.renamedLocals),
    .splitTypes.then(.namedAfterImports),
    .movedModules.then(.boundByCases), .wrappedInDo.then(.conditionalBodies), .conditionalMembers,
  ]
}
