@_documentation(visibility: internal)
extension NamePattern {
  /// Whether a name in a document has the pattern.
  public static func ~= (pattern: NamePattern, name: JSONName) -> Bool { pattern ~= name.string }
}
