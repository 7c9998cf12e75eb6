internal import Foundation

extension GraphFileError {
  /// Decodes JSON and rewrites errors in terms of the file format.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, page: String = "GraphFormat.md"
  ) throws(GraphFileError) -> Value {
    if let excess = JSONSize.excess(in: data) {
      throw GraphFileError(path: "", problem: .tooLarge(excess), page: page)
    }
    return try describingErrors(data, page) { try JSONDecoder().decode(type, from: data) }
  }

  /// Runs a decoding step and rewrites its errors in terms of the file format.
  static func describingErrors<Value>(
    _ data: Data, _ page: String, _ decoding: () throws -> Value
  ) throws(GraphFileError) -> Value {
    do {
      return try decoding()
    } catch let error as DecodingError {
      throw GraphFileError(error, data, page)
    } catch {
      throw GraphFileError(path: "", problem: syntaxProblem(of: data) ?? .notRead, page: page)
    }
  }

  private init(_ error: DecodingError, _ data: Data, _ page: String) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: documentPath(context.codingPath + [key]), problem: .missing, page: page)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(
        path: documentPath(context.codingPath), problem: .wrongType(expected: name(of: type)), page: page)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(
        path: "", problem: syntaxProblem(of: data) ?? .notRead, page: page)
    case .dataCorrupted(let context):
      self.init(path: documentPath(context.codingPath), problem: .unknownWord, page: page)
    @unknown default:
      self.init(path: "", problem: syntaxProblem(of: data) ?? .notRead, page: page)
    }
  }
}

extension GraphFileError.Problem {
  /// The problem for errors whose own description would mean nothing to the author of the file.
  fileprivate static var notRead: Self { .unreadable("it is not readable JSON") }
}

/// A coding path in the usual notation: `flows[3].routes[0].target.id`.
private func documentPath(_ keys: [any CodingKey]) -> String {
  keys.reduce(into: "") { path, key in
    if let index = key.intValue {
      path += "[\(index)]"
    } else {
      path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
    }
  }
}

private func name(of type: any Any.Type) -> String {
  switch type {
  case is String.Type: "a string"
  case is Int.Type: "a whole number"
  case is Bool.Type: "true or false"
  case is [String: Any].Type: "an object"
  case is any Collection.Type: "an array"
  default: "an object"
  }
}

private func syntaxProblem(of data: Data) -> GraphFileError.Problem? {
  JSONFault(in: data).map { fault in
    switch fault.kind {
    case .end: .cutOff
    case .syntax: .notJSON(line: fault.line, column: fault.column)
    case .halfCharacter: .halfCharacter(line: fault.line, column: fault.column)
    }
  }
}
