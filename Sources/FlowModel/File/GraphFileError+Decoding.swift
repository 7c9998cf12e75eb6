internal import Foundation

extension GraphFileError {
  /// Runs a decoder and tells its error in the words of the file.
  static func explaining<Value>(_ decode: () throws -> Value) throws(GraphFileError) -> Value {
    do {
      return try decode()
    } catch let error as DecodingError {
      throw GraphFileError(error)
    } catch {
      throw GraphFileError(path: "", problem: .notJSON("\(error)"))
    }
  }

  private init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: documentPath(context.codingPath + [key]), problem: .missing)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(path: documentPath(context.codingPath), problem: .wrongType(expected: name(of: type)))
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(path: "", problem: .notJSON(reason(of: context)))
    case .dataCorrupted(let context):
      self.init(path: documentPath(context.codingPath), problem: .unknownWord)
    @unknown default:
      self.init(path: "", problem: .notJSON("\(error)"))
    }
  }
}

/// A coding path as people write it: `flows[3].routes[0].target.id`.
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
  case is any Collection.Type: "an array"
  default: "an object"
  }
}

private func reason(of context: DecodingError.Context) -> String {
  let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
  return detail.map { "\($0)" } ?? context.debugDescription
}
