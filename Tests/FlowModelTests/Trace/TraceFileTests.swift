import FlowModel
import FlowTestSupport
import Foundation
import Testing

@Suite struct TraceFileTests {
  private let trace = Trace(
    name: "Shop",
    events: [
      TraceEvent(number: 1, kind: .started, flow: "AppFlow", node: "#1"),
      TraceEvent(number: 2, time: 1250, kind: .opened, flow: "AppFlow", link: "shop://cart/:é"),
      TraceEvent(number: 3, time: 1251, kind: .showed, flow: "CartFlow", route: "CartFlow.cart"),
    ])
  private let text = ##"""
    {"format":"flowdoc.trace","name":"Shop","version":1}
    {"flow":"AppFlow","kind":"started","node":"#1","number":1}
    {"flow":"AppFlow","kind":"opened","link":"shop://cart/:é","number":2,"time":1250}
    {"flow":"CartFlow","kind":"showed","number":3,"route":"CartFlow.cart","time":1251}

    """##

  @Test func itsBytes() throws {
    #expect(String(decoding: TraceFile.write(trace), as: UTF8.self) == text)
    let lines = [TraceFile.header(name: "Shop")] + trace.events.map(TraceFile.line)
    #expect(lines.reduce(Data(), +) == Data(text.utf8))
  }

  @Test func readsWhatItWrote() throws {
    let reading = try TraceFile.read(Data(text.utf8))
    #expect(reading.trace == trace)
    #expect(reading.findings == [])
  }

  /// Wherever a crash stops the writing, all whole lines are read, and a part of one is told.
  @Test func everyPrefixIsReadUpToItsLastWholeLine() throws {
    let bytes = Data(text.utf8)
    let header = TraceFile.header(name: "Shop").count
    for length in (header - 1)..<bytes.count {
      let prefix = bytes.prefix(length)
      let reading = try TraceFile.read(prefix)
      let atLineEnd = prefix.last == UInt8(ascii: "\n") || bytes[length] == UInt8(ascii: "\n")
      let whole = prefix.count { $0 == UInt8(ascii: "\n") } - (bytes[length] == UInt8(ascii: "\n") ? 0 : 1)
      #expect(reading.trace.events == Array(trace.events.prefix(whole)), "\(length)")
      #expect(reading.findings.isEmpty == atLineEnd, "\(length)")
    }
  }

  @Test func aCutOffLineIsToldWithItsNumber() throws {
    let reading = try TraceFile.read(Data(text.utf8.dropLast(2)))
    #expect(
      reading.findings.map(\.description) == [
        "note: line 4, the last of the trace, is incomplete and was skipped [trace-cut-off]"
      ])
    let zeros = try TraceFile.read(Data(text.utf8) + Data(count: 40))
    #expect(zeros.trace == trace && zeros.findings.count == 1)
  }

  @Test(arguments: [
    ("", "the file ends in the middle of a value; generate it again"),
    (#"{"format":"flowdoc.tr"#, "the file ends in the middle of a value; generate it again"),
    (
      #"{"format":"flowdoc.tree","version":1}"#,
      "format: the format is 'flowdoc.tree', not 'flowdoc.trace'; use a file that flowdoc wrote"
    ),
    ("H\n{\"flow\":\nE", "the file stops being valid JSON at line 2, column 9; generate it again"),
    ("H\nE\n\nE", "the file stops being valid JSON at line 3, column 1; generate it again"),
    (
      "H\nE\n{\"number\":2,\"flow\":\"A\"}\n",
      "line 3, kind: the key is missing; Documentation/TreeFormat.md describes it"
    ),
    ("H\n{\"number\":\"2\"}\nE", "line 2, number: the value is not a whole number"),
    ("H\n[]\nE", "line 2: the value is not an object"),
    (
      "H\n{\"number\":2,\"flow\":\"A\",\"kind\":\"exploded\"}",
      "line 2, kind: the value is not one of those that the format allows; Documentation/TreeFormat.md lists them"
    ),
    (
      "H\n{\"number\":99999999999999999999}\n",
      "line 2: the file cannot be read"
    ),
  ])
  func refuses(sketch: String, message: String) {
    let text = sketch.replacing("H\n", with: "{\"format\":\"flowdoc.trace\",\"version\":1}\n")
      .replacing("E", with: #"{"flow":"A","kind":"left","number":1}"#)
    let error = #expect(throws: GraphFileError.self) { try TraceFile.read(Data(text.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func readsBackHostileText() throws {
    let events = HostileText.all.enumerated().map {
      TraceEvent(
        number: $0.offset, kind: .left, flow: $0.element, route: $0.element, link: $0.element,
        node: $0.element)
    }
    let trace = Trace(name: "a\n\"b", events: events)
    #expect(try TraceFile.read(TraceFile.write(trace)).trace == trace)
  }
}
