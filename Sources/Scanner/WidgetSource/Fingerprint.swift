extension String {
  /// A hash of the text, as 16 hexadecimal digits. It is the same in every run and on every
  /// platform.
  ///
  /// The hash function is 64-bit FNV-1a, which is fast but not cryptographic.
  package var fingerprint: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
