import Foundation
import Testing

@testable import FlowDriver

@Suite struct ListenerTests {
  /// A small answer does not wait until the browser has confirmed the one before.
  @Test func sendsSmallAnswersAtOnce() throws {
    let listener = try #require(Listener(port: 0))
    defer { listener.end() }
    let browser = try Served.connect(to: listener.port)
    defer { browser.end() }
    var accepted = listener.next()
    while accepted == nil { accepted = listener.next() }
    let socket = try #require(accepted)
    defer { socket.end() }
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    #expect(getsockopt(socket.file, Int32(IPPROTO_TCP), TCP_NODELAY, &value, &size) == 0)
    #expect(value != 0)
  }
}
