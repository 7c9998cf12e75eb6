import Testing

@testable import SwiftFacts

/// The code of a file as bytes: what is written comes back, and nothing else does harm.
@Suite struct FileCodeBytesTests {
  private static let source = """
    import UIKit

    /// Takes a cart to a paid order.
    @MainActor final class CheckoutFlow<Item: Hashable>: Flow where Item: Sendable {
      @Published private(set) var items: [Item] = [], count = 1
      var onEnd: ((Result<Order, any Error>) -> Void)? { didSet { start() } }
      lazy var title: String = "Order \\(count)"
      enum Step: Int { case cart = 1, pay(Item, with: Card = .standard) }
      typealias Done = (Int, named: [String: Item]?) -> some View
      init?(_ items: [Item] = [], then done: @escaping () -> Void) { self.items = items }
      func go(to step: Step) async throws -> Order? {
        guard case .pay(let item, _) = step, let first = items.first else { return nil }
        for x in items where x == first { _ = x as? Order }
        switch step {
        case .cart: push(\\.cart) { [weak self] in self?.show($0 ?? item, #selector(close)) }
        case .pay(let item as Order, with: _): throw Problem(item)
        default: defer { done() }
        }
        func inner() -> Bool { !items.isEmpty && count == 2 ? true : false }
        return try await [1: Order.self, 2: (a, b: Order<Int>.make())][0]
      }
    }
    #if DEBUG && BETA
    menu(); list()
    #endif
    go()
    """

  private static let code = SourceReader.read(source, path: "a.swift")

  @Test func whatIsWrittenComesBack() {
    #expect(Self.code.bytes.withUnsafeBytes { FileCode(bytes: $0, path: "a.swift") } == Self.code)
    let empty = SourceReader.read("", path: "b.swift")
    #expect(empty.bytes.withUnsafeBytes { FileCode(bytes: $0, path: "b.swift") } == empty)
  }

  @Test func everyOpHasAShape() {
    for number in Int32(0)..<128 {
      guard let op = Op(rawValue: number) else { continue }
      #expect(CodeShape.operands[op] != nil, "\(op)")
    }
  }

  /// Other bytes for the same source, or another meaning of them, need another number of the format.
  @Test func theFormatIsTheOneThatWasWrittenDown() {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in Self.code.bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    #expect(
      (FileCode.format, hash) == (7, 3_523_487_540_179_289_022),
      "raise FileCode.format and write down the new hash")
  }

  @Test func cutBytesAreNoCode() {
    let bytes = Self.code.bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(Array(bytes[..<count]).withUnsafeBytes { FileCode(bytes: $0, path: "a.swift") } == nil)
    }
  }

  @Test func damagedCodeIsRefusedOrCanBeRead() {
    let bytes = Self.code.bytes
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      guard let code = damaged.withUnsafeBytes({ FileCode(bytes: $0, path: "a.swift") }) else { continue }
      #expect(CodeCheck.isSound(code))
    }
  }

  @Test func nodesThatLeadNowhereAreRefused() {
    for code: [Int32] in [
      [999], [-1], [Op.name.rawValue, 0], [Op.name.rawValue, 0, 9], [Op.holds.rawValue, 0],
      [Op.block.rawValue, 1_000_000], [Op.block.rawValue, -2], [Op.block.rawValue, 1, 5],
    ] {
      var file = FileCode(path: "a.swift")
      (file.names, file.code) = ([""], code)
      #expect(!CodeCheck.isSound(file), "\(code)")
    }
  }

  @Test func codeThatIsNestedWithoutEndIsRefused() {
    var file = FileCode(path: "a.swift")
    file.names = [""]
    file.code = [Op.otherwise.rawValue]
    for _ in 0..<100_000 {
      let previous = Int32(file.code.count == 1 ? 0 : file.code.count - 2)
      file.code += [Op.holds.rawValue, previous]
    }
    #expect(!CodeCheck.isSound(file))
  }
}
