import WidgetSource

/// Skipping the text between brackets without making tokens of it.
///
/// Most of a program is inside function bodies, in which nothing is declared that others can see:
/// these two loops read that part, sixteen bytes at a time, and stop only at bytes that matter.
extension Lexer {
  /// Moves past the `}` that closes a `{` just before `offset`; false, at the end of the file,
  /// if there is none.
  mutating func skipBraces() -> Bool {
    var depth = 1
    var position = offset
    while position < bytes.count {
      let block = bytes.block(at: position)
      let near =
        block.near("{") | block.near("}") | block.near("\"") | block.near("/") | block.near("`")
      guard let hit = block.first(near) else {
        position += 16
        continue
      }
      position += hit
      switch bytes[position] {
      case "{":
        depth += 1
        position += 1
      case "}":
        depth -= 1
        position += 1
        if depth == 0 {
          offset = position
          return true
        }
      default:
        offset = position
        skipOpaque()
        position = offset
      }
    }
    offset = bytes.count
    return false
  }

  /// Moves past the `)` or `]` that closes a bracket just before `offset`; false, at the place
  /// where it was missed, if a `}` or the end of the file comes first.
  mutating func skipBrackets() -> Bool {
    var depth = 1
    while offset < bytes.count {
      // One test for `(` and `)`, which differ in their lowest bit; one for `[` and `{`, and one
      // for `]` and `}`, which differ in bit 5.
      let block = bytes.block(at: offset)
      let folded = block.setting(0x20)
      let near =
        block.setting(1).near(")") | folded.near("{") | folded.near("}") | block.near("\"")
        | block.near("/") | block.near("`")
      guard let hit = block.first(near) else {
        offset += 16
        continue
      }
      offset += hit
      switch bytes[offset] {
      case "(", "[":
        depth += 1
        offset += 1
      case ")", "]":
        depth -= 1
        offset += 1
        if depth == 0 { return true }
      case "{":
        offset += 1
        guard skipBraces() else { return false }
      case "}":
        return false
      default:
        skipOpaque()
      }
    }
    offset = bytes.count
    return false
  }

  /// Moves past what begins here and may contain brackets that do not count: a string, a comment, a
  /// regex literal, a name in backticks; or after one byte if it is none of these.
  private mutating func skipOpaque() {
    let start = offset
    switch bytes[start] {
    case "\"":
      skipString(pounds: poundsBefore(start))
    case "`":
      skipBackticks()
    case "/":
      switch bytes[start + 1] {
      case "/": skipLineComment()
      case "*": skipBlockComment()
      default: return skipSlash()
      }
      extendCommentRun(from: start)
    default:
      offset += 1
    }
  }

  /// How many signs `#` are right before an offset.
  func poundsBefore(_ start: Int) -> Int {
    var count = 0
    while start - count > 0, bytes[start - count - 1] == "#" { count += 1 }
    return count
  }

  /// Moves past the regex literal or the operator to which a slash belongs.
  private mutating func skipSlash() {
    let start = offset
    let pounds = poundsBefore(start)
    if pounds > 0 {
      offset = regexEnd(from: start, pounds: pounds) ?? start + 1
      return
    }
    var first = start
    while first > 0, bytes[first - 1].isASCIIOperator { first -= 1 }
    var end = start + 1
    while bytes[end].isASCIIOperator, !isCommentStart(at: end) { end += 1 }
    offset = regexEnd(at: start, operatorRange: first..<end) ?? end
  }

  private func isCommentStart(at start: Int) -> Bool {
    bytes[start] == "/" && (bytes[start + 1] == "/" || bytes[start + 1] == "*")
  }
}
