package import SwiftFacts

/// A place in a body that holds values: its own from 0 on, captured ones as negative numbers.
typealias Slot = Int32

/// The steps of one body, executed by each of its instances.
package final class Template {
  package enum Kind {
    case function(FunctionIndex)
    case closure(parent: Int32)
    case getter(PropertyIndex)
    case setter(PropertyIndex)
    /// The initial value of a property.
    case value(PropertyIndex)
    /// The default value of a parameter.
    case standard(FunctionIndex, Int32)
    /// The statements at the top of a file.
    case script
  }

  package let id: Int32
  package let kind: Kind
  package let file: Int32
  package let owner: TypeIndex
  package let place: Int32
  /// The enclosing function, for generics and names.
  package let function: FunctionIndex
  var slotTypes: [Int32] = []
  /// The place in the code and the block at which each slot gets its value.
  var slotPlaces: [(place: Int32, block: Int32)] = []
  var parameters: [Slot] = []
  /// The parameters whose types are generic parameters of the class around the code, with the names of those.
  var genericParameters: [(slot: Slot, name: Name)] = []
  /// The slots that are assigned `nil` or an empty list.
  var emptySlots: Set<Slot> = []
  /// The variables that are declared without a value, as in `let screen: UIViewController`.
  var valuelessSlots: Set<Slot> = []
  /// The slots whose values are only added to a list.
  var addedSlots: Set<Slot> = []
  /// The parameters that the body assigns to.
  var assignedParameters: Set<Slot> = []
  /// The arguments without an object: `nil`, and values without relevance.
  var emptyArguments: Set<Slot> = []
  /// For each captured slot, the slot in the enclosing body.
  var captures: [Slot] = []
  package internal(set) var blocks: [Block] = [Block(parent: -1, tests: [])]
  var steps: [[Step]] = [[]]
  /// The blocks that run again and again.
  package internal(set) var loops: Set<Int32> = []
  /// The places and blocks where it returns.
  package internal(set) var returns: [(place: Int32, block: Int32)] = []
  /// The blocks where it returns `nil`.
  var emptyReturns: [Int32] = []
  /// Whether it is an initialiser of an enum that assigns a case to `self`.
  var givesSelf = false
  /// Whether it is the body of a loop over a stream, so that what it returns is what the code around it returns.
  var isLoopBody = false
  static let selfSlot: Slot = 0
  static let resultSlot: Slot = 1

  /// Whether the body gives a flag or a number that the code writes, or no argument, whatever it runs for.
  ///
  /// The empty list that a property begins with is none: whether code leaves it empty is known of each object by itself.
  private(set) lazy var isConstant: Bool = {
    if steps.joined().isEmpty, case .value = kind { return false }
    return steps.joined().allSatisfy { step in
      switch step {
      case .copy, .literal: true
      default: false
      }
    }
  }()

  /// Whether the body returns a value.
  package var givesResult: Bool {
    steps.joined().contains { if case .copy(_, Self.resultSlot) = $0 { true } else { false } }
  }

  /// The cases that the body tests a value for on any path, if one of the paths begins with a block.
  package func caseNames(testedWith block: Int32) -> [Name] {
    guard let subject = blocks[Int(block)].tests.first?.subject else { return [] }
    return blocks.filter { $0.tests.first?.subject == subject }.flatMap(\.outerCaseNames)
  }

  init(
    id: Int32, kind: Kind, file: Int32, owner: TypeIndex, place: Int32, function: FunctionIndex = -1
  ) {
    (self.id, self.kind, self.file, self.owner) = (id, kind, file, owner)
    (self.place, self.function) = (place, function)
  }
}

/// A path through a body, with the tests under which it is taken.
package struct Block {
  package var parent: Int32
  var tests: [Test]
  /// Whether it is the path for everything else, such as `default`.
  package var isRest = false
  /// Whether it is what a `guard` does otherwise.
  package var isExit = false
  var children: [Int32] = []
  /// The values that it depends on besides, as far as the code writes them: flags, and values that may be missing.
  var states: [BlockState] = []

  init(parent: Int32, tests: [Test], isRest: Bool = false) {
    (self.parent, self.tests, self.isRest) = (parent, tests, isRest)
  }
}

/// A condition that the analysis does not decide: a flag, or that there is a value.
struct BlockState {
  var subject: Slot
  /// Whether the flag must be false, or the value missing.
  var isNot: Bool

  var inverse: BlockState { BlockState(subject: subject, isNot: !isNot) }
}

/// A test of a value against patterns: one of them must match, or none if `isRest`.
struct Test {
  var subject: Slot
  var patterns: [ValuePattern]
  var isRest = false

  /// The mark of a test for everything else, beside its number in a use.
  static let rest: Int32 = 256

  var inverse: Test { Test(subject: subject, patterns: patterns, isRest: !isRest) }
}

