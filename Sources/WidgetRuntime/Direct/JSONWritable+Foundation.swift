#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// What `JSONEncoder` treats in its own way, with its default strategies.

extension JSONWriter {
  /// Such a type as one that writes itself; nil for any other. They are named here, since a linker leaves
  /// conformances out of a static library that nobody names.
  static func foundationType(_ type: Any.Type) -> (any JSONWritable.Type)? {
    let types: [any JSONWritable.Type] = [Date.self, URL.self, Data.self, Decimal.self]
    return types.first { $0 == type }
  }
}

@_documentation(visibility: internal)
extension Date: JSONWritable {
  /// Writes the seconds since 2001.
  public func write(to json: inout JSONWriter) throws {
    try timeIntervalSinceReferenceDate.write(to: &json)
  }
}

@_documentation(visibility: internal)
extension URL: JSONWritable {
  /// Writes the absolute URL.
  public func write(to json: inout JSONWriter) throws { json.output.put(absoluteString) }
}

@_documentation(visibility: internal)
extension Data: JSONWritable {
  /// Writes a string in Base64.
  public func write(to json: inout JSONWriter) throws { json.output.put(base64EncodedString()) }
}

@_documentation(visibility: internal)
extension Decimal: JSONWritable {
  /// Writes a number.
  public func write(to json: inout JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Decimal.\(self) directly in JSON.")
    }
    json.output.put(plain: description)
  }
}

extension JSONOutput {
  /// What has been written, without a copy.
  consuming func data() -> Data {
    #if compiler(>=6.2)
      unsafe take { unsafe Data(bytesNoCopy: $0, count: $1, deallocator: .free) }
    #else
      take { Data(bytesNoCopy: $0, count: $1, deallocator: .free) }
    #endif
  }
}
