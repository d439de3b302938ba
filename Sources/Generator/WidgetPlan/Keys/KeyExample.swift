/// A source that has a key, and JSON for one of its types. `DocumentationTests` compiles the source, and decodes and
/// encodes the JSON.
package struct KeyExample: Sendable {
  package let source: String
  /// The module that the source imports, with the module's source, or nil if it imports no module of an app.
  package let dependency: (module: String, source: String)?
  /// The type that the JSON is decoded as.
  package let type: String
  package let json: String
  /// The JSON that the decoded value is encoded as, or nil if the type is only decoded.
  package let encoded: String?

  /// Creates an example whose JSON is encoded again as it was decoded.
  init(
    _ source: String, reads type: String, _ json: String,
    importing dependency: (module: String, source: String)? = nil
  ) {
    (self.source, self.dependency) = (source, dependency)
    (self.type, self.json, self.encoded) = (type, json, json)
  }

  /// Creates an example whose value is encoded as different JSON, or not at all.
  init(_ source: String, decodes type: String, _ json: String, encodes encoded: String?) {
    (self.source, self.dependency) = (source, nil)
    (self.type, self.json, self.encoded) = (type, json, encoded)
  }
}
