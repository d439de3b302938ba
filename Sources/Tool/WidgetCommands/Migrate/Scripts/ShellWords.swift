/// Parses a shell script into commands, and each command into words.
///
/// It supports quotes, line continuations, comments, substitutions, redirections and here-documents. Keywords are
/// ordinary words. Outside of quotes and redirections, every `;`, `|`, `&`, parenthesis and line break ends a command.
struct ShellWords {
  /// A word without its quotes. Expansions stay as written.
  struct Word {
    var text: String
    /// The range of the word in the script, including quotes.
    var range: Range<Int>
    var isQuoted = false
  }

  private(set) var commands: [[Word]] = []
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int
  private var words: [Word] = []
  /// Whether the next word is the target of a redirection.
  private var isRedirected = false
  /// The terminators of the here-documents that start on the next line.
  private var documents: [String] = []
  private let depth: Int
  private static let deepestNesting = 16

  init(_ script: [UInt8]) { self.init(script, 0..<script.count, depth: 0) }

  private init(_ bytes: [UInt8], _ range: Range<Int>, depth: Int) {
    (self.bytes, self.depth) = (bytes, depth)
    (offset, end) = (range.lowerBound, range.upperBound)
    if depth < Self.deepestNesting { read() }
  }

  private mutating func read() {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "\\") where isLineBreak(at: offset + 1): offset += 2
      case UInt8(ascii: "\n"):
        offset += 1
        finishCommand()
        skipDocuments()
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"):
        offset += 1
        finishCommand()
      case UInt8(ascii: "&"):
        offset += 1
        if offset < end, bytes[offset] == UInt8(ascii: ">") {
          readRedirection()
        } else {
          finishCommand()
        }
      case UInt8(ascii: "<"), UInt8(ascii: ">"): readRedirection()
      default: readWord()
      }
    }
    finishCommand()
  }

  private mutating func finishCommand() {
    if !words.isEmpty { commands.append(words) }
    words = []
    isRedirected = false
  }

  private func isLineBreak(at offset: Int) -> Bool {
    offset < end && bytes[offset] == UInt8(ascii: "\n")
  }

  private mutating func skipLine() {
    while offset < end, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  // MARK: - Redirections

  private mutating func readRedirection() {
    let start = offset
    while offset < end, "<>&-".utf8.contains(bytes[offset]) { offset += 1 }
    // `2>&1` redirects to a descriptor instead of a file.
    let isDescriptor =
      bytes[start..<offset].contains(UInt8(ascii: "&")) && bytes[start] != UInt8(ascii: "&")
    if isDescriptor {
      while offset < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
        offset += 1
      }
    }
    // The number before `<` or `>` is not a word.
    if let last = words.last, last.range.upperBound == start, !last.isQuoted, Int(last.text) != nil
    {
      words.removeLast()
    }
    if bytes[start..<offset].starts(with: "<<".utf8), bytes[start..<offset].count < 4,
      bytes[start..<offset].last != UInt8(ascii: "<") || offset - start == 2
    {
      let known = words.count
      readBlanks()
      readWord()
      if words.count > known { documents.append(words.removeLast().text) }
    } else {
      isRedirected = !isDescriptor
    }
  }

  private mutating func readBlanks() {
    while offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
      offset += 1
    }
  }

  private mutating func skipDocuments() {
    for terminator in documents {
      while offset < end {
        let start = offset
        skipLine()
        let line = String(decoding: bytes[start..<offset], as: UTF8.self)
        offset = min(offset + 1, end)
        if line.drop(while: { $0 == "\t" || $0 == " " }) == terminator { break }
      }
    }
    documents = []
  }

  // MARK: - Words

  private mutating func readWord() {
    var word = Word(text: "", range: offset..<offset)
    var text: [UInt8] = []
    loop: while offset < end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "'"):
        word.isQuoted = true
        offset += 1
        while offset < end, bytes[offset] != UInt8(ascii: "'") { take(into: &text) }
        offset = min(offset + 1, end)
      case UInt8(ascii: "\""):
        word.isQuoted = true
        offset += 1
        readQuoted(into: &text)
      case UInt8(ascii: "\\"):
        if isLineBreak(at: offset + 1) {
          offset += 2
        } else {
          offset += 1
          if offset < end { take(into: &text) }
        }
      case UInt8(ascii: "$"), UInt8(ascii: "`"): readExpansion(into: &text)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
        UInt8(ascii: ";"),
        UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "<"),
        UInt8(ascii: ">"):
        break loop
      default: take(into: &text)
      }
    }
    word.text = String(decoding: text, as: UTF8.self)
    word.range = word.range.lowerBound..<offset
    if isRedirected { isRedirected = false } else { words.append(word) }
  }

  private mutating func take(into text: inout [UInt8]) {
    text.append(bytes[offset])
    offset += 1
  }

  private mutating func readQuoted(into text: inout [UInt8]) {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\") where offset + 1 < end:
        offset += 1
        if bytes[offset] == UInt8(ascii: "\n") { offset += 1 } else { take(into: &text) }
      case UInt8(ascii: "$"), UInt8(ascii: "`"): readExpansion(into: &text)
      default: take(into: &text)
      }
    }
  }

  /// Reads `${name}`, `$(command)`, a command in backticks, or only the `$` of `$name`. Nested commands are added to
  /// the script's commands.
  private mutating func readExpansion(into text: inout [UInt8]) {
    let start = offset
    let isBackticks = bytes[offset] == UInt8(ascii: "`")
    offset += 1
    let open: UInt8? = isBackticks ? UInt8(ascii: "`") : offset < end ? bytes[offset] : nil
    if isBackticks {
      while offset < end, bytes[offset] != UInt8(ascii: "`") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
    } else if open == UInt8(ascii: "(") || open == UInt8(ascii: "{") {
      skipNested()
    } else {
      text += bytes[start..<offset]
      return
    }
    offset = min(offset, end)
    if isBackticks || open == UInt8(ascii: "(") {
      let inner = min(start + (isBackticks ? 1 : 2), offset)..<offset
      commands += ShellWords(bytes, inner, depth: depth + 1).commands
    }
    offset = min(offset + 1, end)
    text += bytes[start..<offset]
  }

  /// Advances to the bracket that matches the current one.
  private mutating func skipNested() {
    let open = bytes[offset]
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var nesting = 0
    while offset < end {
      switch bytes[offset] {
      case open: nesting += 1
      case close:
        nesting -= 1
        if nesting == 0 { return }
      case UInt8(ascii: "\\"): offset += 1
      default: break
      }
      offset += 1
    }
  }
}
