#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Detects a document's text encoding by its byte order mark, or by the zeros among its first bytes. The zeros are
/// sufficient if the document begins with two ASCII characters, as objects and arrays do (RFC 4627, section 3).
///
/// A document in UTF-16 that is only a string, such as `"ж"`, can have a different second character. It is then treated
/// as UTF-8, as in Foundation's decoder.
enum JSONEncoding {
  /// Returns a document converted to UTF-8, or nil if it already is UTF-8 without a byte order mark.
  ///
  /// UTF-8 after a byte order mark is copied without decoding it, because decoding would replace invalid bytes.
  static func converted(_ document: JSONBytes) throws -> [UInt8]? {
    // A document that begins with two ASCII characters is UTF-8.
    if 0x01...0x7F ~= document[0], 0x01...0x7F ~= document[1] { return nil }
    let (encoding, markLength) = encoding(of: document.part(from: 0, to: 4).array)
    if encoding == .utf8, markLength == 0 { return nil }
    let bytes = document.part(from: markLength, to: document.count).array
    if encoding == .utf8 { return bytes }
    if let text = String(bytes: bytes, encoding: encoding) { return Array(text.utf8) }
    throw WidgetDecodingError(
      DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "the document's text is not in \(encoding)")),
      at: [])
  }

  private static func encoding(of start: [UInt8]) -> (String.Encoding, markLength: Int) {
    switch start {
    case [0, 0, 0xFE, 0xFF]: return (.utf32BigEndian, 4)
    case [0xFE, 0xFF, 0, 0]: return (.utf32LittleEndian, 4)
    default: break
    }
    if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if start.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false]: return (.utf32BigEndian, 0)
    case [true, false, true, false], [true, false]: return (.utf16BigEndian, 0)
    case [false, true, true, true]: return (.utf32LittleEndian, 0)
    case [false, true, false, true], [false, true]: return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }
}
