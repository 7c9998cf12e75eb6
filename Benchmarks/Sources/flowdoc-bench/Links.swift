import FlowModel

/// Matching a URL among few and among many patterns of one shape.
func benchLinks() throws {
  print("Links, patterns like shop://host7/section7/:id(Int)/edit, 25 rounds of 20,000 matches")
  var contest = Contest()
  for size in [10, 1_000, 100_000] {
    let table = LinkTable(
      try (0..<size).map { ("\($0)", try LinkPattern("shop://host\($0)/section\($0)/:id(Int)/edit")) })
    let urls = try (0..<1_000).map { number in
      try LinkURL("shop://host\(number * 7 % size)/section\(number * 7 % size)/\(number)/edit")
    }
    contest.add("\(size)") {
      for round in 0..<20_000 where table.match(urls[round % urls.count]) == nil { throw NoMatch() }
    }
  }
  let times = try contest.run(rounds: 25)
  for size in [10, 1_000, 100_000] {
    print("  among \(size): \(timeText(times.median("\(size)") / 20_000)) a match")
  }
  report("among 100,000 / among 10", times.ratio("100000", to: "10"), goal: 1.5)
}

private struct NoMatch: Error {}
