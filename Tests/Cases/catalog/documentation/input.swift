/// The components of a screen.
// widgetgen: family, tag = "type", unknown = skip, nameStyle = kebab-case
protocol Component: Codable {}

/// A *text*, with <script>alert("no")</script> and `code`.
///
/// - Note: Short ones look best.
///
/// ```json
/// {"type": "label", "text": "Hello", "size": 40}
/// ```
// widgetgen: name = "label", alias = "text\"<b>"
struct Label: Component {
  /// The text to show.
  // widgetgen: alias = "caption"
  var text: String
  var color: Color = .dark
  /// ```json
  /// 40
  /// ```
  var size: Int8
  #if DEBUG
  var border: Bool?
  #endif
}

enum Color: String, Codable { case light, dark }
