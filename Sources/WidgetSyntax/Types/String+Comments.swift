extension String {
  /// The code of the text: its tokens, with one space in place of comments and white space.
  package var withoutComments: String {
    guard utf8.contains(UInt8(ascii: "/")) else { return self }
    let text = Array(utf8)
    return SourceBytes.withBytes(text) { bytes in
      var lexer = Lexer(bytes, path: "")
      lexer.offset = 0
      var code: [UInt8] = []
      var end = 0
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile || Int(token.end) <= end { break }
        if !code.isEmpty, Int(token.start) > end { code.append(UInt8(ascii: " ")) }
        code += text[Int(token.start)..<Int(token.end)]
        end = Int(token.end)
      }
      return String(decoding: code, as: UTF8.self)
    }
  }
}
