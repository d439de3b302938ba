/// An additional box of a family, for properties and associated values with their own policy for unknown names.
///
/// For example: `AnyComponentOrJSON` for `// widgetgen: unknown = keep` on a property.
package struct PolicyBox: Equatable, Sendable {
  /// The protocol or the class of the box's values.
  package var base: String
  package var unknown: Family.Unknown
  /// The place from which a fallback type is decoded.
  package var fallbackPlace = FallbackPlace.whole

  package init(base: String, unknown: Family.Unknown) {
    self.base = base
    self.unknown = unknown
  }
}
