extension StringProtocol {
  /// The text without white space at both ends.
  package var trimmed: String {
    var text = Substring(self)
    // Most texts have none, which their bytes show faster than their characters.
    let visible: Range<UInt8> = 0x21..<0x7F
    if let first = text.utf8.first, let last = text.utf8.last, visible.contains(first),
      visible.contains(last)
    {
      return String(text)
    }
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
