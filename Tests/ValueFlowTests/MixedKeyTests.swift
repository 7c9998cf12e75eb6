import Testing

@testable import ValueFlow

/// Four numbers as one key: of a call that was taken for another one, nothing would be seen.
@Suite struct MixedKeyTests {
  @Test func numbersThatDifferInOneBitDiffer() {
    let numbers = [-1, 0] + (0..<31).map { Int32(1) << $0 }
    var keys: Set<UInt64> = []
    for first in numbers {
      for second in numbers {
        for third in numbers { keys.insert(UInt64(mixing: first, second, third, 7)) }
      }
    }
    #expect(keys.count == numbers.count * numbers.count * numbers.count)
    #expect(!keys.contains(0))
  }
}
