/// The answer to a message of JSON-RPC 2.0.
enum RPCAnswer {
  case result(JSONValue, id: JSONValue)
  case error(RPCError, id: JSONValue)

  var json: JSONValue {
    switch self {
    case .result(let result, let id): ["jsonrpc": "2.0", "id": id, "result": result]
    case .error(let error, let id):
      [
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
      ]
    }
  }
}

/// An error of the protocol, as opposed to one of a tool.
struct RPCError: Error, Equatable {
  enum Code: Int {
    case parse = -32_700
    case request = -32_600
    case method = -32_601
    case parameters = -32_602
    case failure = -32_603
    case resource = -32_002
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
