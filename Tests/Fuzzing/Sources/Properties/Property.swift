/// A property that must hold for any bytes. Each case interprets the bytes as a kind of untrusted input.
///
/// The fuzzers check millions of inputs. `MutationTests` checks hundreds or thousands of inputs for each property, and
/// uses the same inputs in every run.
package enum Property: String, CaseIterable, Sendable {
  /// The bytes are a Swift source.
  case syntax
  /// The bytes are a template.
  case template
  /// The bytes are a `widgetgen.json`.
  case configuration
  /// The bytes are a Swift source with inline blocks to fill.
  case inline
  /// The bytes are a Swift source for which all code is generated.
  case generate
  /// The bytes are a contract.
  case contract
  /// The bytes are a payload.
  case payload

  /// Checks one input.
  ///
  /// - Throws: a violation of the property. The fuzzer or the test runner detects crashes, endless loops and growing
  ///   heaps.
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

  /// Checks an input of libFuzzer and returns 0. An input that violates the property ends the process.
  package func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    do throws(Violation) {
      try check(Array(UnsafeBufferPointer(start: data, count: count)))
    } catch {
      // Unlike a precondition, this prints the violation in a release build.
      fatalError("\(rawValue): \(error)")
    }
    return 0
  }
}
