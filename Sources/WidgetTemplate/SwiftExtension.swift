extension Extension {
  /// StencilSwiftKit's tags and filters.
  static let swiftKit = Extension()
}
