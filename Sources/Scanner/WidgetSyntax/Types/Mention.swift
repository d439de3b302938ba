import WidgetSource

/// A name in a value that may refer to a type.
///
/// For example: `[Card(title: "A")] + Deck.rest` mentions `Card`, which is called, and `Deck` with
/// its member `rest`. Names in strings are not mentions.
package struct Mention: Equatable, Sendable {
  /// The leading components of the dotted name that begin with a capital letter.
  package var name: String
  /// The member that is accessed, or nil if there is none or if it is an explicit `init`.
  package var member: String?
  /// Whether arguments follow the type or its member.
  package var isCalled: Bool

  package init(name: String, member: String? = nil, isCalled: Bool = false) {
    self.name = name
    self.member = member
    self.isCalled = isCalled
  }

  /// Returns all mentions in a value, in source order.
  package static func all(in value: String) -> [Mention] {
    let value = Array(value.utf8)
    return SourceBytes.withBytes(value) { bytes in
      var reader = MentionReader(lexer: Lexer(bytes, path: ""), value: value)
      return reader.read()
    }
  }
}

/// Finds mentions in the tokens of a value.
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

  /// Reads the mention that begins with a token. Afterward, `token` is the first token after the
  /// mention.
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
