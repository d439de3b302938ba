import WidgetGenerator
import WidgetSource

/// A function of keyed containers whose meaning the user specifies, because its body is in another module or cannot be
/// read.
package struct ConfiguredFunction: Sendable {
  let name: String
  let decoding: DecodedFact?
  let encoding: EncodedFact?

  /// Returns nil if the meaning cannot be read.
  ///
  /// - Parameter meaning: a single call such as `try? decodeIfPresent(type, forKey: key)`, or a statement such as
  ///   `if !value.isEmpty { try encode(value, forKey: key) }`.
  package init?(_ name: String, meaning: String) {
    self.name = name
    decoding =
      Self.helpers(
        "KeyedDecodingContainer { func \(name)<T>(_ type: T.Type, forKey key: Key) {\n\(meaning)\n} }"
      ).decoding[name]
    encoding =
      Self.helpers(
        "KeyedEncodingContainer { func \(name)<T>(_ value: T, forKey key: Key) {\n\(meaning)\n} }"
      ).encoding[name]
    if decoding == nil, encoding == nil { return nil }
  }

  private static func helpers(_ text: String) -> ContainerHelpers {
    ContainerHelpers(in: ScannedFile(SourceFile(path: "", text: "extension " + text)).parsed)
  }
}
