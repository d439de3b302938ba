/// The keys of a list as they are written in documents, with quotes and a colon, as in `"title":`.
///
/// The keys are in the order of declaration. Because their lengths are known, a key is compared with a document in a few
/// steps. A session owns the memory of the keys, and an object does not outlive the session that reads it.
@frozen
@usableFromInline
struct JSONQuotedKeys {
  /// The layouts of the keys, of 64 bytes each.
  @usableFromInline let bytes: JSONBytes

  /// Creates an empty list.
  @inlinable
  init() { bytes = JSONBytes("") }

  fileprivate init(_ bytes: JSONBytes) { self.bytes = bytes }

  var isEmpty: Bool { bytes.count == 0 }

  /// The key at a position, or nil if the list is empty or shorter.
  @inline(__always)
  subscript(number: Int) -> JSONQuotedKey? {
    let start = number &<< 6
    guard UInt(bitPattern: start) < UInt(bitPattern: bytes.count) else { return nil }
    return JSONQuotedKey(layout: bytes.uncheckedPart(from: start, to: start &+ 64))
  }
}

/// A known key as it is written in a document, with its quotes and a colon.
///
/// The words and numbers of its layout:
///
/// | Offset | Content |
/// |--:|---|
/// | 0, 8, 56 | the first three words of the text |
/// | 16 | the last word of the text, which may overlap the others |
/// | 24 | the bits of a word that are compared: fewer than 64 if the text has fewer than eight bytes |
/// | 32 | the key's bit in `JSONObject.seen` |
/// | 40 | the number of bytes of the text |
/// | 44 | the offset of the last word in the text |
/// | 48 | the offset of the following key in the literal |
/// | 52 | the offset of the key in the literal |
struct JSONQuotedKey {
  fileprivate let layout: JSONBytes

  /// The key's bit in `JSONObject.seen`.
  @inline(__always)
  var bit: UInt64 { word(at: 32) }

  /// The number of bytes, including the quotes and the colon.
  @inline(__always)
  var count: Int { number(at: 40) }

  /// The offset of the following key in the literal.
  @inline(__always)
  var next: Int { number(at: 48) }

  /// Whether the key has at most 29 letters, so that `isAlmost(at:in:)` compares the whole key.
  @inline(__always)
  var isShort: Bool { number(at: 44) <= 24 }

  /// Whether the first 24 bytes and the last eight bytes of the key are at an offset of a document. At least 32 bytes, and
  /// as many bytes as the key has, must follow the offset.
  @inline(__always)
  func isAlmost(at start: Int, in document: JSONBytes) -> Bool {
    let last = number(at: 44)
    let first = word(at: 0) ^ document.uncheckedLoad(UInt64.self, at: start)
    guard first & word(at: 24) == 0 else { return false }
    let end = word(at: 16) ^ document.uncheckedLoad(UInt64.self, at: start &+ last)
    guard end & word(at: 24) == 0 else { return false }
    if last <= 8 { return true }
    guard word(at: 8) == document.uncheckedLoad(UInt64.self, at: start &+ 8) else { return false }
    return last <= 16 || word(at: 56) == document.uncheckedLoad(UInt64.self, at: start &+ 16)
  }

  /// Whether the key is at an offset of a document, at least 32 bytes before its end.
  ///
  /// - Parameter keys: The list that the key belongs to.
  func isKey(at start: Int, in document: JSONBytes, of keys: WidgetCoding.JSONKeys) -> Bool {
    guard start >= 0, start <= document.count &- max(count, 32),
      isAlmost(at: start, in: document)
    else { return false }
    let size = count &- 3
    let known = keys.text.part(from: number(at: 52), to: number(at: 52) &+ size)
    return isShort || document.isEqual(known, from: start &+ 1)
  }

  @inline(__always)
  private func word(at offset: Int) -> UInt64 { layout.uncheckedLoad(UInt64.self, at: offset) }

  @inline(__always)
  private func number(at offset: Int) -> Int {
    Int(truncatingIfNeeded: layout.uncheckedLoad(UInt32.self, at: offset))
  }
}

/// The memory of quoted keys.
final class JSONQuotedKeyStorage {
  let keys: JSONQuotedKeys
  private let output: JSONOutput

  init(_ keys: WidgetCoding.JSONKeys) {
    var output = JSONOutput(capacity: 1024)
    var text = JSONOutput(capacity: 64)
    keys.forEach { entry in
      text.count = 0
      text.put(UInt8(ascii: "\""))
      text.put(entry.key)
      text.put(JSONBytes("\":"))
      output.putLayout(of: text.written, entry)
    }
    self.keys = JSONQuotedKeys(output.written)
    self.output = output
  }
}

extension JSONOutput {
  /// Appends the layout of a quoted key.
  fileprivate mutating func putLayout(of text: JSONBytes, _ entry: WidgetCoding.JSONKeys.Entry) {
    let isWord = text.count >= 8
    let last = isWord ? text.count &- 8 : 0
    let first = isWord ? text.load(UInt64.self, at: 0) : text.end(text.count)
    reserve(64)
    append(first)
    append(text.load(UInt64.self, at: 8))
    append(isWord ? text.load(UInt64.self, at: last) : first)
    append(isWord ? UInt64.max : 1 &<< UInt64(text.count &* 8) &- 1)
    append(1 &<< UInt64(entry.number))
    append(UInt32(text.count))
    append(UInt32(last))
    append(UInt32(entry.next))
    append(UInt32(entry.offset))
    append(text.load(UInt64.self, at: 16))
  }

  private mutating func append<Word: FixedWidthInteger>(_ word: Word) {
    store(word)
    count &+= Word.bitWidth / 8
  }
}
