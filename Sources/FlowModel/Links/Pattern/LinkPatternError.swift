/// The problem with the text of a link pattern, and its place.
public struct LinkPatternError: Error, Hashable, Sendable {
  /// The problem.
  public let problem: Problem
  /// The text that was parsed.
  public let pattern: String
  /// The column of the problem, in Unicode scalars counted from 1.
  public let column: Int

  /// The problem's name in files, the same in every release.
  public var code: String { problem.rawValue }

  /// The problem and what to do about it, in a sentence or two.
  public var message: String { problem.advice }

  /// The pattern with a caret below the column, and the advice beside it.
  ///
  /// ```
  /// shop://orders/:1d
  ///                ^ A name begins with a letter or an underscore.
  /// ```
  public var marked: String {
    let line = pattern.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : String($0) }
    return line.joined() + "\n" + String(repeating: " ", count: max(0, column - 1)) + "^ " + message
  }
}

extension LinkPatternError: CustomStringConvertible {
  /// The column and the message.
  public var description: String { "column \(column): \(message)" }
}

extension LinkPatternError {
  /// The problems that a pattern can have; the raw values are the codes.
  public enum Problem: String, CaseIterable, Hashable, Sendable {
    /// The pattern does not begin with a scheme.
    case missingScheme
    /// The scheme has a character that is not allowed there.
    case invalidScheme
    /// The scheme is not followed by `://`.
    case missingSlashes
    /// The host is preceded by a user.
    case userInfo
    /// The host's colon is not followed by a port.
    case invalidPort
    /// Two slashes stand side by side.
    case emptySegment
    /// The name of a parameter or wildcard is invalid.
    case invalidName
    /// Two parameters have the same name.
    case duplicateName
    /// A type's bracket is never closed.
    case unclosedType
    /// The brackets of a type are empty.
    case emptyType
    /// A type has a character that is not allowed there.
    case invalidType
    /// A parameter takes only a part of its segment.
    case textAfterParameter
    /// Something follows the wildcard.
    case wildcardNotLast
    /// An asterisk is where no wildcard can be.
    case strayAsterisk
    /// A colon is where no parameter can be.
    case strayColon
    /// A query item is empty or has no key.
    case emptyQueryItem
    /// A query item has no value.
    case missingValue
    /// Two query items have the same key.
    case duplicateKey
    /// There are more than 100 query items.
    case tooManyItems
    /// A literal value is marked as optional.
    case optionalLiteral
    /// The pattern has a fragment.
    case fragment
    /// A character must be percent-encoded.
    case invalidCharacter
    /// A percent sign is not followed by two hexadecimal digits.
    case percentEncoding
    /// Percent-encoded bytes are not UTF-8.
    case invalidUTF8
  }
}

extension LinkPatternError.Problem {
  /// The problem and what to do about it.
  var advice: String {
    switch self {
    case .missingScheme: "Begin with a scheme and a host, as in shop://orders."
    case .invalidScheme: "A scheme is a letter followed by letters, digits, '+', '-' or '.'."
    case .missingSlashes: "Write '://' after the scheme."
    case .userInfo: "Remove the user before the '@'; links with one are never matched."
    case .invalidPort: "Write the port as one to five digits after a host, or remove the colon."
    case .emptySegment: "Remove one of the two slashes."
    case .invalidName: "A name begins with a letter (A to Z) or an underscore; letters, digits, '_' follow."
    case .duplicateName: "Rename the parameter; another one already has this name."
    case .unclosedType: "Close the bracket of the type."
    case .emptyType: "Write a type between the brackets, or remove them."
    case .invalidType: "Remove the character; a type's name cannot contain '/', '#' or control characters."
    case .textAfterParameter: "Make the parameter take everything up to the next '/', '?' or '&'."
    case .wildcardNotLast: "Move the wildcard to the end of the path; it takes all remaining segments."
    case .strayAsterisk: "Write %2A for an asterisk; a wildcard must be the whole last segment."
    case .strayColon: "Write %3A for a colon; a parameter takes a whole segment, host or value."
    case .emptyQueryItem:
      "Write an item as key=value after '?' and '&', or remove the sign; a path has no optional parts."
    case .missingValue: "Write the item as key=literal or key=:name; 'key=' asks for an empty value."
    case .duplicateKey: "Remove the item; another one already has this key."
    case .tooManyItems: "Remove query items; a pattern can have at most 100."
    case .optionalLiteral: "Only a parameter can be optional; write %3F for a question mark."
    case .fragment: "Remove the fragment; fragments of links are ignored."
    case .invalidCharacter: "Percent-encode the character (a space is %20); a parameter is written :name."
    case .percentEncoding: "Write two hexadecimal digits after the percent sign (%25 for the sign itself)."
    case .invalidUTF8: "Percent-encode text as UTF-8."
    }
  }
}
