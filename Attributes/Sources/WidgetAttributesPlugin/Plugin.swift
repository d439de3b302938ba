#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Answers the messages of the compiler on the standard streams: eight bytes with the length, then JSON.
///
/// Every attribute expands to nothing. Any other text in the output would crash the compiler.
@main struct Plugin {
  static func main() {
    while let length = receive(8),
      let message = receive(length.reversed().reduce(0) { $0 << 8 | Int($1) })
    {
      send(message.starts(with: "{\"getCapability\"".utf8) ? capability : nothing)
    }
  }

  private static let capability =
    #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
  private static let nothing = #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#

  /// Returns the next bytes of the input, or nil at its end.
  private static func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var next = 0
    while next < count {
      let length = bytes.withUnsafeMutableBytes {
        read(0, $0.baseAddress?.advanced(by: next), count - next)
      }
      if length <= 0 { return nil }
      next += length
    }
    return bytes
  }

  private static func send(_ text: String) {
    var rest = (0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> ($0 * 8)) }[...]
    rest += text.utf8
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if length <= 0 { return }
      rest = rest.dropFirst(length)
    }
  }
}
