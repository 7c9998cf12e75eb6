import Foundation

/// Commands to a driver, as https://www.w3.org/TR/webdriver has them: JSON over HTTP on loopback.
struct WebDriverConnection: Sendable {
  let port: Int

  private struct Reply<Value: Decodable>: Decodable { let value: Value }
  private struct Failure: Decodable { let error, message: String }
  /// Where nobody looks at the answer.
  struct Nothing: Decodable, Sendable { init(from decoder: any Decoder) {} }

  func post<Value: Decodable>(_ path: String, _ body: WireValue = [:]) async throws -> Value {
    try await send("POST", path, body)
  }

  func get<Value: Decodable>(_ path: String) async throws -> Value { try await send("GET", path, nil) }

  func delete(_ path: String) async throws { let _: Nothing = try await send("DELETE", path, nil) }

  private func send<Value: Decodable>(_ method: String, _ path: String, _ body: WireValue?) async throws
    -> Value
  {
    let request = LoopbackRequest(
      port: port, method: method, path: path, body: try body.map(JSONEncoder().encode) ?? Data())
    let data = try await request.answer()
    if let failure = try? JSONDecoder().decode(Reply<Failure>.self, from: data).value {
      throw WebDriverError("\(path): \(failure.error): \(failure.message)")
    }
    return try JSONDecoder().decode(Reply<Value>.self, from: data).value
  }
}
