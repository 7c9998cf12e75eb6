import FlowTestSupport
import Foundation
import Testing

/// Inputs that nobody meant to write: every reader of bytes comes to an end with them.
///
/// A run of all tests tries a few hundred with each; `make fuzz MINUTES=10` tries as many as it can. An input that ends the process lies
/// in `.build/fuzz` under the name of its reader; one that takes long, too. Put it into `Corpus`, and it is tried from then on.
@Suite(.serialized) struct FuzzTests {
  @Test(arguments: FuzzLimit.targets)
  func anyInputIsRead(target: FuzzTarget) throws {
    let corpus = try target.corpus()
    try #require(!corpus.isEmpty, "there is no Corpus/\(target.name)")
    let words = target.words.split(separator: " ").map { Array($0.utf8) }
    var mutator = Mutator(random: SeededGenerator(), corpus: corpus, words: words)
    let last = try LastInput(of: target.name)
    let end = FuzzLimit.seconds.map { Date(timeIntervalSinceNow: $0) }
    if end != nil { print("\(target.name): seed \(mutator.random.seed)") }
    for input in corpus { read(input, target, last, mutator.random.seed) }
    var count = corpus.count
    while end.map({ $0 > Date() }) ?? (count < FuzzLimit.inputs) {
      read(mutator.next(), target, last, mutator.random.seed)
      count += 1
    }
    if end != nil { print("\(target.name): \(count) inputs") }
  }

  private func read(_ input: [UInt8], _ target: FuzzTarget, _ last: LastInput, _ seed: UInt64) {
    last.keep(input)
    // Parsers of source run on big stacks in flowdoc, too.
    let time = onBigStack { ProcessorTime.measure { target.read(input) } }
    // Far more than any of these takes, in code that is not optimised.
    if time >= .seconds(20) {
      last.save(input)
      Issue.record("\(target.name), seed \(seed): \(time) for .build/fuzz/\(target.name)-slow")
    }
  }
}
