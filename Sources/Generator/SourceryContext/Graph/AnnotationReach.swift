import WidgetSource
import WidgetSyntax

/// Determines whether Sourcery finds an annotation in a comment above a declaration.
///
/// Sourcery searches upward from the line of the declaration's name. It skips comments, directives such as `#if`, and
/// the attributes that it recognizes: lines that begin with `@` and contain a closing parenthesis or no space. It
/// therefore stops at `@objc @MainActor`, and inside an `@available` on several lines.
///
/// Source: Sourcery 2, `AnnotationsParser.from`, `inlineFrom` and `isPropertyWrapper`.
struct AnnotationReach {
  private let bytes: [UInt8]
  private let token: Int

  /// - Parameter token: the offset of the name or keyword of the declaration.
  init(_ bytes: [UInt8], from token: UInt32) {
    self.bytes = bytes
    self.token = Int(token)
  }

  /// Whether Sourcery finds an annotation. Also true for all `widgetgen` annotations, for annotations of blocks, and
  /// for annotations after `token`.
  func includes(_ annotation: Annotation) -> Bool {
    guard annotation.origin == .sourcery, !annotation.isOfBlock, annotation.range.end <= token
    else { return true }
    let first = lineStart(of: Int(annotation.range.start))
    let last = lineStart(of: token)
    if first == last { return true }
    var isInDocumentation = opensDocumentation(before: first)
    var isPassed = true
    var line = first
    while line < last {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? last
      isPassed = passes(bytes[line..<end].trimmedBlanks, &isInDocumentation)
      // Annotations at the end of a line of code are included if other lines separate the line from the declaration.
      // Annotations above the line of code are not included.
      if !isPassed, line != first { return false }
      line = end + 1
    }
    // If the declaration is on the second line of the file, Sourcery does not check the first line.
    return isPassed || bytes[..<last].filter { $0 == UInt8(ascii: "\n") }.count < 2
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Whether a comment that begins with `/**` is open at the start of a line. False if the line itself begins with `/`
  /// or `@`.
  private func opensDocumentation(before line: Int) -> Bool {
    let first = bytes[line...].first { !$0.isBlank }
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "@") { return false }
    guard let open = bytes[..<line].lastPlace(of: "/*") else { return false }
    return bytes[open...].starts(with: "/**".utf8)
      && bytes[open..<line].lastPlace(of: "*/").map { $0 < open + 3 } ?? true
  }

  /// Whether Sourcery continues its search above a line, because the line is a comment, a directive or an attribute.
  private func passes(_ line: ArraySlice<UInt8>, _ isInDocumentation: inout Bool) -> Bool {
    let closes = line.lastPlace(of: "*/") != nil
    if line.starts(with: "/**".utf8) {
      isInDocumentation = !closes
      return true
    }
    if isInDocumentation {
      isInDocumentation = !closes
      return true
    }
    switch line.first {
    case UInt8(ascii: "/"): return line.starts(with: "//".utf8) || line.starts(with: "/*".utf8)
    case UInt8(ascii: "*"): return !line.starts(with: "*/".utf8)
    case UInt8(ascii: "#"): return true
    case UInt8(ascii: "@"):
      return line.contains(UInt8(ascii: ")")) || !line.contains(UInt8(ascii: " "))
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmedBlanks: ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !$0.isBlank }) else { return [] }
    return self[...last].drop { $0.isBlank }
  }

  /// Returns the offset of the last occurrence of two bytes, or nil if there isn't one.
  fileprivate func lastPlace(of pair: StaticString) -> Int? {
    pair.withUTF8Buffer { pair in
      indices.dropLast().last { self[$0] == pair[0] && self[$0 + 1] == pair[1] }
    }
  }
}
