/// Addresses in links of the catalog.
package enum Address {
  /// Whether an address is the address of a web page: `https://…` or `http://…`, in any case. No other addresses are
  /// linked, because a `javascript:` address runs code.
  package static func isWeb(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://")
  }

  /// Returns a text with percent-encoding, except for letters, digits and the given marks.
  static func encoded(_ text: String, keeping marks: String) -> String {
    let hex = Array("0123456789ABCDEF")
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let character = Character(scalar)
      if byte < 0x80, character.isLetter || character.isNumber || marks.contains(character) {
        result.append(character)
      } else {
        result += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
    return result
  }
}
