package import SwiftFacts

/// A place of a body that holds values: its own from 0 on, those of the code around it as negative numbers.
typealias Slot = Int32

/// The steps of one body, to be taken by each instance of it.
package final class Template {
  package enum Kind {
    case function(FunctionIndex)
    case closure(parent: Int32)
    case getter(PropertyIndex)
    case setter(PropertyIndex)
    /// The value that a property begins with.
    case value(PropertyIndex)
    /// The value of a parameter that is left out.
    case standard(FunctionIndex, Int32)
    /// The statements at the top of a file.
    case script
  }

  package let id: Int32
  package let kind: Kind
  package let file: Int32
  package let owner: TypeIndex
  package let place: Int32
  /// The function that it belongs to, for generics and names.
  package let function: FunctionIndex
  var slotTypes: [Int32] = []
  /// Where in the code, and in which block, each slot gets its value.
  var slotPlaces: [(place: Int32, block: Int32)] = []
  var parameters: [Slot] = []
  /// The slots of what is set to `nil`.
  var emptySlots: Set<Slot> = []
  /// For each captured slot the slot of the code around.
  var captures: [Slot] = []
  package internal(set) var blocks: [Block] = [Block(parent: -1, tests: [])]
  var steps: [[Step]] = [[]]
  /// Whether it is the initialiser of an enum that says which case is made.
  var givesSelf = false
  static let selfSlot: Slot = 0
  static let resultSlot: Slot = 1

  init(
    id: Int32, kind: Kind, file: Int32, owner: TypeIndex, place: Int32, function: FunctionIndex = -1
  ) {
    (self.id, self.kind, self.file, self.owner) = (id, kind, file, owner)
    (self.place, self.function) = (place, function)
  }
}

/// A way through a body: what must hold for it to be taken.
package struct Block {
  package var parent: Int32
  var tests: [Test]
  /// Whether it is the way past all others, as `default`.
  var isRest = false
  var children: [Int32] = []

  init(parent: Int32, tests: [Test], isRest: Bool = false) {
    (self.parent, self.tests, self.isRest) = (parent, tests, isRest)
  }
}

/// A value that is held against patterns; one of them must fit, or none where `isRest`.
struct Test {
  var subject: Slot
  var patterns: [ValuePattern]
  var isRest = false

  var inverse: Test { Test(subject: subject, patterns: patterns, isRest: !isRest) }
}

/// A form that a value is held against; it gives its parts to slots.
indirect enum ValuePattern {
  case anything
  case binding(Slot)
  case enumCase(Name, [ValuePattern])
  case tuple([ValuePattern])
  case type(Int32)
  case cast(ValuePattern, Int32)
  case text(Name)
  /// A value that is not known until the code runs.
  case value

  /// Whether it can rule a value out.
  var discriminates: Bool {
    switch self {
    case .enumCase, .type, .text: true
    case .tuple(let parts): parts.contains(where: \.discriminates)
    case .cast(let inner, _): inner.discriminates
    case .anything, .binding, .value: false
    }
  }
}

/// One thing that a body does with its slots.
enum Step {
  case copy(from: Slot, to: Slot)
  case bind(ValuePattern, from: Slot)
  case text(Name, to: Slot)
  case closure(Int32, to: Slot)
  case literal(Name, to: Slot)
  case type(Int32, to: Slot)
  case keyPath([Name], to: Slot)
  /// A function of an object by its name, as `#selector` or `self.done`.
  case method(of: Slot, Name, to: Slot)
  case tuple([(label: Name, slot: Slot)], to: Slot, place: Int32)
  /// A case of an enum: the type where it is written, and what it carries.
  case enumCase(Int32, Name, [CallArgument], to: Slot, place: Int32)
  case load(from: Slot, Name, to: Slot, place: Int32)
  case store(to: Slot, Name, from: Slot, place: Int32)
  case global(PropertyIndex, to: Slot)
  case setGlobal(PropertyIndex, from: Slot)
  case cast(from: Slot, Int32, to: Slot)
  case call(Int32)
}

package struct CallArgument {
  package var label: Name
  var slot: Slot
  package var flags: CodeFlags
}

/// A call as it stands in the source.
package struct CallSite {
  enum Callee {
    case member(Slot)
    case parent
    case value(Slot)
    case type(Int32)
    case implicit
    case global
  }

  package var template: Int32
  package var block: Int32
  package var place: Int32
  var callee: Callee
  package var name: Name
  package var arguments: [CallArgument]
  var result: Slot
  /// The node of the call, to write it out.
  package var node: Int32
}

extension Block {
  /// The cases of which each opens the way, as they are written.
  package var caseNames: [Name] {
    guard let test = tests.first, !test.isRest else { return [] }
    return test.patterns.compactMap(Self.name)
  }

  /// Whether the way is chosen by the type of a value alone.
  package var isTypeTest: Bool {
    guard let test = tests.first, !test.patterns.isEmpty else { return false }
    return test.patterns.allSatisfy { if case .type = $0 { true } else { false } }
  }

  /// Whether what a case carries decides, too.
  package var looksInside: Bool {
    guard let test = tests.first, !test.isRest else { return false }
    return test.patterns.contains { pattern in
      guard case .enumCase(_, let parts) = pattern else { return false }
      return parts.contains(where: \.discriminates)
    }
  }

  private static func name(in pattern: ValuePattern) -> Name? {
    switch pattern {
    case .enumCase(let name, let parts): parts.lazy.compactMap { self.name(in: $0) }.first ?? name
    case .cast(let inner, _): name(in: inner)
    default: nil
    }
  }
}
