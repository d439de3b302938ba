import WidgetSource

/// The name of what may be a type, where a value uses it.
///
/// For example: in `[Card(title: "A")] + Deck.rest` `Card`, which is called, and `Deck` with its
/// member `rest`. A name in a string is none.
package struct Mention: Equatable, Sendable {
  /// Dotted, as far as its parts begin with a capital letter.
  package var name: String
  /// The member that is accessed; nil when none is, or its initializer by name.
  package var member: String?
  /// Whether arguments follow: it is made, or its member called.
  package var isCalled: Bool

  package init(name: String, member: String? = nil, isCalled: Bool = false) {
    self.name = name
    self.member = member
    self.isCalled = isCalled
  }

  /// All in the text of a value, in the order in which they are there.
  package static func all(in value: String) -> [Mention] {
    let value = Array(value.utf8)
    return SourceBytes.withBytes(value) { bytes in
      var reader = MentionReader(lexer: Lexer(bytes, path: ""), value: value)
      return reader.read()
    }
  }
}

/// Reads a value's tokens.
private struct MentionReader {
  var lexer: Lexer
  let value: [UInt8]

  mutating func read() -> [Mention] {
    var found: [Mention] = []
    var isMember = false
    var token = lexer.next()
    while token.kind != .endOfFile {
      let isName = token.kind == .identifier && !isMember && isCapitalized(token)
      isMember = token.kind == .period
      if isName { found.append(mention(from: &token)) } else { token = lexer.next() }
    }
    return found
  }

  /// The mention whose first name is a token, which becomes the one after it.
  private mutating func mention(from token: inout Token) -> Mention {
    var mention = Mention(name: text(token))
    token = lexer.next()
    while token.kind == .period {
      token = lexer.next()
      guard token.kind == .identifier else { break }
      let name = text(token)
      let isType = isCapitalized(token)
      token = lexer.next()
      if isType {
        mention.name += "." + name
      } else {
        mention.member = name == "init" ? nil : name
        break
      }
    }
    mention.isCalled = token.kind == .leftParen
    return mention
  }

  private func isCapitalized(_ token: Token) -> Bool {
    let byte = value[Int(token.start)]
    return byte.isASCIILetter && byte & 0x20 == 0
  }

  private func text(_ token: Token) -> String {
    String(decoding: value[token.range.bounds], as: UTF8.self)
  }
}
