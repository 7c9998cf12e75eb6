/// The reason why a text is not a URL that links can match.
public enum LinkURLError: Error, Hashable, Sendable {
  /// The text does not begin with a scheme and a colon.
  case missingScheme
  /// The scheme has a character that is not allowed there.
  case invalidScheme
  /// The scheme is not followed by `://`.
  case missingSlashes
  /// The host is preceded by a user.
  case userInfo
  /// The port is invalid, or the host before it empty.
  case invalidPort
  /// A percent sign in the part is not followed by two hexadecimal digits.
  case percentEncoding(Part)
  /// The percent-encoded bytes of the part are not UTF-8.
  case invalidUTF8(Part)

  /// The part of a URL that could not be decoded.
  public enum Part: Hashable, Sendable {
    /// The host.
    case host
    /// A segment of the path, counted from 1.
    case segment(Int)
    /// An item of the query, counted from 1.
    case queryItem(Int)
  }
}

extension LinkURLError {
  /// The error's name in files, the same in every release.
  public var code: String {
    switch self {
    case .missingScheme: "missingScheme"
    case .invalidScheme: "invalidScheme"
    case .missingSlashes: "missingSlashes"
    case .userInfo: "userInfo"
    case .invalidPort: "invalidPort"
    case .percentEncoding: "percentEncoding"
    case .invalidUTF8: "invalidUTF8"
    }
  }

  /// The part with the problem.
  public var part: String {
    switch self {
    case .missingScheme, .invalidScheme, .missingSlashes: "scheme"
    case .userInfo, .invalidPort: "host"
    case .percentEncoding(let part), .invalidUTF8(let part): part.description
    }
  }
}

extension LinkURLError: CustomStringConvertible {
  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .missingScheme: "The URL has no scheme; begin it with one, as in shop://orders."
    case .invalidScheme: "The URL's scheme may only contain letters, digits, '+', '-' and '.'."
    case .missingSlashes: "The URL's scheme must be followed by '://'."
    case .userInfo: "The URL's host is preceded by a user; remove it and the '@'."
    case .invalidPort: "The URL's port must be one to five digits after a host."
    case .percentEncoding(let part):
      "In \(part) a '%' is not followed by two hexadecimal digits; write %25 for the sign."
    case .invalidUTF8(let part): "In \(part) the percent-encoded text is not UTF-8."
    }
  }
}

extension LinkURLError.Part: CustomStringConvertible {
  /// The part's name, such as `segment 2`.
  public var description: String {
    switch self {
    case .host: "host"
    case .segment(let number): "segment \(number)"
    case .queryItem(let number): "query item \(number)"
    }
  }
}
