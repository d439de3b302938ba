import WidgetTemplate

/// The value of an annotation or argument that is a flag: `// sourcery: flag`.
///
/// Sourcery stores `NSNumber(value: true)`, which is equal to `1` and to `true`.
final class FlagObject: TemplateObject {
  let text: String?
  var number: Float? { 1 }

  /// - Parameter text: the printed text, which is `1` for an annotation.
  init(text: String = "1") { self.text = text }

  func member(_ name: String) -> Value? { nil }

  func isEqual(to other: any TemplateObject) -> Bool { other is FlagObject }
}