/// A pattern for a value, with slots for the parts that it binds.
indirect enum ValuePattern {
  case anything
  case binding(Slot)
  case enumCase(Name, [ValuePattern])
  case tuple([ValuePattern])
  /// The value beside a key or a number, as a loop takes it from a dictionary or an enumerated list.
  case element(ValuePattern)
  case type(Int32)
  case cast(ValuePattern, Int32)
  case text(Name)
  /// A value that is only known at run time.
  case value

  /// Whether the pattern can exclude a value.
  var discriminates: Bool {
    switch self {
    case .enumCase, .type, .cast, .text: true
    case .tuple(let parts): parts.contains(where: \.discriminatesInside)
    case .element(let inner): inner.discriminates
    case .anything, .binding, .value: false
    }
  }

  /// Whether the pattern for a part can exclude the whole.
  ///
  /// A cast does not: who made the whole chose the path, and not who made the part.
  var discriminatesInside: Bool {
    if case .cast(let inner, _) = self { inner.discriminatesInside } else { discriminates }
  }

  /// Whether the pattern asks for the type of a value and for nothing else: `is Detail`, `let detail as Detail`.
  var isTypeTest: Bool {
    switch self {
    case .type: true
    case .cast(let inner, _): !inner.discriminates
    default: false
    }
  }

  /// The number of the type that the pattern asks for; nil if it asks for none.
  var testedType: Int32? {
    switch self {
    case .type(let type), .cast(_, let type): type
    default: nil
    }
  }
}

/// An operation of a body on its slots.
enum Step {
  case copy(from: Slot, to: Slot)
  case bind(ValuePattern, from: Slot)
  case text(Name, to: Slot)
  case closure(Int32, to: Slot)
  case literal(Name, to: Slot)
  case type(Int32, to: Slot)
  case keyPath([Name], to: Slot)
  /// A function of an object as a value, such as `#selector` or `self.done`.
  case method(of: Slot, Name, to: Slot)
  case tuple([(label: Name, slot: Slot)], to: Slot, place: Int32)
  /// A case of an enum with its associated values, and the type if it is written.
  case enumCase(Int32, Name, [CallArgument], to: Slot, place: Int32)
  case load(from: Slot, Name, to: Slot, place: Int32)
  /// The property that a key path arriving at a slot leads to: `state[keyPath: path]`.
  case follow(path: Slot, from: Slot, to: Slot, place: Int32)
  case store(to: Slot, Name, from: Slot, place: Int32)
  /// A binding of a property, `$model.code`: whoever has it may set the property.
  case bound(of: Slot, Name)
  case global(PropertyIndex, to: Slot)
  case setGlobal(PropertyIndex, from: Slot)
  case cast(from: Slot, Int32, to: Slot)
  case call(Int32)
}

package struct CallArgument {
  package var label: Name
  var slot: Slot
  package var flags: CodeFlags
  /// The value that the function assigns to the parameter; nil if the argument cannot be assigned to.
  var assigned: Slot?
}

/// A call in the source; a class, since to copy its lists for each look at it would take longer than the look.
package final class CallSite {
  enum Callee {
    case member(Slot)
    case parent
    case value(Slot)
    case type(Int32)
    case implicit
    case global
  }

  package let template: Int32
  package let block: Int32
  package let place: Int32
  let callee: Callee
  package let name: Name
  package let arguments: [CallArgument]
  let result: Slot
  /// The node of the call, for printing it.
  package let node: Int32

  /// Whether what a variable holds is called, such as a closure.
  package var callsValue: Bool { if case .value = callee { true } else { false } }

  /// Whether a type is called, which makes an object.
  package var callsType: Bool { if case .type = callee { true } else { false } }

  init(
    template: Int32, block: Int32, place: Int32, callee: Callee, name: Name, arguments: [CallArgument],
    result: Slot, node: Int32
  ) {
    (self.template, self.block, self.place) = (template, block, place)
    (self.callee, self.name, self.arguments) = (callee, name, arguments)
    (self.result, self.node) = (result, node)
  }
}

extension Block {
  /// Tells whether it is not taken for a case.
  func excludes(_ name: Name) -> Bool {
    tests.contains { test in
      test.isRest
        && test.patterns.contains { if case .enumCase(name, _) = $0 { true } else { false } }
    }
  }

  /// The cases that open the block, as written.
  package var caseNames: [Name] {
    guard let test = tests.first, !test.isRest else { return [] }
    return test.patterns.compactMap(Self.name)
  }

  /// The outermost cases that open the block: `success` of `case .success(.paid)`.
  package var outerCaseNames: [Name] {
    guard let test = tests.first, !test.isRest else { return [] }
    return test.patterns.compactMap { if case .enumCase(let name, _) = $0 { name } else { nil } }
  }

  /// Whether the block is chosen only by the type of a value.
  package var isTypeTest: Bool {
    guard let test = tests.first, !test.patterns.isEmpty else { return false }
    return test.patterns.allSatisfy(\.isTypeTest)
  }

  /// Whether several values are tested, as in `switch (state, event)`.
  package var testsSeveral: Bool { tests.count > 1 }

  /// The cases in all tests, as written.
  package var allCaseNames: [Name] {
    tests.filter { !$0.isRest }.flatMap { $0.patterns.compactMap(Self.name) }
  }

  /// Whether associated values of a case are tested too.
  package var looksInside: Bool {
    guard let test = tests.first, !test.isRest else { return false }
    return test.patterns.contains { pattern in
      guard case .enumCase(_, let parts) = pattern else { return false }
      return parts.contains(where: \.discriminatesInside)
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
