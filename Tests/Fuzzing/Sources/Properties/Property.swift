/// What must hold whatever the bytes are: one case an input that strangers can shape.
///
/// The fuzzers try them on millions of inputs, `TrustTests` on a few thousand, always the same.
package enum Property: String, CaseIterable, Sendable {
  /// The bytes are a Swift source.
  case syntax
  /// The bytes are a template.
  case template
  /// The bytes are a `widgetgen.json`.
  case configuration
  /// The bytes are a Swift source with inline blocks to fill.
  case inline
  /// The bytes are a Swift source that everything is generated for.
  case generate
  /// The bytes are a contract.
  case contract
  /// The bytes are a payload.
  case payload

  /// Checks one input.
  ///
  /// - Throws: what does not hold. A crash, an endless loop or a growing heap is for the caller to
  ///   notice.
  package func check(_ bytes: [UInt8]) throws(Violation) {
    switch self {
    case .syntax: try checkSyntax(bytes)
    case .template: try checkTemplate(bytes)
    case .configuration: try checkConfiguration(bytes)
    case .inline: try checkInline(bytes)
    case .generate: try checkGenerate(bytes)
    case .contract: try checkContract(bytes)
    case .payload: try checkPayload(bytes)
    }
  }

  /// For the entry of a fuzzer: an input that breaks the property ends the process.
  package func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    do throws(Violation) {
      try check(Array(UnsafeBufferPointer(start: data, count: count)))
    } catch {
      // Unlike a precondition it says what is wrong in a release build, too.
      fatalError("\(rawValue): \(error)")
    }
    return 0
  }
}
