@_documentation(visibility: internal)
extension WidgetModule {
  /// Creates a module whose values are read from bytes, too.
  public init(
    names: [String], besides ownNames: [String] = [],
    decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family,
    read: @escaping @Sendable (inout JSONReader) throws -> Family
  ) {
    self.init(names: names, besides: ownNames, decode: decode)
    reading = Reading(read: read)
  }

  /// Reads the value at a reader; nil where that was not generated.
  var read: (@Sendable (inout JSONReader) throws -> Family)? { (reading as? Reading)?.read }

  /// A function that can be kept as a value of any type.
  private struct Reading: Sendable {
    let read: @Sendable (inout JSONReader) throws -> Family
  }
}
