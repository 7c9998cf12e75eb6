/// All top names of an app, where each is declared and extended, and what their sketches let on about them.
struct NameTable {
  struct Name {
    var text: String
    var kinds: Set<DeclaredName.Kind> = []
    var files: [Int] = []
    var extensions: [Int] = []
    var parents: Set<String> = []
    var isFlow = false
    var isScreen = false
  }

  private(set) var names: [Name] = []
  private var numbers: [String: Int] = [:]
  private var byHash: [UInt32: Int] = [:]

  init(_ sketches: [FileSketch], _ words: NavigationWords) {
    for (file, sketch) in sketches.enumerated() {
      for declared in sketch.names { add(declared, of: file) }
    }
    for (number, name) in names.enumerated() { byHash[WordHash(name.text).bits] = number }
    var heirs: [String: [Int]] = [:]
    for (number, name) in names.enumerated() {
      for parent in name.parents { heirs[parent, default: []].append(number) }
    }
    let flows = names.indices.filter { words.isFlow(names[$0].text) && !isOfNetwork(names[$0], sketches) }
    let screens = names.indices.filter { names[$0].text.hasSuffix("ViewController") }
    mark(\.isFlow, flows, words.flowBases, heirs)
    mark(\.isScreen, screens, words.screenBases, heirs)
  }

  /// A type in a type is found by its outermost one, which whoever names it names, too.
  private mutating func add(_ declared: DeclaredName, of file: Int) {
    let parts = declared.name.split(separator: ".", maxSplits: 1)
    guard let first = parts.first else { return }
    let number = number(of: String(first))
    if declared.kind == .extension {
      names[number].extensions.append(file)
    } else if parts.count == 1 {
      names[number].kinds.insert(declared.kind)
      names[number].files.append(file)
    } else if !names[number].files.contains(file) {
      names[number].extensions.append(file)
    }
    guard parts.count == 1, declared.kind != .alias else { return }
    names[number].parents.formUnion(declared.inherits.flatMap(\.parts).compactMap(\.name))
  }

  private mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = names.count
    names.append(Name(text: text))
    return names.count - 1
  }

  /// Marks what was found, the heirs of some bases, and all that inherit from them.
  private mutating func mark(
    _ mark: WritableKeyPath<Name, Bool>, _ found: [Int], _ bases: Set<String>, _ heirs: [String: [Int]]
  ) {
    var open = found + bases.flatMap { heirs[$0] ?? [] }
    while let number = open.popLast() {
      guard !names[number][keyPath: mark] else { continue }
      names[number][keyPath: mark] = true
      open += heirs[names[number].text] ?? []
    }
  }

  private func isOfNetwork(_ name: Name, _ sketches: [FileSketch]) -> Bool {
    name.files.contains { file in
      FileWords.network.contains { sketches[file].mentions(WordHash($0)) }
        && !sketches[file].imports.contains { $0 == "UIKit" || $0 == "SwiftUI" }
    }
  }

  func named(_ text: String) -> Int? { numbers[text] }

  /// The names of the app that a file mentions.
  func mentioned(in sketch: FileSketch) -> [Int] { sketch.words.compactMap { byHash[$0] } }
}

extension NavigationWords {
  func isFlow(_ name: String) -> Bool {
    flowNames.contains { name.contains($0) } || flowEndings.contains { name.hasSuffix($0) }
  }
}
